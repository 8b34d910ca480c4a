/** @postgres a delayed job introduces once, also after a break and against an undo */
import { eq, sql } from '#platform/db/drizzle.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { EnquiryThreads } from '#contract/conversations.ts';
import type { Introductions } from '#contract/desk/introductions.ts';
import type { StaffEnquiryDetail } from '#contract/desk/enquiry-detail.ts';
import type { Inbox } from '#contract/workshop-enquiries.ts';
import type { Today } from '#contract/desk/today.ts';
import type { EnquiryReceipt } from '#contract/enquiries.ts';
import { enquiryKinds } from '#domain/enquiries/enquiry-kinds.ts';
import {
  accounts,
  disclosures,
  enquiries,
  introductions,
  vendors as vendorTable,
} from '#platform/db/tables.ts';
import { asStaff } from '#support/as-staff.ts';
import { firstOwner } from '#support/desk.ts';
import { samplePayload } from '#support/enquiry-samples.ts';
import { forgetMails, outgoingMails } from '#support/outgoing-mails.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { call, registerCaterer } from '#support/vendor-samples.ts';

// The clock of the site is years ahead of the queue's, so that nothing leaves before a test says so.
const now = new Date('2036-11-20T06:00:00Z');
const site = setUpTestSite({ clock: () => now });
const queue = 'held-introductions';
const noJobs = () => site.handle.executeSql(`delete from pgboss.job where name = '${queue}'`);
beforeEach(async () => {
  await site.reset();
  await noJobs();
});

const at = (reference: string) => `/api/staff/enquiries/${reference}`;
const received = async () => {
  const payload = {
    ...samplePayload(enquiryKinds.catering, 'required'),
    name: 'Kavita Mehra',
    phone: '9812300077',
    email: 'kavita@example.in',
  };
  const form = 'share=1&elapsedMs=60000';
  const { reference, statusUrl } = (
    await site.post(enquiryKinds.catering.path, payload, { 'x-form': form })
  ).json<EnquiryReceipt>();
  return { reference, family: statusUrl!.replace(/.*\/enquiry\//, '/api/enquiries/') };
};

/** An enquiry, two caterers, and a member of the staff who introduces them. */
async function ready() {
  const { browser, session } = await firstOwner(site);
  const enquiry = await received();
  const vendors = [await registerCaterer(site, now), await registerCaterer(site, now)];
  await forgetMails(site);
  const { reference, family } = enquiry;
  const read = async () => (await browser.call(`GET ${at(reference)}`)).json<StaffEnquiryDetail>();
  const list = async () => (await asStaff(site, `GET ${at(reference)}/introductions`)).json<Introductions>();
  const introduce = async (ids = vendors.map(({ id }) => id), headers: Record<string, string> = {}) => {
    const { version, said } = await read();
    return browser.call(
      `POST ${at(reference)}/introductions`,
      { vendorIds: ids, version, seen: said },
      headers,
    );
  };
  const undo = (heldId: string) =>
    browser.call(`DELETE ${at(reference)}/held-introductions/${heldId}`, undefined);
  const threads = async () => (await site.get(`${family}/threads`)).json<EnquiryThreads>().vendors;
  return { ...enquiry, session, vendors, read, list, introduce, undo, threads };
}
const heldIn = (answer: { json: <T>() => T }) => answer.json<Introductions>().introductions[0]!.held!;

/** Runs the due job as often as wanted; resolves when all have ended or wait for another attempt. */
async function leave(reference: string, heldId: string, times = 1): Promise<void> {
  const data = JSON.stringify({ reference, heldId });
  await noJobs();
  for (let time = 0; time < times; time += 1)
    await site.handle.executeSql(
      `insert into pgboss.job (name, data, retry_limit, retry_delay) values ('${queue}', '${data}', 1, 600)`,
    );
  await vi.waitFor(
    async () => {
      const { rows } = await site.handle.executeSql(
        `select 1 from pgboss.job where name = '${queue}' and state in ('created', 'active')`,
      );
      expect(rows).toEqual([]);
    },
    { timeout: 20_000, interval: 100 },
  );
}
const inboxOf = async (vendor: { token: string }) =>
  (await call(site, 'GET /api/workshop/enquiries', vendor)).json<Inbox>().entries;
const rowOf = async (reference: string) =>
  (await site.db.select().from(enquiries).where(eq(enquiries.reference, reference)))[0]!;

describe('an introduction by a person of the staff', () => {
  it('waits ten seconds in which nobody but the staff knows, then is made once however often its job runs', async () => {
    const { reference, vendors, session, list, introduce, threads, read } = await ready();
    const answer = await introduce();
    expect(answer.status).toBe(201);
    const heldId = heldIn(answer);
    expect(answer.json<Introductions>()).toMatchObject({
      places: 1,
      introductions: [
        { status: 'proposed', held: heldId, sentAt: null, dueAt: null, phone: null, disclosure: 'none' },
        { status: 'proposed', held: heldId },
      ],
    });
    const { rows } = await site.handle.executeSql(
      `select start_after from pgboss.job where name = '${queue}'`,
    );
    expect(rows).toEqual([{ start_after: new Date('2036-11-20T06:00:10Z') }]);
    expect(await outgoingMails(site)).toEqual([]);
    expect(await threads()).toEqual([]);
    expect(await inboxOf(vendors[0]!)).toEqual([]);
    expect(await site.db.$count(disclosures)).toBe(0);
    expect(await rowOf(reference)).toMatchObject({ status: 'received', ownerId: session.memberId });
    const { groups } = (await asStaff(site, 'GET /api/staff/sheet')).json<Today>();
    expect(groups.map(({ name }) => name)).not.toContain('untold');
    const { said } = await read();

    await leave(reference, heldId, 3);
    expect((await list()).introductions).toMatchObject([
      { status: 'sent', held: null, sentAt: now.toISOString(), by: 'Asha Mehra', disclosure: 'held' },
      { status: 'sent', held: null },
    ]);
    expect(await outgoingMails(site)).toHaveLength(2);
    expect(await threads()).toHaveLength(2);
    expect(await inboxOf(vendors[0]!)).toHaveLength(1);
    expect(await rowOf(reference)).toMatchObject({ status: 'introduced', introducedAt: now });
    // Its author said it before: nothing new for the next act of anybody who had seen that.
    expect(await read()).toMatchObject({ said });
    expect((await read()).timeline.filter((entry) => entry.says && entry.id > said!)).toEqual([]);
  });

  it('is taken back without a trace outside, and the enquiry is nobody’s again', async () => {
    const { reference, vendors, list, introduce, undo, threads } = await ready();
    const heldId = heldIn(await introduce());
    expect((await undo(heldId)).json<Introductions>()).toMatchObject({ places: 3, introductions: [] });
    expect((await undo(heldId)).status).toBe(200);
    await leave(reference, heldId);
    expect(await outgoingMails(site)).toEqual([]);
    expect(await threads()).toEqual([]);
    expect(await inboxOf(vendors[0]!)).toEqual([]);
    expect(await site.db.$count(introductions)).toBe(0);
    expect(await rowOf(reference)).toMatchObject({ status: 'received', ownerId: null });
    expect((await undo('0192f000-0000-7000-8000-000000000001')).status).toBe(404);

    const second = heldIn(await introduce());
    await leave(reference, second);
    const late = await undo(second);
    expect([late.status, late.json()]).toMatchObject([
      409,
      { message: 'The vendors have been told already.' },
    ]);
    expect((await list()).introductions).toHaveLength(2);
  });

  it('leaves a recalled introduction as it was when it is taken back, and renews it when it leaves', async () => {
    const { reference, vendors, list, introduce, undo } = await ready();
    const ids = [vendors[0]!.id];
    await leave(reference, heldIn(await introduce(ids)));
    const [first] = (await list()).introductions;
    await asStaff(site, `DELETE ${at(reference)}/introductions/${first!.id}?seen=${(await list()).said}`);
    const recalled = (await list()).introductions;
    expect(recalled).toMatchObject([{ status: 'recalled', held: null }]);
    const heldId = heldIn(await introduce(ids));
    expect((await list()).introductions).toMatchObject([{ status: 'recalled', held: heldId }]);
    expect((await introduce(ids)).status).toBe(409);
    await undo(heldId);
    expect((await list()).introductions).toEqual(recalled);
    await leave(reference, heldIn(await introduce(ids)));
    expect((await list()).introductions).toMatchObject([{ status: 'sent', recalledAt: null }]);
  });

  it('is made also when the enquiry was closed meanwhile', async () => {
    const closed = await ready();
    const heldId = heldIn(await closed.introduce());
    const close = { status: 'closed', reason: 'Booked elsewhere' };
    expect((await asStaff(site, `PUT ${at(closed.reference)}`, close)).status).toBe(200);
    await leave(closed.reference, heldId);
    expect((await closed.list()).introductions).toMatchObject([{ status: 'sent' }, { status: 'sent' }]);
    expect(await rowOf(closed.reference)).toMatchObject({ status: 'closed' });
  });

  it('is not made when the enquiry was flagged meanwhile, nor with a vendor that was hidden', async () => {
    const { reference, vendors, introduce, list } = await ready();
    const flag = (quarantine: boolean) =>
      site.db.update(enquiries).set({ quarantine }).where(eq(enquiries.reference, reference));
    const heldId = heldIn(await introduce());
    await flag(true);
    await leave(reference, heldId);
    expect((await list()).introductions).toEqual([]);
    await flag(false);
    const again = heldIn(await introduce());
    await site.db.update(vendorTable).set({ hiddenAt: now }).where(eq(vendorTable.id, vendors[0]!.id));
    await leave(reference, again);
    expect((await list()).introductions).toMatchObject([{ vendorId: vendors[1]!.id, status: 'sent' }]);
    expect((await outgoingMails(site)).map(({ to }) => to[0]!.address)).toEqual([vendors[1]!.email]);
  });

  it('tells nobody anything when its sender withdraws meanwhile', async () => {
    const { reference, family, introduce } = await ready();
    const heldId = heldIn(await introduce());
    expect((await site.post(`${family}/withdraw`, {})).status).toBe(200);
    await forgetMails(site);
    await leave(reference, heldId);
    expect(await site.db.select().from(introductions)).toMatchObject([
      { status: 'recalled', heldId: null },
      { status: 'recalled', heldId: null },
    ]);
    expect(await outgoingMails(site)).toEqual([]);
  });

  it('is done once under its key', async () => {
    const { introduce, list } = await ready();
    const headers = { 'idempotency-key': 'a-key-of-this-introduction' };
    const [first, second] = [await introduce(undefined, headers), await introduce(undefined, headers)];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(heldIn(second)).toBe(heldIn(first));
    expect((await list()).introductions).toHaveLength(2);
  });

  it('is made once when the work breaks off between its mail and its end', async () => {
    const { reference, introduce, list } = await ready();
    const heldId = heldIn(await introduce());
    await site.db.execute(sql`create function break_off() returns trigger language plpgsql as
      $$ begin if new.type = 'enquiry.introduced' then raise exception 'broken off'; end if; return new; end $$`);
    await site.db.execute(
      sql`create trigger break_off before insert on events for each row execute function break_off()`,
    );
    await leave(reference, heldId);
    expect((await list()).introductions).toMatchObject([{ held: heldId }, { held: heldId }]);
    expect(await outgoingMails(site)).toEqual([]);
    await site.db.execute(sql`drop function break_off cascade`);
    await leave(reference, heldId);
    expect((await list()).introductions).toMatchObject([{ held: null }, { held: null }]);
    expect(await outgoingMails(site)).toHaveLength(2);
  });

  it('waits to be told by phone where no mail reaches the vendor', async () => {
    const { reference, vendors, introduce, list, read } = await ready();
    await site.db.delete(accounts).where(eq(accounts.vendorId, vendors[0]!.id));
    const answer = await introduce([vendors[0]!.id]);
    const { id } = answer.json<Introductions>().introductions[0]!;
    const told = async () =>
      asStaff(site, `POST ${at(reference)}/introductions/${id}/told`, { seen: (await read()).said });
    expect((await told()).json()).toMatchObject({ message: 'This introduction leaves in a moment.' });
    await leave(reference, heldIn(answer));
    expect((await list()).introductions).toMatchObject([{ status: 'proposed', held: null }]);
    expect((await told()).status).toBe(200);
  });
});

it('an introduction by a script leaves at once: nobody could take it back', async () => {
  const { reference, vendors, read, list } = await ready();
  const { version, said } = await read();
  const body = { vendorIds: [vendors[0]!.id], version, seen: said };
  expect((await asStaff(site, `POST ${at(reference)}/introductions`, body)).status).toBe(201);
  expect((await list()).introductions).toMatchObject([{ status: 'sent', held: null }]);
  expect(await outgoingMails(site)).toHaveLength(1);
});
