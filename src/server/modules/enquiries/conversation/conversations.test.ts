/** @postgres messages race with each other and with erasure */
import { and, eq, isNotNull, isNull } from '#platform/db/drizzle.ts';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/index.ts';
import type { EnquiryRecord } from '#contract/own-enquiry.ts';
import type { EnquiryReceipt } from '#contract/enquiries.ts';
import { enquiryKinds } from '#domain/enquiries/enquiry-kinds.ts';
import type { EnquiryStatus } from '#contract/enquiry-status.ts';
import type { EnquiryThreads, Messages } from '#contract/conversations.ts';
import type { FamilyAct } from '#domain/enquiries/family-acts.ts';
import type { Introductions } from '#contract/desk/introductions.ts';
import {
  introductionChanges,
  talkingIntroductions,
  type IntroductionChange,
  type IntroductionStatus,
} from '#domain/enquiries/introduction-changes.ts';
import { threadLimits } from '#facts/limits.ts';
import { dayInDelhi } from '#facts/time.ts';
import { fillPath, parseRoute } from '#contract/kit.ts';
import type { Inbox, InboxEnquiry } from '#contract/workshop-enquiries.ts';
import {
  accounts,
  disclosures,
  enquiryMessages,
  events,
  introductions,
  enquiries,
  quotes,
} from '#platform/db/tables.ts';
import { asStaff } from '#support/as-staff.ts';
import { samplePayload } from '#support/enquiry-samples.ts';
import { forgetMails, outgoingMails } from '#support/outgoing-mails.ts';
import { sawAll } from '#support/seen.ts';
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

const person = { name: 'Zqkavita Zqmehra', phone: '9812300077', email: 'zqkavita@zqfamily.example' };
const details = ['Zqkavita', 'Zqmehra', '9812300077', '98123 00077', 'zqfamily'];

const aVendor = () => registerCaterer(site, now);
async function anEnquiry(share: boolean, more: object = {}, kind: 'catering' | 'business' = 'catering') {
  const payload = {
    ...samplePayload(enquiryKinds[kind], 'required'),
    ...person,
    ...(kind === 'catering' && {
      eventDescription: `Call ${person.name} on +91 98123 00077 or ${person.email}`,
    }),
    ...more,
  };
  const answer = await site.post(enquiryKinds[kind].path, payload, {
    'x-form': share ? 'share=1&elapsedMs=60000' : 'elapsedMs=60000',
  });
  const { reference, statusUrl } = answer.json<EnquiryReceipt>();
  return { reference, family: statusUrl!.replace(/.*\/enquiry\//, '/api/enquiries/') };
}
const introduceOne = async (reference: string, vendorId: string) =>
  (await introduce(site, reference, [vendorId])).reply;
const own = (vendor: TestVendor) => ({
  list: async (query = '') => (await call(site, `GET /api/workshop/enquiries${query}`, vendor)).json<Inbox>(),
  get: (id: string) => call(site, `GET /api/workshop/enquiries/${id}`, vendor),
  act: (id: string, body: object) =>
    call(site, `POST /api/workshop/enquiries/${id}/acts`, { ...vendor, body }),
  reply: (id: string, text = 'Happy to cook.', key = `key-${crypto.randomUUID()}`) =>
    call(site, `POST /api/workshop/enquiries/${id}/messages`, { ...vendor, body: { text, key } }),
});
const familyAct = (family: string, id: string, act: FamilyAct) =>
  site.post(`${family}/vendors/${id}`, { act });
const threads = async (family: string) => (await site.get(`${family}/threads`)).json<EnquiryThreads>();
const write = (family: string, text: string, introductionId?: string, key = `key-${crypto.randomUUID()}`) =>
  site.post(`${family}/messages`, { text, key, ...(introductionId && { introductionId }) });

/** One vendor introduced to one enquiry. */
async function introduced(share = true) {
  const vendor = await aVendor();
  const enquiry = await anEnquiry(share);
  await introduceOne(enquiry.reference, vendor.id);
  const [entry] = (await own(vendor).list()).entries;
  await forgetMails(site);
  return { vendor, ...enquiry, id: entry!.id, ...own(vendor) };
}

describe('a page that is read while a vendor answers', () => {
  it('is of one moment: a vendor with a message has replied', async () => {
    const seen: EnquiryThreads[] = [];
    for (let round = 0; round < 8; round++) {
      const { family, id, reply } = await introduced();
      let open = true;
      const read = async () => {
        while (open) seen.push(await threads(family));
      };
      const readers = [read(), read(), read()];
      await reply(id);
      open = false;
      await Promise.all(readers);
    }
    const written = seen.filter(({ messages }) => messages.some(({ author }) => author === 'vendor'));
    expect(written.length).toBeGreaterThan(0);
    expect(written.flatMap(({ vendors }) => vendors.map(({ status }) => status))).toEqual(
      written.map(() => 'replied'),
    );
  });
});

describe('a long thread', () => {
  const count = 2 * threadLimits.shown + 50;
  /** Threads: one with a vendor to whom nothing was disclosed, one with another vendor, one with the staff. */
  async function aLongOne() {
    const one = await introduced(false);
    const other = await aVendor();
    await introduceOne(one.reference, other.id);
    const [beside] = (await own(other).list()).entries;
    await write(one.family, 'Do you cook Jain food?', beside!.id);
    await write(one.family, 'Please call after six.');
    const [enquiry] = await site.db.select().from(enquiries);
    await site.db.insert(enquiryMessages).values(
      Array.from({ length: count }, (_one, at) => ({
        enquiryId: enquiry!.id,
        introductionId: one.id,
        author: at % 2 === 0 ? ('family' as const) : ('vendor' as const),
        authorName: '',
        text: at % 2 === 0 ? `${at}: call ${person.phone}` : `${at}: yes`,
        sentAt: now,
        idempotencyKey: `long-${at}`,
      })),
    );
    return { ...one, other };
  }
  const numbers = ({ messages }: Pick<Messages, 'messages'>, thread: string) =>
    messages
      .filter(({ introductionId }) => introductionId === thread)
      .map(({ text }) => Number(text.split(':')[0]));
  const upTo = (end: number) => Array.from({ length: end }, (_one, at) => at);

  it('comes to all three by pages, each message once, and the other threads whole', async () => {
    const { vendor, reference, family, id } = await aLongOne();
    const readers = {
      family: (query: string) => site.get(`${family}/threads${query}`),
      staff: (query: string) => asStaff(site, `GET /api/staff/enquiries/${reference}/messages${query}`),
    };
    for (const read of Object.values(readers)) {
      const shown: number[] = [];
      let query = '';
      for (const [newest, size] of [
        [true, threadLimits.shown],
        [false, threadLimits.shown],
        [false, count - 2 * threadLimits.shown],
      ] as const) {
        const answer = (await read(query)).json<Required<Messages>>();
        expect(answer.messages).toHaveLength(size + 2);
        expect(answer.pages).toEqual([
          { introductionId: id, newest, earlier: size < threadLimits.shown ? null : expect.any(String) },
        ]);
        shown.unshift(...numbers(answer, id));
        query = `?before=${answer.pages[0]!.earlier}`;
      }
      expect(shown).toEqual(upTo(count));
    }
    const read = async (query = '') =>
      (await call(site, `GET /api/workshop/enquiries/${id}${query}`, vendor)).json<InboxEnquiry>();
    const newest = await read();
    const before = await read(`?before=${newest.page!.earlier}`);
    const first = await read(`?before=${before.page!.earlier}`);
    expect([first, before, newest].flatMap((page) => numbers(page, id))).toEqual(upTo(count));
    expect(first.page).toEqual({ introductionId: id, newest: false, earlier: null });
    for (const page of [first, before, newest])
      expect(details.filter((detail) => JSON.stringify(page).includes(detail))).toEqual([]);
  });

  it('is counted and taken along whole; a message of somebody else’s begins no page', async () => {
    const { other, family, id } = await aLongOne();
    const threadsOfAll = await threads(family);
    expect(threadsOfAll.written).toBe(count / 2 + 2);
    const { conversation } = (await site.get(`${family}/record`)).json<EnquiryRecord>();
    expect(numbers(conversation, id)).toEqual(upTo(count));
    expect(conversation.messages).toHaveLength(count + 2);
    const foreign = threadsOfAll.pages![0]!.earlier!;
    const [mine] = (await own(other).list()).entries;
    const read = await call(site, `GET /api/workshop/enquiries/${mine!.id}?before=${foreign}`, other);
    expect(read.json<InboxEnquiry>()).toMatchObject({ page: null, messages: [{ author: 'family' }] });
  });
});

describe('a vendor reads a request', () => {
  it('sees the details of a shared one, and that is written down once', async () => {
    const { get, id, list } = await introduced();
    expect((await list()).counts).toMatchObject({ new: 1, mine: 0, theirs: 0 });
    expect(await site.db.select().from(disclosures)).toMatchObject([{ readAt: null }]);
    const read = (await get(id)).json<InboxEnquiry>();
    expect(read).toMatchObject({ status: 'seen', contactState: 'shown', contact: person });
    expect(read.truth.map(({ key, good }) => [key, good])).toEqual([
      ['phone', true],
      ['email', false],
      ['time', true],
      ['date', true],
      ['brief', true],
      ['first', true],
    ]);
    await get(id);
    const types = (await site.db.select().from(events)).map(({ type }) => type);
    for (const once of ['introduction.seen', 'disclosure.made', 'disclosure.read'])
      expect(types.filter((type) => type === once)).toHaveLength(1);
  });

  it('sees of them what the ledger names, whatever else the request has by then', async () => {
    const { get, id } = await introduced();
    await site.db.update(disclosures).set({ fields: ['name'] });
    expect((await get(id)).json()).toMatchObject({
      contact: { name: person.name, phone: null, email: null },
    });
  });

  it('sees none of one that is not shared, in the brief neither, until the staff passes them on', async () => {
    const { get, id, reference } = await introduced(false);
    const hidden = await get(id);
    expect(hidden.json()).toMatchObject({ contactState: 'not-shared' });
    for (const detail of details) expect(hidden.text).not.toContain(detail);
    await asStaff(site, `POST /api/staff/enquiries/${reference}/introductions/${id}/disclosure`, {
      seen: sawAll,
    });
    expect((await get(id)).json()).toMatchObject({ contactState: 'shown', contact: person });
    expect(await site.db.select().from(disclosures)).toMatchObject([{ act: 'staff' }]);
  });

  it('finds nothing of another vendor, nor with an odd id', async () => {
    const { id } = await introduced();
    const other = own(await aVendor());
    expect((await other.list()).entries).toEqual([]);
    for (const wrong of [id, 'nobody', '0192f000-0000-7000-8000-000000000000']) {
      expect((await other.get(wrong)).status).toBe(404);
      expect((await other.reply(wrong)).status).toBe(404);
    }
  });
});

describe('a conversation', () => {
  it('goes both ways, each message once, with a mail that holds no word of it', async () => {
    const { family, id, reply, get, vendor, list } = await introduced();
    const key = 'key-of-a-form';
    await Promise.all([reply(id, 'Zqhappy to cook.', key), reply(id, 'Zqhappy to cook.', key)]);
    expect((await reply(id, 'Other words', key)).status).toBe(409);
    expect(await site.db.$count(enquiryMessages)).toBe(1);
    expect(await site.db.select().from(introductions)).toMatchObject([{ status: 'replied', repliedAt: now }]);
    expect((await write(family, 'Zqhow much?', id)).status).toBe(200);
    expect((await list()).entries[0]!.unread).toBe(1);
    expect((await get(id)).json<InboxEnquiry>().messages.map(({ author }) => author)).toEqual([
      'vendor',
      'family',
    ]);
    expect((await list()).entries[0]!.unread).toBe(0);
    expect((await threads(family)).messages).toMatchObject([
      { seenAt: now.toISOString() },
      { seenAt: now.toISOString() },
    ]);
    const mails = await outgoingMails(site);
    expect(mails.map(({ to }) => to[0]!.address).toSorted()).toEqual([vendor.email, person.email].toSorted());
    for (const { text, subject } of mails) expect(text + subject).not.toMatch(/Zqh/);
    // Further messages within the same ten minutes share one mail.
    for (let one = 0; one < 3; one++) await reply(id, `More ${one}`);
    expect(await outgoingMails(site)).toHaveLength(2);
    now = new Date(now.getTime() + 10 * 60_000);
    await site.sendHeldMails();
    expect(await outgoingMails(site)).toHaveLength(3);
  });

  it('stands on the family’s page as an answer', async () => {
    const { family, id, reply } = await introduced();
    const steps = async () => (await site.get(family)).json<EnquiryStatus>();
    expect(await steps()).toMatchObject({ introducedAt: start.toISOString(), answeredAt: null });
    now = new Date(start.getTime() + 3_600_000);
    await reply(id);
    expect(await steps()).toMatchObject({ answeredAt: now.toISOString() });
    expect(await site.db.select().from(enquiries)).toMatchObject([{ answeredAt: null }]);
  });

  it('with the staff needs no vendor, and the staff can speak in the thread of one', async () => {
    const { family, id, reference, get } = await introduced();
    await write(family, 'A question to you');
    const at = `/api/staff/enquiries/${reference}/messages`;
    await asStaff(site, `POST ${at}`, {
      text: 'We ask them.',
      key: 'staff-key-1',
      introductionId: id,
      seen: sawAll,
    });
    expect((await asStaff(site, `GET ${at}`)).json()).toMatchObject({
      messages: [
        { author: 'family', introductionId: null },
        { author: 'staff', introductionId: id, name: 'asha' },
      ],
    });
    expect((await get(id)).json<InboxEnquiry>().messages).toHaveLength(1);
  });

  it('ends with a withdrawal, and nothing of it stays in clear', async () => {
    const { family, id, reply } = await introduced();
    await reply(id);
    await site.post(`${family}/withdraw`, {});
    expect(await site.db.$count(enquiryMessages)).toBe(0);
    expect((await write(family, 'Still there?', id)).status).toBe(409);
    expect((await reply(id)).status).toBe(409);
  });
});

describe('since when the family waits for an answer', () => {
  const since = async () => (await site.db.select().from(enquiries))[0]!.unansweredSince;

  it('is kept with each message, and with who may still answer', async () => {
    const { family, id, reference, vendor, reply } = await introduced();
    await reply(id);
    expect(await since()).toBeNull();
    await write(family, 'How much?', id);
    expect(await since()).toEqual(start);
    now = new Date(start.getTime() + 3_600_000);
    await write(family, 'And with drinks?', id);
    expect(await since()).toEqual(start);
    await write(family, 'A question to you');
    await reply(id);
    expect(await since()).toEqual(now);
    const at = `/api/staff/enquiries/${reference}`;
    await asStaff(site, `POST ${at}/messages`, { text: 'Yes.', key: 'staff-key-1', seen: sawAll });
    expect(await since()).toBeNull();
    await write(family, 'Still free?', id);
    await asStaff(site, `DELETE ${at}/introductions/${id}?seen=${sawAll}`);
    expect(await since()).toBeNull();
    await introduceOne(reference, vendor.id);
    expect(await since()).toEqual(now);
    await site.post(`${family}/withdraw`, {});
    expect(await since()).toBeNull();
  });

  it('is no change of the enquiry by the staff', async () => {
    const { family, id } = await introduced();
    const [before] = await site.db.select().from(enquiries);
    await write(family, 'How much?', id);
    const [after] = await site.db.select().from(enquiries);
    expect([after!.version, after!.updatedAt]).toEqual([before!.version, before!.updatedAt]);
  });

  it('is counted again at night for what nobody counted', async () => {
    const { family, id } = await introduced();
    await write(family, 'How much?', id);
    await site.db.update(enquiries).set({ unansweredSince: null });
    await site.recountUnanswered();
    expect(await since()).toEqual(start);
  });
});

describe('the family', () => {
  it('takes its details back: masked at once, told to the vendor, and never given again by others', async () => {
    const { family, id, get, reference } = await introduced();
    await write(family, `I am ${person.name}, ${person.phone}`, id);
    await get(id);
    await familyAct(family, id, 'details');
    const masked = await get(id);
    expect(masked.json()).toMatchObject({ contactState: 'recalled', writable: true });
    for (const detail of details) expect(masked.text).not.toContain(detail);
    expect((await threads(family)).vendors).toMatchObject([
      { disclosures: [{ readAt: now.toISOString(), recalledAt: now.toISOString() }] },
    ]);
    expect((await familyAct(family, id, 'details')).status).toBe(409);
    const at = `/api/staff/enquiries/${reference}/introductions/${id}`;
    expect((await asStaff(site, `POST ${at}/disclosure`, { seen: sawAll })).status).toBe(409);
    expect((await outgoingMails(site)).map(({ subject }) => subject)).toContainEqual(
      expect.stringMatching(/^A family has written to you: \S.*: Catering booking$/),
    );
    now = new Date(now.getTime() + 3_600_000);
    await site.sendHeldMails();
    expect((await outgoingMails(site)).map(({ text }) => text).join('\n')).toContain(
      'taken its contact details back',
    );
  });

  it('marks one as booked, which books the enquiry', async () => {
    const { family, id, reply } = await introduced();
    expect((await familyAct(family, id, 'chosen')).status).toBe(409);
    await reply(id);
    expect((await familyAct(family, id, 'chosen')).status).toBe(200);
    expect(await site.db.select().from(enquiries)).toMatchObject([{ status: 'booked', bookedAt: now }]);
    expect((await threads(family)).vendors).toMatchObject([{ status: 'chosen', writable: true }]);
  });
});

describe('a vendor decides', () => {
  it('declines with a reason, says what became of it, and reports what is wrong', async () => {
    const { family, id, act, reply, get, reference } = await introduced();
    expect((await act(id, { act: 'declined' })).status).toBe(422);
    expect((await act(id, { act: 'won' })).status).toBe(409);
    await reply(id);
    expect((await act(id, { act: 'won' })).json()).toMatchObject({ outcome: 'won' });
    expect((await act(id, { act: 'reported', reason: 'wrong-number' })).status).toBe(200);
    expect((await act(id, { act: 'reported', reason: 'abusive' })).status).toBe(409);
    await asStaff(site, `POST /api/staff/enquiries/${reference}/introductions/${id}/report`, {
      seen: sawAll,
      answer: 'We called: it is right.',
    });
    expect((await get(id)).json()).toMatchObject({
      report: { reason: 'wrong-number', answer: 'We called: it is right.' },
    });
    expect((await act(id, { act: 'declined', reason: 'date' })).json()).toMatchObject({
      status: 'declined',
      contactState: 'over',
    });
    expect((await threads(family)).vendors).toMatchObject([{ status: 'declined', declineReason: 'date' }]);
  });

  it('while the family decides otherwise: one outcome, one refusal', async () => {
    const { family, id, act, reply } = await introduced();
    await reply(id);
    const answers = await Promise.all([
      act(id, { act: 'declined', reason: 'date' }),
      familyAct(family, id, 'chosen'),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
});

const aQuote = {
  lines: [{ label: 'Menu', quantity: 10_000, unit: 'plate-veg', unitPrice: 85_000, tax: 'gst-5' }],
  guests: null,
  included: [],
  excluded: [],
  validUntil: '2027-02-01',
  advance: null,
  cancellation: '',
  terms: '',
};

describe('acts in any order', () => {
  const deeds = [
    'read',
    'reply',
    'decline',
    'details',
    'recall',
    'choose',
    'message',
    'quote',
    'askRevision',
    'staffRecall',
    'again',
    'disclose',
    'merge',
    'part',
    'report',
    'won',
    'withdraw',
    'day',
    'unconfirm',
    'confirm',
    'newLink',
    'erase',
    'away',
    'back',
    'eraseByRetention',
  ] as const;
  const changes: readonly IntroductionChange[] = Object.values(introductionChanges).flatMap((ofOne) =>
    Object.values(ofOne),
  );
  /** The status that the table reaches from a status, by the events of the introduction since then. Fails for an unknown step. */
  async function replayed(from: IntroductionStatus, id: string, told: number): Promise<IntroductionStatus> {
    const steps = (await site.db.select().from(events).orderBy(events.id).offset(told)).filter(
      ({ type, facts }) => facts['introductionId'] === id && changes.some(({ event }) => event === type),
    );
    return steps.reduce((status, { type }) => {
      const step = changes.find((change) => change.event === type && change.from.includes(status));
      expect(step, `${type} of one that is ${status}`).toBeDefined();
      return step!.to;
    }, from);
  }

  it('no call of a vendor answers a contact detail without a row that holds, and no state is skipped', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.boolean(),
        fc.boolean(),
        fc.array(fc.constantFrom(...deeds), { minLength: 4, maxLength: 12 }),
        async (share, ownPage, history) => {
          now = start;
          await site.reset();
          const vendor = await aVendor();
          const other = await aVendor();
          const begun = ownPage
            ? await anEnquiry(share, { vendorId: vendor.id, description: person.phone }, 'business')
            : await anEnquiry(share);
          const twin = await anEnquiry(
            share,
            ownPage ? { vendorId: vendor.id, description: 'more' } : {},
            ownPage ? 'business' : 'catering',
          );
          const { reference } = begun;
          let { family } = begun;
          const ended = new Set<string>();
          await introduceOne(reference, vendor.id);
          const [row] = await site.db.select().from(introductions);
          const { get, reply, act } = own(vendor);
          const id = row!.id;
          const staffAt = `/api/staff/enquiries/${reference}`;
          const does: Record<(typeof deeds)[number], () => Promise<unknown>> = {
            read: () => get(id),
            reply: () => reply(id),
            decline: () => act(id, { act: 'declined', reason: 'far' }),
            details: () => familyAct(family, id, 'details'),
            recall: () => familyAct(family, id, 'recalled'),
            choose: () => familyAct(family, id, 'chosen'),
            quote: async () => {
              const version = (await site.db.select().from(quotes))[0]?.version ?? 0;
              const body = { content: aQuote, version, key: `key-${crypto.randomUUID()}` };
              return call(site, `POST /api/workshop/enquiries/${id}/quote`, { ...vendor, body });
            },
            askRevision: () =>
              site.post(`${family}/quotes/${id}`, {
                act: 'asked',
                text: `Write to ${person.email} or ${person.phone}`,
                key: `key-${crypto.randomUUID()}`,
              }),
            message: () => write(family, `Mine: ${person.phone}, ${person.name}`, id),
            staffRecall: () => asStaff(site, `DELETE ${staffAt}/introductions/${id}?seen=${sawAll}`),
            again: () => introduceOne(reference, vendor.id),
            disclose: () => asStaff(site, `POST ${staffAt}/introductions/${id}/disclosure`, { seen: sawAll }),
            merge: async () => {
              const { version } = (await asStaff(site, `GET ${staffAt}/introductions`)).json<Introductions>();
              return asStaff(site, `POST ${staffAt}/merge`, {
                into: twin.reference,
                version,
                seen: sawAll,
                seenInto: sawAll,
              });
            },
            part: () => asStaff(site, `DELETE ${staffAt}/merge?seen=${sawAll}`),
            report: () => act(id, { act: 'reported', reason: 'duplicate' }),
            won: () => act(id, { act: 'won' }),
            withdraw: () => site.post(`${family}/withdraw`, {}),
            day: async () => {
              now = new Date(now.getTime() + 25 * 3_600_000);
              await site.lapseDue();
            },
            unconfirm: () => site.db.update(accounts).set({ emailVerifiedAt: null }),
            confirm: () => site.db.update(accounts).set({ emailVerifiedAt: now }),
            away: () =>
              call(site, `PUT /api/vendor/${vendor.id}/days/away`, {
                ...vendor,
                body: { from: dayInDelhi(now), to: dayInDelhi(now), words: { en: 'Away.', hi: '' } },
              }),
            back: () => call(site, `DELETE /api/vendor/${vendor.id}/days/away`, vendor),
            newLink: async () => {
              const made = await site.post(`${family}/link`, {});
              if (made.status !== 200) return;
              ended.add(family);
              family = made.json<{ path: string }>().path.replace('/enquiry/', '/api/enquiries/');
            },
            erase: async () => {
              const erased = await site.post(`${family}/erase`, {});
              if (erased.status === 200) ended.add(family);
            },
            eraseByRetention: async () => {
              await site.db.delete(enquiries).where(eq(enquiries.reference, reference));
              ended.add(family);
            },
          };
          for (const deed of history) {
            const [before] = await site.db.select().from(introductions).where(eq(introductions.id, id));
            const toldBefore = await site.db.$count(events);
            const done = await does[deed]();
            const [after] = await site.db.select().from(introductions).where(eq(introductions.id, id));
            if (before && after)
              expect(await replayed(before.status, id, toldBefore), deed).toBe(after.status);
            if (after?.status === 'replied' || after?.status === 'chosen')
              expect(after.seenAt).not.toBeNull();
            const automatic = await site.db.$count(enquiryMessages, isNotNull(enquiryMessages.awayUntil));
            expect(automatic, 'one introduction, one automatic sentence').toBeLessThanOrEqual(1);
            const waits = await waiting();
            await site.recountUnanswered();
            expect(await waiting(), `${deed}: since when the family waits`).toEqual(waits);
            await expectEnded(ended, id);
            if (deed === 'erase' && ended.has(family)) expect(await traces(reference)).toEqual([]);
            const held = (
              await site.db.select().from(disclosures).where(eq(disclosures.vendorId, vendor.id))
            ).some(({ recalledAt }) => recalledAt === null);
            const [account] = await site.db.select().from(accounts).where(eq(accounts.vendorId, vendor.id));
            const isTalking = after !== undefined && talkingIntroductions.includes(after.status);
            const mayShow = held && isTalking && account!.emailVerifiedAt !== null;
            const listed = await site.db
              .select({ status: introductions.status })
              .from(disclosures)
              .innerJoin(introductions, eq(introductions.id, disclosures.introductionId))
              .where(and(eq(disclosures.vendorId, vendor.id), isNull(disclosures.recalledAt)));
            // The list names a family whose details the vendor holds for any request.
            const mayName =
              account!.emailVerifiedAt !== null &&
              listed.some(({ status }) => talkingIntroductions.includes(status));
            // A vendor's changes are answered, too.
            const answered = ['read', 'reply', 'decline', 'quote', 'report', 'won', 'away', 'back'].includes(
              deed,
            )
              ? [(done as { text: string }).text]
              : [];
            for (const reader of [vendor, other])
              for (const text of [...(await everyRead(reader, id)), ...(reader === vendor ? answered : [])]) {
                const shows = details.filter((detail) => text.includes(detail));
                const isList = text.includes('"counts":');
                if (isList) expect(details.slice(2).filter((detail) => text.includes(detail))).toEqual([]);
                if (shows.length > 0)
                  expect((isList ? mayName : mayShow) && reader === vendor, `${deed}: ${shows.join()}`).toBe(
                    true,
                  );
              }
          }
        },
      ),
      {
        numRuns: 12,
        seed: 17,
        // Every way in which details are recalled, in random order.
        examples: [
          [true, false, ['read', 'message', 'details', 'reply', 'quote']],
          [true, true, ['read', 'recall', 'again', 'read']],
          [true, false, ['read', 'unconfirm', 'read', 'confirm']],
          [false, false, ['read', 'disclose', 'staffRecall', 'read']],
          [true, true, ['merge', 'details', 'part', 'erase']],
          [true, false, ['quote', 'askRevision', 'withdraw', 'read']],
          [true, false, ['away', 'staffRecall', 'again', 'staffRecall', 'again', 'details', 'read']],
          // A replaced link and the link of an erased request open nothing, and none of its data remains.
          [true, false, ['read', 'message', 'newLink', 'newLink', 'details', 'read']],
          [true, true, ['quote', 'message', 'newLink', 'erase', 'newLink', 'read', 'reply']],
          [true, false, ['read', 'choose', 'erase', 'message', 'read', 'again']],
          // A vendor's message after the end changes no status and returns no detail.
          [true, false, ['read', 'details', 'report', 'won', 'staffRecall', 'report', 'won', 'reply']],
          [true, false, ['choose', 'reply', 'decline', 'choose', 'reply', 'day', 'day', 'day', 'again']],
        ],
      },
    );
  }, 600_000);

  const waiting = () =>
    site.db
      .select({ id: enquiries.id, since: enquiries.unansweredSince })
      .from(enquiries)
      .orderBy(enquiries.id);

  /** An ended link opens nothing, for any call. */
  async function expectEnded(ended: ReadonlySet<string>, introductionId: string): Promise<void> {
    const ofFamily = Object.values(endpoints).filter(
      ({ auth, route }) => auth === 'anyone' && /^(?:GET|POST) \/api\/enquiries\/:secret(?:\/|$)/.test(route),
    );
    expect(ofFamily.length).toBeGreaterThan(10);
    for (const family of ended) {
      const secret = family.replace('/api/enquiries/', '');
      for (const { route } of ofFamily.filter(({ route: one }) => one.startsWith('GET '))) {
        const path = fillPath(parseRoute(route).path, {
          secret,
          introductionId,
          pictureId: introductionId,
        });
        expect((await site.get(path)).status, route).toBe(404);
      }
      expect((await write(family, 'Is it still open?')).status).toBe(404);
      expect((await familyAct(family, introductionId, 'recalled')).status).toBe(404);
      expect((await site.post(`${family}/link`, {})).status).toBe(404);
      expect((await site.post(`${family}/erase`, {})).status).toBe(404);
    }
  }

  /** Tables that still hold data of an erased request; its history remains as events, without anybody's text. */
  async function traces(reference: string): Promise<string[]> {
    const kept = await site.db.select().from(enquiries).where(eq(enquiries.reference, reference));
    const ofOthers = new Set((await site.db.select().from(enquiries)).map(({ id }) => id));
    const orphans = [
      ...(await site.db.select().from(introductions)),
      ...(await site.db.select().from(disclosures)),
      ...(await site.db.select().from(enquiryMessages)),
    ].filter(({ enquiryId }) => !ofOthers.has(enquiryId));
    const told = JSON.stringify(
      (await site.db.select().from(events)).filter(({ subjectId }) => subjectId === reference),
    );
    return [
      ...kept.map(() => 'leads'),
      ...orphans.map(() => 'threads'),
      ...details.filter((detail) => told.includes(detail)),
    ];
  }

  /** The answers of every call that needs a vendor's token. */
  async function everyRead(reader: TestVendor, introductionId: string): Promise<string[]> {
    const wanted = Object.values(endpoints).filter(
      ({ auth, route }) => ['vendor', 'owner'].includes(auth) && route.startsWith('GET '),
    );
    const answers = wanted.map(({ route }) => {
      const { path } = parseRoute(route);
      const params = {
        vendorId: reader.id,
        introductionId,
        sessionId: introductionId,
        slot: 'gallery1',
        pictureId: introductionId,
      };
      return call(site, `GET ${fillPath(path, params)}`, reader);
    });
    return (await Promise.all(answers)).map(({ text }) => text);
  }
});
