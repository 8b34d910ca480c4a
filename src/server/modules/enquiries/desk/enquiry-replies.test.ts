/** @postgres a delayed job sends once, also after a break */
import { leavesAt } from '#domain/enquiries/leaving.ts';
import { newId } from '#platform/db/tables/columns.ts';
import { eq, sql } from '#platform/db/drizzle.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { StaffEnquiryDetail } from '#contract/desk/enquiry-detail.ts';
import type { EnquiryReceipt } from '#contract/enquiries.ts';
import { enquiryReplies, events, enquiries } from '#platform/db/tables.ts';
import { asStaff } from '#support/as-staff.ts';
import { firstOwner } from '#support/desk.ts';
import { forgetMails, outgoingMails } from '#support/outgoing-mails.ts';
import { sawAll } from '#support/seen.ts';
import { setUpTestSite } from '#support/set-up-site.ts';

// The clock of the site is years ahead of the queue's, so that no reply is sent before a test says so.
const site = setUpTestSite({ clock: () => now });
const start = new Date('2036-11-20T06:00:00Z');
let now = start;
beforeEach(async () => {
  now = start;
  await site.reset();
  await site.handle.executeSql("delete from pgboss.job where name = 'enquiry-replies'");
});

const person = { name: 'Asha', phone: '9876543210', email: 'asha@example.in' };
async function receivedWithLink(): Promise<{ reference: string; secret: string }> {
  const sent = (
    await site.post('/api/contacts', person, { 'x-form': 'elapsedMs=9000' })
  ).json<EnquiryReceipt>();
  await forgetMails(site);
  return { reference: sent.reference, secret: sent.statusUrl!.split('/').at(-1)! };
}
async function received(body: object = person, form = 'elapsedMs=9000'): Promise<string> {
  const { reference } = (await site.post('/api/contacts', body, { 'x-form': form })).json<EnquiryReceipt>();
  await forgetMails(site);
  return reference;
}
const answer = (reference: string, more: object = {}) =>
  asStaff(site, `POST /api/staff/enquiries/${reference}/replies`, {
    subject: 'About your request',
    text: 'Dear Asha,\n\nhow many guests?',
    version: 1,
    seen: sawAll,
    ...more,
  });
const idOf = (shown: { json: <T>() => T }) =>
  shown.json<StaffEnquiryDetail>().timeline.find(({ kind }) => kind === 'reply')!.id;
const undo = (reference: string, id: string) =>
  asStaff(site, `DELETE /api/staff/enquiries/${reference}/replies/${id}`);

/** Runs the due job as often as wanted; resolves when all replies were processed or wait for another attempt. */
async function leave(replyId: string, times = 1): Promise<void> {
  const data = JSON.stringify({ replyId });
  await site.handle.executeSql("delete from pgboss.job where name = 'enquiry-replies'");
  for (let time = 0; time < times; time += 1)
    await site.handle.executeSql(
      `insert into pgboss.job (name, data, retry_limit, retry_delay) values ('enquiry-replies', '${data}', 1, 600)`,
    );
  await vi.waitFor(
    async () => {
      const { rows } = await site.handle.executeSql(
        "select 1 from pgboss.job where name = 'enquiry-replies' and state in ('created', 'active')",
      );
      expect(rows).toEqual([]);
    },
    { timeout: 20_000, interval: 100 },
  );
}
const rowOf = async (reference: string) =>
  (await site.db.select().from(enquiries).where(eq(enquiries.reference, reference)))[0]!;
const count = (type: 'reply.sent' | 'enquiry.answered') => site.db.$count(events, eq(events.type, type));

describe('an answer', () => {
  it('waits ten seconds, then leaves once however often its job runs, and the enquiry is answered', async () => {
    const reference = await received();
    const written = await answer(reference);
    expect(written.status).toBe(201);
    expect(written.json()).toMatchObject({ version: 2, status: 'received' });
    const entry = written.json<StaffEnquiryDetail>().timeline.find(({ kind }) => kind === 'reply');
    expect(entry?.reply).toMatchObject({ state: 'waiting', sendAt: '2036-11-20T06:00:10.000Z' });
    const { rows } = await site.handle.executeSql(
      "select start_after from pgboss.job where name = 'enquiry-replies'",
    );
    expect(rows).toEqual([{ start_after: new Date('2036-11-20T06:00:10Z') }]);
    expect(await outgoingMails(site)).toEqual([]);

    await leave(idOf(written), 3);
    const mails = await outgoingMails(site);
    expect(mails).toMatchObject([
      {
        id: idOf(written),
        to: [{ name: 'Asha', address: 'asha@example.in' }],
        subject: 'About your request',
        text: expect.stringContaining(`how many guests?\n\nReference: ${reference}`),
      },
    ]);
    expect(mails[0]!.replyTo).toEqual(mails[0]!.from);
    expect(await rowOf(reference)).toMatchObject({ status: 'answered', answeredAt: now, version: 2 });
    expect([await count('reply.sent'), await count('enquiry.answered')]).toEqual([1, 1]);
  });

  it('is taken back in time, and no more when it has left', async () => {
    const reference = await received();
    const first = await answer(reference);
    const undone = await undo(reference, idOf(first));
    expect(undone.json<StaffEnquiryDetail>().timeline[0]?.reply?.state).toBe('undone');
    expect((await undo(reference, idOf(first))).status).toBe(200);
    await leave(idOf(first));
    expect(await outgoingMails(site)).toEqual([]);
    expect(await rowOf(reference)).toMatchObject({ status: 'received', answeredAt: null, version: 3 });

    const second = await answer(reference, { version: 3 });
    await leave(idOf(second));
    expect((await undo(reference, idOf(second))).status).toBe(409);
    expect(await outgoingMails(site)).toHaveLength(1);
    const other = await received();
    expect((await undo(other, idOf(second))).status).toBe(404);
  });

  it('leaves once when the work breaks off between its mail and its end', async () => {
    const reference = await received();
    const id = idOf(await answer(reference));
    await site.db.execute(sql`create function break_off() returns trigger language plpgsql as
      $$ begin if new.type = 'reply.sent' then raise exception 'broken off'; end if; return new; end $$`);
    await site.db.execute(
      sql`create trigger break_off before insert on events for each row execute function break_off()`,
    );
    await leave(id);
    const stored = async () => (await site.db.select().from(enquiryReplies))[0]!;
    expect(await stored()).toMatchObject({ sentAt: null });
    expect(await outgoingMails(site)).toEqual([]);
    await site.db.execute(sql`drop function break_off cascade`);
    await leave(id);
    expect(await stored()).toMatchObject({ sentAt: now });
    expect(await outgoingMails(site)).toHaveLength(1);
  });

  it('refuses no act that was begun on its version when it has left meanwhile, and any on an older one', async () => {
    const reference = await received();
    await leave(idOf(await answer(reference)));
    const close = (version: number) =>
      asStaff(site, `PUT /api/staff/enquiries/${reference}`, {
        status: 'closed',
        reason: 'Chose others',
        version,
      });
    expect((await close(1)).status).toBe(409);
    expect((await close(2)).status).toBe(200);
    expect(await rowOf(reference)).toMatchObject({ status: 'closed', answeredAt: now });
  });

  it('leaves also for one that was closed meanwhile, which stays closed and counts as answered', async () => {
    const reference = await received();
    const id = idOf(await answer(reference));
    const close = { status: 'closed', reason: 'Chose others', version: 2 };
    expect((await asStaff(site, `PUT /api/staff/enquiries/${reference}`, close)).status).toBe(200);
    await leave(id);
    expect(await rowOf(reference)).toMatchObject({ status: 'closed', answeredAt: now });
    expect(await outgoingMails(site)).toHaveLength(1);
  });

  it('is refused without an address, for a flagged enquiry, on an older version and without words', async () => {
    const nobody = await received({ ...person, email: '"a b"@example.in' });
    const flagged = await received(person, 'honeypot=spam&elapsedMs=9000');
    const reference = await received();
    if ((await rowOf(nobody))?.email) expect((await answer(nobody)).status).toBe(409);
    expect((await rowOf(flagged)).quarantine).toBe(true);
    expect((await answer(flagged)).status).toBe(409);
    expect((await answer(reference, { version: 7 })).json()).toMatchObject({ code: 'conflict' });
    expect((await answer(reference, { text: ' ' })).status).toBe(422);
    expect((await answer(reference, { subject: '' })).status).toBe(422);
    await site.db.update(enquiries).set({ email: null }).where(eq(enquiries.reference, reference));
    expect((await answer(reference)).status).toBe(409);
    expect(await site.db.$count(enquiryReplies)).toBe(0);
  });

  it('makes its author the owner of an enquiry that nobody owns', async () => {
    const { browser, session } = await firstOwner(site);
    const reference = await received();
    const route = `POST /api/staff/enquiries/${reference}/replies`;
    const shown = (
      await browser.call(route, { subject: 'Hello', text: 'Hello', version: 1, seen: sawAll })
    ).json<StaffEnquiryDetail>();
    expect(shown).toMatchObject({ version: 2, owner: { id: session.memberId } });
    expect(shown.timeline.map(({ words }) => words)).toContain('changed the enquiry: owner');
  });

  describe('for the morning', () => {
    it.each([
      ['2036-11-20T06:00:00.000Z', '2036-11-21T03:30:00.000Z'],
      ['2036-11-20T03:29:59.999Z', '2036-11-20T03:30:00.000Z'],
      ['2036-11-20T03:30:00.000Z', '2036-11-21T03:30:00.000Z'],
      // Past midnight in Delhi, the day before in UTC.
      ['2036-12-31T18:30:00.000Z', '2037-01-01T03:30:00.000Z'],
    ])('written at %s leaves at %s', (written, leaves) => {
      expect(leavesAt('morning', new Date(written)).toISOString()).toBe(leaves);
    });

    it('waits until nine, and can be taken back until then', async () => {
      const reference = await received();
      const written = await answer(reference, { leaves: 'morning' });
      expect(written.json()).toMatchObject({ answered: true });
      const { rows } = await site.handle.executeSql(
        "select start_after from pgboss.job where name = 'enquiry-replies'",
      );
      expect(rows).toEqual([{ start_after: new Date('2036-11-21T03:30:00Z') }]);
      now = new Date('2036-11-21T03:29:59Z');
      expect((await undo(reference, idOf(written))).status).toBe(200);
      await leave(idOf(written));
      expect(await outgoingMails(site)).toEqual([]);
    });

    it('leaves though its author closed the enquiry, and answers it', async () => {
      const reference = await received();
      const id = idOf(await answer(reference, { leaves: 'morning' }));
      await asStaff(site, `PUT /api/staff/enquiries/${reference}`, {
        status: 'closed',
        reason: 'Chose others',
        version: 2,
        seen: sawAll,
      });
      await leave(id);
      expect(await outgoingMails(site)).toHaveLength(1);
    });

    it('stays when the family writes before, gives the enquiry back, and says so', async () => {
      const { browser } = await firstOwner(site);
      const { reference, secret } = await receivedWithLink();
      const written = await browser.call(`POST /api/staff/enquiries/${reference}/replies`, {
        subject: 'Hello',
        text: 'How many guests?',
        version: 1,
        seen: sawAll,
        leaves: 'morning',
      });
      now = new Date('2036-11-20T16:00:00Z');
      const message = { text: 'We are 300 now.', key: newId() };
      expect((await site.post(`/api/enquiries/${secret}/messages`, message)).status).toBe(200);
      await forgetMails(site);
      await leave(idOf(written), 2);
      expect(await outgoingMails(site)).toEqual([]);
      const shown = (await browser.call(`GET /api/staff/enquiries/${reference}`)).json<StaffEnquiryDetail>();
      expect(shown).toMatchObject({ answered: false, owner: null });
      const held = shown.timeline.filter(({ words }) => words.startsWith('kept back an answer'));
      expect(held).toMatchObject([{ by: 'system' }]);
      expect(shown.timeline.find(({ kind }) => kind === 'reply')).toMatchObject({
        text: 'How many guests?',
        reply: { state: 'undone' },
      });
    });

    it('stays when the enquiry is withdrawn before', async () => {
      const { reference, secret } = await receivedWithLink();
      const id = idOf(await answer(reference, { leaves: 'morning' }));
      expect((await site.post(`/api/enquiries/${secret}/withdraw`, {})).status).toBe(200);
      await forgetMails(site);
      await leave(id);
      expect(await outgoingMails(site)).toEqual([]);
    });
  });
});
