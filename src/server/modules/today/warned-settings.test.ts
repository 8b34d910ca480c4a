import { describe, expect, it } from 'vitest';
import type { Today } from '#contract/desk/today.ts';
import { asStaff } from '#support/as-staff.ts';
import { setUpTestSite } from '#support/set-up-site.ts';

const env = { PUBLIC_URL: 'https://aangan.example', SMPT_URL: 'smtp://127.0.0.1' };

describe('settings of a public site that somebody should look at', () => {
  const ofOwner = setUpTestSite({ env });
  const ofManager = setUpTestSite({ env: { ...env, STAFF_KEY_ROLE: 'manager' } });
  const seen = async (site: typeof ofOwner) =>
    (await asStaff(site, 'GET /api/staff/sheet'))
      .json<Today>()
      .groups.find(({ name }) => name === 'settings');

  it('are named on Today to owners, and to nobody else', async () => {
    const group = await seen(ofOwner);
    expect(group?.lines.map(({ title }) => title)).toEqual(['SMPT_URL', 'SMTP_URL', 'COMPANY_FILE']);
    expect(group?.lines[0]?.note).toBe('SMPT_URL is no setting and has no effect; SMTP_URL may be meant.');
    expect(await seen(ofManager)).toBeUndefined();
  });
});
