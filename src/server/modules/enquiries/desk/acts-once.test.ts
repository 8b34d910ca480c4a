/** @postgres two arrivals of one request race for one enquiry */
import { randomUUID } from 'node:crypto';
import { and, eq } from '#platform/db/drizzle.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import type { EnquiryBulkResult } from '#contract/desk/enquiry-bulk.ts';
import type { StaffEnquiryDetail } from '#contract/desk/enquiry-detail.ts';
import { events } from '#platform/db/tables.ts';
import { firstOwner, memberWithRole, type DeskBrowser } from '#support/desk.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { storeEnquiries } from '#support/stored-enquiries.ts';

const site = setUpTestSite();
let asha: DeskBrowser;
let ravi: DeskBrowser;
let memberId: string;
beforeAll(async () => {
  const first = await firstOwner(site);
  [asha, memberId] = [first.browser, first.session.memberId];
  ravi = (await memberWithRole(site, 'manager')).browser;
});

const at = (reference: string) => `/api/staff/enquiries/${reference}`;
/** Every act of the desk on an enquiry, on the version that it was read with. */
const acts: Readonly<Record<string, (reference: string) => [route: string, body: unknown]>> = {
  'a step': (one) => [`PUT ${at(one)}`, { status: 'closed', reason: 'Booked elsewhere', version: 1 }],
  'a fact': (one) => [`PUT ${at(one)}/facts`, { owner: 'me', version: 1 }],
  'a note': (one) => [`POST ${at(one)}/notes`, { text: 'Rings after six' }],
  'an answer': (one) => [
    `POST ${at(one)}/replies`,
    { subject: 'Yes', text: 'We can.', version: 1, seen: null },
  ],
  'an act on several': (one) => [
    'POST /api/staff/enquiries/bulk',
    { references: [one], action: { addLabel: 'vip' }, seen: { [one]: null } },
  ],
};
const send = (browser: DeskBrowser, [route, body]: [string, unknown], key?: string) =>
  browser.call(route, body, key === undefined ? {} : { 'idempotency-key': key });
const read = async (reference: string) =>
  (await asha.call(`GET ${at(reference)}`)).json<StaffEnquiryDetail>();
const eventsOf = (reference: string, key: string) =>
  site.db
    .select()
    .from(events)
    .where(and(eq(events.subjectId, reference), eq(events.actorId, memberId)))
    .then((rows) => rows.filter(({ facts }) => facts['act'] === key));

describe.each(Object.entries(acts))('%s', (name, act) => {
  it('is done once when its request arrives twice', async () => {
    const [reference] = await storeEnquiries(site, [{}]);
    const key = randomUUID();
    const first = await send(asha, act(reference!), key);
    expect(first.status).toBeLessThan(300);
    const once = await read(reference!);
    const second = await send(asha, act(reference!), key);
    expect(second.status).toBe(first.status);
    const twice = await read(reference!);
    expect(twice.version).toBe(once.version);
    expect(twice.timeline.map(({ id }) => id)).toEqual(once.timeline.map(({ id }) => id));
  });

  it('is done once when both arrive at the same time', async () => {
    const [reference] = await storeEnquiries(site, [{}]);
    const key = randomUUID();
    const answers = await Promise.all([send(asha, act(reference!), key), send(asha, act(reference!), key)]);
    for (const { status } of answers) expect(status).toBeLessThan(300);
    const kinds = (await eventsOf(reference!, key)).map(({ type }) => type);
    expect(kinds).toHaveLength(new Set(kinds).size);
    expect(kinds.length).toBeGreaterThan(0);
  });

  it('is another act under another key, and another person’s under the same', async () => {
    const [reference] = await storeEnquiries(site, [{}]);
    const key = randomUUID();
    await send(asha, act(reference!), key);
    // On the version and the message of before: refused, unless it conflicts with nothing.
    const other = await send(ravi, act(reference!), key);
    const status = name === 'a note' ? 201 : name === 'an act on several' ? 200 : 409;
    expect(other.status).toBe(status);
    expect((await send(asha, act(reference!), randomUUID())).status).toBe(status);
  });

  it('is refused again when it was refused', async () => {
    const key = randomUUID();
    const [reference] = await storeEnquiries(site, [{ status: 'withdrawn' }]);
    for (let time = 0; time < 2; time += 1) {
      const answer = await send(asha, act(reference!), key);
      if (name === 'an act on several')
        expect(answer.json<{ results: EnquiryBulkResult[] }>().results).toMatchObject([{ done: false }]);
      else expect(answer.status).toBe(409);
    }
  });
});

it('takes no key that somebody could guess', async () => {
  const [reference] = await storeEnquiries(site, [{}]);
  expect((await send(asha, acts['a note']!(reference!), '1')).status).toBe(400);
});
