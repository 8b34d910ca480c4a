/** @postgres two of the staff answer one family at the same moment */
import { beforeEach, describe, expect, it } from 'vitest';
import type { Introductions } from '#contract/desk/introductions.ts';
import type { StaffEnquiryDetail } from '#contract/desk/enquiry-detail.ts';
import type { SayingAct } from '#contract/desk/said.ts';
import { enquiryKinds } from '#domain/enquiries/enquiry-kinds.ts';
import type { EnquiryReceipt } from '#contract/enquiries.ts';
import { eq } from '#platform/db/drizzle.ts';
import { accounts, enquiryReplies, events, enquiries } from '#platform/db/tables.ts';
import { asStaff } from '#support/as-staff.ts';
import { memberWithRole } from '#support/desk.ts';
import { samplePayload } from '#support/enquiry-samples.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { call, registerCaterer } from '#support/vendor-samples.ts';

// Two staff members on one enquiry: an author has seen the last statement, or is shown it first.

const now = new Date('2036-11-20T06:00:00Z');
const site = setUpTestSite({ clock: () => now });
beforeEach(() => site.reset());

type Answer = { status: number; json: <T>() => T };
type Ready = { reference: string; family: string };
const person = { name: 'Kavita Mehra', phone: '9812300077', email: 'kavita@example.in' };

async function received(share = true): Promise<Ready> {
  const payload = { ...samplePayload(enquiryKinds.catering, 'required'), ...person };
  const form = `${share ? 'share=1&' : ''}elapsedMs=60000`;
  const answer = await site.post(enquiryKinds.catering.path, payload, { 'x-form': form });
  const { reference, statusUrl } = answer.json<EnquiryReceipt>();
  return { reference, family: statusUrl!.replace(/.*\/enquiry\//, '/api/enquiries/') };
}
const aVendor = () => registerCaterer(site, now);
const at = (reference: string) => `/api/staff/enquiries/${reference}`;
const read = async (reference: string) =>
  (await asStaff(site, `GET ${at(reference)}`)).json<StaffEnquiryDetail>();
const introduce = async (reference: string, vendorId: string, seen: string | null) =>
  asStaff(site, `POST ${at(reference)}/introductions`, {
    vendorIds: [vendorId],
    version: (await read(reference)).version,
    seen,
  });
const introduced = async (reference: string, vendorId: string) =>
  (await introduce(reference, vendorId, (await read(reference)).said)).json<Introductions>().introductions[0]!
    .id;
const answerWith = async (reference: string, seen: string | null) =>
  asStaff(site, `POST ${at(reference)}/replies`, {
    subject: 'About your request',
    text: 'Dear Kavita',
    version: (await read(reference)).version,
    seen,
  });
const query = (seen: string | null) => `?seen=${seen ?? 'none'}`;
let keys = 0;
const newKey = () => `a-form-${(keys += 1)}`.padEnd(12, '-');

/** The family writes on its private page. */
const familyWrites = ({ family }: Ready) =>
  site.post(`${family}/messages`, { text: 'Is anybody there?', key: newKey() });

/** Each act on an enquiry that is ready for it, by an author who saw that last statement. */
const acts: Record<SayingAct, () => Promise<Ready & { act: (seen: string | null) => Promise<Answer> }>> = {
  async staffEnquiryUpdate() {
    const ready = await received();
    const body = { status: 'closed', reason: 'Booked elsewhere' };
    return { ...ready, act: (seen) => asStaff(site, `PUT ${at(ready.reference)}`, { ...body, seen }) };
  },
  async staffEnquiryBulk() {
    const ready = await received();
    const { reference } = ready;
    const action = { status: 'closed', reason: 'Booked elsewhere' };
    return {
      ...ready,
      async act(seen) {
        const body = { references: [reference], action, seen: { [reference]: seen } };
        const answer = await asStaff(site, 'POST /api/staff/enquiries/bulk', body);
        const [{ done, why }] = answer.json<{ results: [{ done: boolean; why: string | null }] }>().results;
        return done ? answer : { status: 409, json: <T>() => ({ message: why }) as T };
      },
    };
  },
  async staffReplySend() {
    const ready = await received();
    return { ...ready, act: (seen) => answerWith(ready.reference, seen) };
  },
  async staffIntroductionSend() {
    const ready = await received();
    const { id } = await aVendor();
    return { ...ready, act: (seen) => introduce(ready.reference, id, seen) };
  },
  async staffIntroductionRecall() {
    const ready = await received();
    const id = await introduced(ready.reference, (await aVendor()).id);
    const route = `DELETE ${at(ready.reference)}/introductions/${id}`;
    return { ...ready, act: (seen) => asStaff(site, route + query(seen)) };
  },
  async staffIntroductionTold() {
    const ready = await received();
    const { id } = await aVendor();
    await site.db.delete(accounts).where(eq(accounts.vendorId, id));
    const route = `POST ${at(ready.reference)}/introductions/${await introduced(ready.reference, id)}/told`;
    return { ...ready, act: (seen) => asStaff(site, route, { seen }) };
  },
  async staffIntroductionDisclose() {
    const ready = await received(false);
    const id = await introduced(ready.reference, (await aVendor()).id);
    const route = `POST ${at(ready.reference)}/introductions/${id}/disclosure`;
    return { ...ready, act: (seen) => asStaff(site, route, { seen }) };
  },
  async staffReportAnswer() {
    const ready = await received();
    const vendor = await aVendor();
    const id = await introduced(ready.reference, vendor.id);
    const report = { act: 'reported', reason: 'wrong-number' };
    await call(site, `GET /api/workshop/enquiries/${id}`, vendor);
    await call(site, `POST /api/workshop/enquiries/${id}/acts`, { ...vendor, body: report });
    const route = `POST ${at(ready.reference)}/introductions/${id}/report`;
    return { ...ready, act: (seen) => asStaff(site, route, { answer: 'It is right.', seen }) };
  },
  async staffMessageSend() {
    const ready = await received();
    const route = `POST ${at(ready.reference)}/messages`;
    return {
      ...ready,
      act: (seen) => asStaff(site, route, { text: 'We are on it.', key: newKey(), seen }),
    };
  },
  async staffEnquiryMerge() {
    const { reference: into } = await received();
    const ready = await received();
    const seenInto = (await read(into)).said;
    return {
      ...ready,
      async act(seen) {
        const { version } = await read(ready.reference);
        return asStaff(site, `POST ${at(ready.reference)}/merge`, { into, version, seen, seenInto });
      },
    };
  },
  async staffEnquiryUnmerge() {
    const merge = await acts.staffEnquiryMerge();
    await merge.act((await read(merge.reference)).said);
    const route = `DELETE ${at(merge.reference)}/merge`;
    return { ...merge, act: (seen) => asStaff(site, route + query(seen)) };
  },
};

describe.each(Object.entries(acts))('%s', (_, ready) => {
  it('is refused when the family has written since, with nothing done, and done by who has read it', async () => {
    const { act, ...enquiry } = await ready();
    const { said } = await read(enquiry.reference);
    expect((await familyWrites(enquiry)).status).toBe(200);
    const before = await site.db.$count(events);
    const refused = await act(said);
    expect(refused.status).toBe(409);
    expect(refused.json()).toMatchObject({
      message: 'Meanwhile: The family wrote a message. Please look at it, then decide.',
    });
    expect(await site.db.$count(events)).toBe(before);
    expect([200, 201]).toContain((await act((await read(enquiry.reference)).said)).status);
    expect(await site.db.$count(events)).toBeGreaterThan(before);
  });

  it('is itself something that an answer must have seen', async () => {
    const { act, reference } = await ready();
    const { said } = await read(reference);
    expect([200, 201]).toContain((await act(said)).status);
    expect((await read(reference)).said).not.toBe(said);
    const late = await answerWith(reference, said);
    expect(late.status).toBe(409);
    expect(late.json<{ message: string }>().message).toMatch(/^Meanwhile: /);
  });
});

describe('two of the staff answer one family', () => {
  const draft = { subject: 'About your request', text: 'Dear Kavita' };

  it('the second is told of the first, and sends only after having seen it', async () => {
    const { reference } = await received();
    const asha = (await memberWithRole(site, 'manager')).browser;
    const ravi = (await memberWithRole(site, 'manager')).browser;
    const { said, version } = await read(reference);
    const send = (by: typeof asha, body: object) => by.call(`POST ${at(reference)}/replies`, body);
    expect((await send(ravi, { ...draft, version, seen: said })).status).toBe(201);
    // The first member's page has read the new version by itself, as it does while it is open.
    const fresh = await read(reference);
    const refused = await send(asha, { ...draft, version: fresh.version, seen: said });
    expect([refused.status, refused.json()]).toMatchObject([
      409,
      { message: 'Meanwhile: The manager wrote an answer. Please look at it, then decide.' },
    ]);
    expect(await site.db.$count(enquiryReplies)).toBe(1);
    const newer = fresh.timeline.filter(({ says, id }) => says && id > said!);
    expect(newer).toMatchObject([{ kind: 'reply', text: 'Dear Kavita' }]);
    const chosen = await send(asha, { ...draft, version: fresh.version, seen: fresh.said });
    expect(chosen.status).toBe(201);
  });

  it('at the same moment: one mail leaves', async () => {
    const { reference } = await received();
    const { said } = await read(reference);
    const both = await Promise.all([answerWith(reference, said), answerWith(reference, said)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect(await site.db.$count(enquiryReplies)).toBe(1);
  });

  it('an answer that was taken back has said nothing, and a note says nothing', async () => {
    const { reference } = await received();
    const { said } = await read(reference);
    const [reply] = (await answerWith(reference, said)).json<StaffEnquiryDetail>().timeline;
    await asStaff(site, `DELETE ${at(reference)}/replies/${reply!.id}`);
    await asStaff(site, `POST ${at(reference)}/notes`, { text: 'Call again.' });
    expect((await read(reference)).said).toBe(said);
    expect((await answerWith(reference, said)).status).toBe(201);
  });

  it('a script that names nothing it has seen changes steps as before', async () => {
    const enquiry = await received();
    await familyWrites(enquiry);
    const close = { status: 'closed', reason: 'Booked elsewhere' };
    expect((await asStaff(site, `PUT ${at(enquiry.reference)}`, close)).status).toBe(200);
    expect(await site.db.select().from(enquiries)).toMatchObject([{ status: 'closed' }]);
  });
});
