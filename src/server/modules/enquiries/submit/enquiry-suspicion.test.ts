import { beforeEach, describe, expect, it } from 'vitest';
import type { Today } from '#contract/desk/today.ts';
import type { EnquiryReceipt } from '#contract/enquiries.ts';
import { eq } from '#platform/db/drizzle.ts';
import { enquiries } from '#platform/db/tables.ts';
import { asStaff } from '#support/as-staff.ts';
import { forgetMails, outgoingMails } from '#support/outgoing-mails.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { tellSetAside } from './enquiry-set-aside.ts';
import type { EnquiryDependencies } from '#modules/enquiries/enquiry.types.ts';

const now = new Date('2026-11-20T06:00:00Z');
const site = setUpTestSite({ clock: () => now, env: { FORM_MIN_MS: '1500' } });
beforeEach(async () => {
  await site.reset();
  await forgetMails(site);
});

let people = 0;
const send = async (description: string, form = 'elapsedMs=9000&acted=1') => {
  people += 1;
  const body = { name: 'Kavita', email: `k${people}@example.in`, phone: '9876500001', description };
  const answer = await site.post('/api/ask', body, { 'x-form': form });
  expect(answer.status).toBe(201);
  return answer.json<EnquiryReceipt>().reference;
};
const flagged = async (reference: string) => {
  const [enquiry] = await site.db.select().from(enquiries).where(eq(enquiries.reference, reference));
  return enquiry!.quarantine ? enquiry!.quarantineReason : null;
};
const setAside = async () => {
  const sheet = (await asStaff(site, 'GET /api/staff/sheet')).json<Today>();
  return sheet.groups.find(({ name }) => name === 'flagged')?.lines.map(({ id, note }) => [id, note]) ?? [];
};
const decide = async (reference: string, status: string) =>
  expect((await asStaff(site, `PUT /api/staff/enquiries/${reference}`, { status })).status).toBe(200);

/** Runs the job once, and returns the mails to the staff that it wrote. */
async function told() {
  await forgetMails(site);
  const written: Parameters<EnquiryDependencies['enqueueMail']>[1][] = [];
  await tellSetAside({
    db: site.db,
    clock: () => now,
    parties: {
      company: { brand: 'Aangan' },
      from: 'no-reply@aangan.example',
      staff: 'staff@aangan.example',
      deskUrl: (reference: string) => `https://aangan.example/desk/enquiries/${reference}`,
    } as unknown as EnquiryDependencies['parties'],
    enqueueMail: async (_tx, mail) => void written.push(mail),
  });
  return written;
}

const crypto = 'Crypto gains daily: https://bit.ly/a https://bit.ly/b https://bit.ly/c VIAGRA';
const seo = 'SEO for your site: http://a.example http://b.example http://c.example http://d.example';

describe('a person', () => {
  it.each(['elapsedMs=220&acted=1', 'elapsedMs=1300&acted=1', 'elapsedMs=3'])(
    'whose form was full at load is told to the staff at once: %s',
    async (form) => {
      const reference = await send('A wedding for 250 guests on 14 February', form);
      expect(await setAside()).toEqual([]);
      expect((await outgoingMails(site)).some(({ subject }) => subject.includes(reference))).toBe(true);
    },
  );
});

describe('advertising', () => {
  it('is set aside with its reasons, on the page Today and in one mail, a line for each, once', async () => {
    const first = await send(crypto);
    const second = await send(seo);
    expect(await outgoingMails(site)).toEqual([]);
    expect(await setAside()).toEqual([
      [second, '4 links; words of advertising: seo'],
      [first, '3 links; a shortened link, which hides where it leads; words of advertising: viagra, crypto'],
    ]);
    const [mail, ...more] = await told();
    expect(more).toEqual([]);
    expect(mail!.subject).toBe('Set aside: 2 messages');
    const lines = mail!.text.split('\n').filter((line) => line.startsWith('AGN-'));
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain(`${first} Request to chosen vendors, Kavita: 3 links;`);
    expect(lines[1]).toContain(`/desk/enquiries/${second}`);
    expect(await told()).toEqual([]);
  });

  it('is told once more to nobody when somebody has decided before', async () => {
    await decide(await send(crypto), 'discarded');
    expect(await told()).toEqual([]);
  });

  it('with the same words from many addresses wants but one sign more', async () => {
    const words = 'We do the best SEO in all of Delhi, and answer within a day. Write to us!';
    const sent = [await send(words), await send(words), await send(words), await send(words)];
    expect(await flagged(sent[2]!)).toBeNull();
    expect(await flagged(sent[3]!)).toBe(
      'words of advertising: seo; the same text from 3 others within a week',
    );
    const family = 'We plan a wedding for two hundred and fifty guests at home.';
    for (let n = 0; n < 5; n += 1) expect(await flagged(await send(family))).toBeNull();
  });
});

it('learns from what the staff discards and releases, and says by which words', async () => {
  const trap = 'honeypot=x';
  for (let n = 0; n < 10; n += 1) {
    await decide(
      await send(`Solar panels with subsidy for rooftop number ${n}, reply now`, trap),
      'discarded',
    );
    if (n === 9) expect(await flagged(await send('Rooftop solar panels with subsidy'))).toBeNull();
    await decide(
      await send(`Wedding decoration with marigold and a stage for ${n} guests`, trap),
      'received',
    );
  }
  expect(await flagged(await send('Rooftop solar panels with subsidy, reply'))).toMatch(
    /^reads like what you have discarded: .*(?:solar|rooftop|subsidy|panels)/,
  );
  expect(await flagged(await send('Marigold and a stage for our wedding'))).toBeNull();
});
