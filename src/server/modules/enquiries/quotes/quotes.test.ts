/** @postgres quotes race for acceptance, and clocks for their last day */
import { eq } from '#platform/db/drizzle.ts';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { enquiryKinds } from '#domain/enquiries/enquiry-kinds.ts';
import type { EnquiryReceipt } from '#contract/enquiries.ts';
import type { StaffQuotes } from '#contract/desk/threads.ts';
import { quoteChanges, quoteStatuses, type QuoteChange } from '#domain/quotes/quote-changes.ts';
import { quoteLimits, type QuoteContent } from '#domain/quotes/quote-content.ts';
import type { QuoteSheet } from '#contract/quotes.ts';
import type { WorkshopQuote } from '#contract/workshop-quotes.ts';
import type { Inbox, InboxEnquiry } from '#contract/workshop-enquiries.ts';
import {
  enquiryMessages,
  events,
  introductions,
  enquiries,
  quotes,
  quoteVersions,
  sealedRecords,
} from '#platform/db/tables.ts';
import { asStaff } from '#support/as-staff.ts';
import { samplePayload } from '#support/enquiry-samples.ts';
import { forgetMails, outgoingMails } from '#support/outgoing-mails.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { introduce } from '#support/introduce.ts';
import { call, registerCaterer, type TestVendor } from '#support/vendor-samples.ts';

const site = setUpTestSite({ clock: () => now });
const start = new Date('2026-11-20T06:00:00Z');
let now = start;
beforeEach(async () => {
  now = start;
  await site.reset();
});

const familyEmail = 'family@example.in';
const newKey = () => `key-${crypto.randomUUID()}`;
const content = (more: Partial<QuoteContent> = {}): QuoteContent => ({
  lines: [{ label: 'Veg menu', quantity: 15_000, unit: 'plate-veg', unitPrice: 85_000, tax: 'gst-5' }],
  guests: 150,
  included: ['crockery'],
  excluded: [],
  validUntil: '2026-12-10',
  advance: 30,
  cancellation: 'Free until a week before.',
  terms: '',
  ...more,
});

const aVendor = () => registerCaterer(site, now);
const own = (vendor: TestVendor, id: string) => {
  const at = `/api/workshop/enquiries/${id}/quote`;
  return {
    read: async () => (await call(site, `GET ${at}`, vendor)).json<WorkshopQuote>(),
    save: (body: object = content()) => call(site, `PUT ${at}`, { ...vendor, body }),
    send: (body: { content?: object; version?: number; key?: string } = {}) =>
      call(site, `POST ${at}`, {
        ...vendor,
        body: { content: content(), version: 0, key: newKey(), ...body },
      }),
    request: (done: object) =>
      call(site, `POST /api/workshop/enquiries/${id}/acts`, { ...vendor, body: done }),
  };
};

/** Creates an enquiry with this number of introduced vendors. */
async function asked(count = 1, locale = '') {
  const members = await Promise.all(Array.from({ length: count }, aVendor));
  const answer = await site.post(
    `${locale}${enquiryKinds.catering.path}`,
    { ...samplePayload(enquiryKinds.catering, 'required'), email: familyEmail, name: 'Kavita Mehra' },
    { 'x-form': 'share=1&elapsedMs=60000' },
  );
  const { reference, statusUrl } = answer.json<EnquiryReceipt>();
  const family = statusUrl!.replace(/.*\/enquiry\//, '/api/enquiries/');
  await introduce(
    site,
    reference,
    members.map(({ id }) => id),
  );
  const all = [];
  for (const vendor of members) {
    const { entries } = (await call(site, 'GET /api/workshop/enquiries', vendor)).json<Inbox>();
    all.push({ vendor, id: entries[0]!.id, ...own(vendor, entries[0]!.id) });
  }
  await forgetMails(site);
  const decide = (id: string, body: object) => site.post(`${family}/quotes/${id}`, body);
  return {
    reference,
    family,
    all,
    one: all[0]!,
    sheet: async () => (await site.get(`${family}/quotes`)).json<QuoteSheet>(),
    accept: (id: string, version = 1) => decide(id, { act: 'accepted', version }),
    decline: (id: string, version = 1) => decide(id, { act: 'declined', version }),
    ask: (id: string, text = 'Please with crockery.', key = newKey()) =>
      decide(id, { act: 'asked', text, key }),
  };
}
const days = (count: number) => {
  now = new Date(now.getTime() + count * 86_400_000);
};
const subjects = async () =>
  (await outgoingMails(site)).map(({ subject, to }) => `${to[0]!.address}: ${subject}`);
const statusOf = async (id: string) =>
  (await site.db.select().from(quotes).where(eq(quotes.introductionId, id)))[0]?.status;

describe('a vendor writes a quote', () => {
  it('keeps a draft that nobody else sees, and sends it as the answer', async () => {
    const { one, sheet } = await asked();
    const before = await one.read();
    expect(before).toMatchObject({ status: null, version: 0, maySend: true });
    expect(before.draft.validUntil).toBe('2026-12-04');
    expect(before.offered.chips.map(({ value }) => value)).toContain('crockery');
    expect((await one.save(content({ lines: [], validUntil: '' }))).status).toBe(200);
    expect((await sheet()).quotes).toEqual([]);
    expect(await one.read()).toMatchObject({ status: 'draft', draft: { validUntil: '' } });
    expect((await one.send()).json()).toMatchObject({
      status: 'sent',
      version: 1,
      sent: { content: { totals: { price: 12_750_000, tax: 637_500, total: 13_387_500, perGuest: 89_250 } } },
    });
    expect(await site.db.select().from(introductions)).toMatchObject([{ status: 'replied' }]);
    expect((await sheet()).quotes).toMatchObject([
      { status: 'sent', version: 1, acts: ['accepted', 'declined', 'asked'] },
    ]);
    expect(await subjects()).toEqual([`${familyEmail}: Amaltas Farm has sent you a quote: ₹1,33,875`]);
  });

  it('once, however often it arrives', async () => {
    const { one } = await asked();
    const key = newKey();
    const sent = await Promise.all([one.send({ key }), one.send({ key }), one.send({ key })]);
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await site.db.$count(quoteVersions)).toBe(1);
    expect((await one.send({ key, content: content({ terms: 'other' }) })).status).toBe(409);
    expect(await subjects()).toHaveLength(1);
  });

  it('of two that are sent at once from one state one is refused', async () => {
    const { one } = await asked();
    const sent = await Promise.all([one.send(), one.send({ content: content({ terms: 'other' }) })]);
    expect(sent.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await site.db.$count(quoteVersions)).toBe(1);
  });

  it('is told what is wrong with it, at its place', async () => {
    const { one } = await asked();
    for (const [more, field] of [
      [{ lines: [] }, 'content.lines'],
      [{ validUntil: '2026-11-19' }, 'content.validUntil'],
      [{ validUntil: '2028-01-01' }, 'content.validUntil'],
      [{ guests: 0 }, 'content.guests'],
      [{ advance: 101 }, 'content.advance'],
      [{ included: ['crockery'], excluded: ['crockery'] }, 'content.included'],
    ] as const) {
      const answer = await one.send({ content: { ...content(), ...more } });
      expect(answer.status).toBe(422);
      expect(Object.keys(answer.json<{ fieldErrors: object }>().fieldErrors)).toContain(field);
    }
    expect((await one.send({ content: content({ validUntil: '2026-11-20' }) })).status).toBe(200);
  });

  it('finds nothing of the request of another', async () => {
    const { one } = await asked();
    const other = own(await aVendor(), one.id);
    for (const answer of [await other.save(), await other.send()]) expect(answer.status).toBe(404);
    expect(await site.db.$count(quotes)).toBe(0);
  });

  it('keeps templates of its own, up to their number', async () => {
    const { one } = await asked();
    const put = (name: string) =>
      call(site, 'PUT /api/workshop/quote-templates', { ...one.vendor, body: { name, content: content() } });
    for (let index = 0; index < quoteLimits.templates; index++)
      expect((await put(`T${index}`)).status).toBe(200);
    expect((await put('one more')).status).toBe(409);
    expect((await put('T1')).status).toBe(200);
    const { templates } = await one.read();
    expect(templates).toHaveLength(quoteLimits.templates);
    const gone = `DELETE /api/workshop/quote-templates/${templates[0]!.id}`;
    expect((await call(site, gone, await aVendor())).status).toBe(404);
    expect((await call(site, gone, one.vendor)).status).toBe(200);
  });
});

describe('a family decides', () => {
  it('sees two beside each other with what keeps them from being compared', async () => {
    const { all, sheet, reference } = await asked(2);
    await all[0]!.send();
    await all[1]!.send({
      content: content({
        lines: [{ label: 'Menu', quantity: 12_000, unit: 'plate-veg', unitPrice: 90_000, tax: 'unsaid' }],
        guests: 120,
        included: [],
        excluded: ['crockery'],
      }),
    });
    const { quotes: found } = await sheet();
    // The cheaper-looking one says less, and so comes last.
    expect(found.map(({ content: { totals } }) => totals.total)).toEqual([13_387_500, 10_800_000]);
    expect(found.map(({ brought }) => brought.totals?.total)).toEqual([13_387_500, 13_500_000]);
    expect(found[0]!.differences).toEqual([]);
    expect(found[1]!.differences).toEqual([
      'GST is missing',
      'Sent for 120 guests: ask for its price at 150',
      'Not in the price: crockery',
    ]);
    const desk = (await asStaff(site, `GET /api/staff/enquiries/${reference}/quotes`)).json<StaffQuotes>();
    expect(desk.quotes.map(({ versions }) => versions.length)).toEqual([1, 1]);
  });

  it('asks in words to revise, gets another version, and can accept that alone', async () => {
    const { one, ask, accept, sheet, family } = await asked();
    await one.send();
    await forgetMails(site);
    const key = newKey();
    await Promise.all([
      ask(one.id, 'With crockery, please.', key),
      ask(one.id, 'With crockery, please.', key),
    ]);
    expect(await site.db.$count(enquiryMessages)).toBe(1);
    expect((await one.read()).askedAt).not.toBeNull();
    expect(await subjects()).toEqual([
      expect.stringContaining(`${one.vendor.email}: Please change your quote: `),
    ]);
    expect((await one.send({ content: content({ terms: 'v2' }), version: 1 })).json()).toMatchObject({
      status: 'revised',
      version: 2,
      askedAt: null,
      earlier: [{ version: 1 }],
    });
    const late = await accept(one.id, 1);
    expect(late.status).toBe(409);
    expect(late.text).toContain('another version meanwhile');
    expect((await accept(one.id, 2)).status).toBe(200);
    expect((await sheet()).quotes).toMatchObject([{ status: 'accepted', introduction: 'chosen', acts: [] }]);
    expect(await site.db.select().from(enquiries)).toMatchObject([{ status: 'booked' }]);
    // An accepted quote is final: nobody changes it any more.
    expect((await one.send({ version: 2 })).status).toBe(409);
    expect((await one.save()).status).toBe(409);
    expect((await site.get(`${family}/threads`)).status).toBe(200);
  });

  it('accepts one: both are told, the other is closed and told, and nothing more can be sent', async () => {
    const { all, accept, sheet } = await asked(2);
    const [one, other] = [all[0]!, all[1]!];
    await one.send();
    await other.send();
    await forgetMails(site);
    days(1);
    expect((await accept(one.id)).status).toBe(200);
    await site.sendHeldMails();
    const told = await subjects();
    expect(told.filter((line) => line.startsWith(one.vendor.email))).toEqual([
      expect.stringContaining('Your quote is accepted'),
    ]);
    expect(told.filter((line) => line.startsWith(other.vendor.email))).toEqual([
      expect.stringContaining('The family has chosen another quote'),
    ]);
    expect(told.filter((line) => line.includes('You have agreed with'))).toHaveLength(1);
    expect((await sheet()).quotes.map(({ status }) => status)).toEqual(['accepted', 'declined']);
    const again = await other.send({ version: 1 });
    expect(again.status).toBe(409);
    expect(again.text).toContain('accepted the quote of another vendor');
    expect(await other.read()).toMatchObject({ maySend: false });
    expect((await accept(other.id)).status).toBe(409);
  });

  it('accepts two at the same moment: one is agreed, the other refused in words', async () => {
    const { all, accept } = await asked(2);
    for (const one of all) await one.send();
    const answers = await Promise.all(all.map(({ id }) => accept(id)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const statuses = await Promise.all(all.map(({ id }) => statusOf(id)));
    expect(statuses.toSorted((a, b) => (a ?? '').localeCompare(b ?? ''))).toEqual(['accepted', 'declined']);
  });

  it('accepts while the vendor revises: never a version that it has not seen', async () => {
    const { one, accept } = await asked();
    await one.send();
    const [accepted, revised] = await Promise.all([
      accept(one.id),
      one.send({ version: 1, content: content({ terms: 'dearer' }) }),
    ]);
    expect([accepted.status, revised.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
    const status = await statusOf(one.id);
    expect(status).toBe(accepted.status === 200 ? 'accepted' : 'revised');
  });

  it('declines, and may get another one', async () => {
    const { one, decline, accept } = await asked();
    await one.send();
    expect((await decline(one.id)).status).toBe(200);
    expect((await accept(one.id)).status).toBe(409);
    expect((await one.send({ version: 1 })).json()).toMatchObject({ status: 'revised', version: 2 });
    expect((await accept(one.id, 2)).status).toBe(200);
  });

  it('cannot accept what has expired, before the job or after it; the vendor is told once', async () => {
    const { one, accept, sheet } = await asked();
    await one.send();
    now = new Date('2026-12-10T18:29:59Z');
    expect((await sheet()).quotes[0]!.acts).toContain('accepted');
    now = new Date('2026-12-10T18:30:00Z');
    expect((await sheet()).quotes[0]!.acts).not.toContain('accepted');
    expect((await accept(one.id)).status).toBe(409);
    await forgetMails(site);
    await Promise.all([site.expireQuotes(), site.expireQuotes(), site.expireQuotes()]);
    expect(await statusOf(one.id)).toBe('expired');
    expect(await subjects()).toEqual([expect.stringContaining('Your quote has expired')]);
    expect((await one.send({ version: 1, content: content({ validUntil: '2026-12-20' }) })).status).toBe(200);
    expect((await accept(one.id, 2)).status).toBe(200);
  });

  it('withdraws from a vendor: its quote ends with the introduction', async () => {
    const { one, family, accept } = await asked();
    await one.send();
    await site.post(`${family}/vendors/${one.id}`, { act: 'recalled' });
    expect(await statusOf(one.id)).toBe('declined');
    expect((await accept(one.id)).status).toBe(409);
    expect((await one.send({ version: 1 })).status).toBe(409);
  });

  it('withdraws everything: nothing of a quote stays in clear', async () => {
    const { one, family, sheet } = await asked();
    await one.send();
    await site.post(`${family}/withdraw`, {});
    expect(await site.db.$count(quotes)).toBe(0);
    expect(await site.db.$count(quoteVersions)).toBe(0);
    expect(await site.db.$count(sealedRecords)).toBe(1);
    expect((await sheet()).quotes).toEqual([]);
  });

  it('is told in its language with the total, which of a new version, and nothing else of it', async () => {
    const { one } = await asked(1, '/hi');
    await one.send();
    const [mail] = await outgoingMails(site);
    expect(mail!.subject).toMatch(/[ऀ-ॿ]/);
    expect(mail!.text).toContain('/hi/quotes/');
    expect(mail!.subject).toContain('₹1,33,875');
    for (const part of ['850', 'GST']) expect(mail!.text).not.toContain(part);
  });
});

describe('acts in any order', () => {
  const deeds = [
    'save',
    'send',
    'accept',
    'decline',
    'ask',
    'day',
    'far',
    'job',
    'recallOther',
    'refuse',
  ] as const;
  const changes: QuoteChange[] = Object.values(quoteChanges).flatMap((by) => Object.values<QuoteChange>(by));

  it('every step is one of the table, one quote at most is agreed, and a version never changes', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.constantFrom(...deeds), fc.integer({ min: 0, max: 1 })), {
          minLength: 5,
          maxLength: 14,
        }),
        async (history) => {
          now = start;
          await site.reset();
          const { all, accept, decline, ask, family } = await asked(2);
          const versions = new Map<string, string>();
          for (const [deed, who] of history) {
            const one = all[who]!;
            const { version } = (
              await site.db.select().from(quotes).where(eq(quotes.introductionId, one.id))
            )[0] ?? {
              version: 0,
            };
            const before = await Promise.all(all.map(({ id }) => statusOf(id)));
            const validUntil = new Date(now.getTime() + 3 * 86_400_000).toISOString().slice(0, 10);
            const does: Record<(typeof deeds)[number], () => Promise<unknown>> = {
              save: () => one.save(),
              send: () => one.send({ version, content: content({ validUntil }) }),
              accept: () => accept(one.id, version),
              decline: () => decline(one.id, version),
              ask: () => ask(one.id),
              day: async () => days(1),
              far: async () => days(9),
              job: () => site.expireQuotes(),
              recallOther: () => site.post(`${family}/vendors/${one.id}`, { act: 'recalled' }),
              refuse: () => one.request({ act: 'declined', reason: 'far' }),
            };
            await does[deed]();
            const after = await Promise.all(all.map(({ id }) => statusOf(id)));
            for (const [index, to] of after.entries()) {
              const from = before[index];
              if (from === to) continue;
              const allowed =
                from === undefined
                  ? ['draft', 'sent'].includes(to!)
                  : changes.some((change) => change.to === to && change.from.includes(from));
              expect(allowed, `${deed}: ${from} -> ${to}`).toBe(true);
            }
            expect(after.filter((status) => status === 'accepted').length).toBeLessThanOrEqual(1);
            for (const { id, content: stored } of await site.db.select().from(quoteVersions)) {
              const text = JSON.stringify(stored);
              expect(versions.get(id) ?? text).toBe(text);
              versions.set(id, text);
            }
            expect(await site.db.$count(quoteVersions)).toBe(versions.size);
          }
          const told = (await site.db.select().from(events)).filter(({ type }) => type.startsWith('quote.'));
          expect(told.filter(({ type }) => type === 'quote.sent' || type === 'quote.revised')).toHaveLength(
            versions.size,
          );
        },
      ),
      { numRuns: 15, seed: 17 },
    );
  }, 600_000);

  it('the table names every status but the first as the end of some step', () => {
    for (const status of quoteStatuses.slice(1))
      expect(
        changes.some(({ to }) => to === status),
        status,
      ).toBe(true);
  });

  it('a request that was not seen is answered by its quote', async () => {
    const { one } = await asked();
    await one.send();
    const read = (await call(site, `GET /api/workshop/enquiries/${one.id}`, one.vendor)).json<InboxEnquiry>();
    expect(read).toMatchObject({ status: 'replied', dueAt: null });
    expect(await site.db.select().from(introductions)).toMatchObject([{ seenAt: start, repliedAt: start }]);
  });
});
