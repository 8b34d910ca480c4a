import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { MailServerTest } from '#contract/desk/content/mails/mails.ts';
import type { Today } from '#contract/desk/today.ts';
import { startMailServer, type MailServer } from '#platform/mailer/mail-server.fake.ts';
import { borrowTestSite } from '#support/set-up-site.ts';
import { memberWithRole } from '#support/desk.ts';
import type { TestSite } from '#support/site.ts';

// A mail server that refuses, and takes mails again.

const token = 'a token for the metrics';
const patient = { timeout: 20_000, interval: 100 };
let server: MailServer;
let site: TestSite;
beforeAll(async () => {
  server = await startMailServer();
  site = await borrowTestSite({ env: { SMTP_URL: server.url, METRICS_TOKEN: token } });
});
afterAll(async () => {
  await site.close();
  await server.close();
});

const metric = async (what: string) => {
  const { text } = await site.get('/metrics', { authorization: `Bearer ${token}` });
  return Number(new RegExp(`^mails\\{what="${what}"\\} (\\S+)$`, 'm').exec(text)?.[1]);
};

it(
  'is seen on Today and in the metrics with its words, and an owner tries it',
  { timeout: 60_000 },
  async () => {
    server.setMode('refuse');
    const { browser: owner } = await memberWithRole(site, 'owner');
    const group = async () =>
      (await owner.call('GET /api/staff/sheet'))
        .json<Today>()
        .groups.find(({ name }) => name === 'undelivered');
    await site.post('/api/contacts', { name: 'Kavita', phone: '9876543210', email: 'kavita@example.com' });
    await vi.waitFor(async () => expect((await group())?.count).toBeGreaterThan(0), patient);
    const shown = await group();
    expect(shown?.lines[0]?.note).toMatch(/try again.* · tried (once|\d+ times)$/);
    expect(await metric('undelivered')).toBeGreaterThan(0);
    expect(await metric('oldest_seconds')).toBeGreaterThan(0);

    const { browser: manager } = await memberWithRole(site, 'manager');
    expect((await manager.call('POST /api/staff/mail-tests')).status).toBe(403);
    const tested = async () => (await owner.call('POST /api/staff/mail-tests')).json<MailServerTest>();
    expect(await tested()).toMatchObject({ toFiles: false, refusal: expect.stringContaining('try again') });

    server.setMode('accept');
    const { refusal, sentTo } = await tested();
    expect(refusal).toBeNull();
    await vi.waitFor(async () => expect(await metric('undelivered')).toBe(0), patient);
    expect(await group()).toBeUndefined();
    expect(server.mails.filter(({ to }) => to.includes(sentTo))).not.toEqual([]);
    expect(await metric('oldest_seconds')).toBe(0);
  },
);
