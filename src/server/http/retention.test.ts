import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { retentionDays } from '#facts/limits.ts';
import { dayMs } from '#facts/time.ts';
import type { EnquiryReceipt } from '#contract/enquiries.ts';
import type { EnquiryStatus } from '#contract/enquiry-status.ts';
import { grievances, enquiries, sealedRecords, events } from '#platform/db/tables.ts';
import { unseal } from '#platform/sealed.ts';
import { setUpTestSite } from '#support/set-up-site.ts';

const now = new Date('2026-11-20T06:00:00Z');
const daysAgo = (days: number, ms = 0) => new Date(now.getTime() - days * dayMs + ms);
const secretKey = 'a key of thirty-two letters or more';
const site = setUpTestSite({ clock: () => now, env: { SECRET_KEY: secretKey } });
beforeEach(() => site.reset());

const destroy = () => site.destroyWhatIsOld();
const enquiry = (reference: string, more: Partial<typeof enquiries.$inferInsert> = {}) => ({
  kind: 'contact',
  reference,
  secretHash: Buffer.from(reference),
  payload: {},
  ...more,
});
const references = async () =>
  (await site.db.select().from(enquiries)).map(({ reference }) => reference).toSorted();

it('enquiries go a year after the last thing that happened to them, not a moment earlier', async () => {
  const old = daysAgo(retentionDays.enquiry, -1);
  const young = daysAgo(retentionDays.enquiry);
  await site.db
    .insert(enquiries)
    .values([
      enquiry('never touched', { createdAt: old }),
      enquiry('on the day', { createdAt: young }),
      enquiry('read since', { createdAt: daysAgo(800), readAt: daysAgo(400), answeredAt: daysAgo(10) }),
      enquiry('closed long ago', { createdAt: daysAgo(800), readAt: daysAgo(700), closedAt: old }),
      enquiry('withdrawn long ago', { createdAt: daysAgo(800), status: 'withdrawn', withdrawnAt: old }),
      enquiry('a flagged one of then', { createdAt: old, quarantine: true }),
    ]);
  expect(await destroy()).toMatchObject({ enquiries: 4 });
  expect(await references()).toEqual(['on the day', 'read since']);
});

it('the hash of a sender’s address goes after a week, without the row looking changed', async () => {
  const updatedAt = daysAgo(20);
  await site.db
    .insert(enquiries)
    .values([
      enquiry('old', { clientHash: 'a', createdAt: daysAgo(retentionDays.senderHash, -1), updatedAt }),
      enquiry('new', { clientHash: 'b', createdAt: daysAgo(retentionDays.senderHash), updatedAt }),
    ]);
  await destroy();
  const rows = await site.db.select().from(enquiries).orderBy(enquiries.reference);
  expect(rows.map((row) => [row.reference, row.clientHash, row.updatedAt])).toEqual([
    ['new', 'b', updatedAt],
    ['old', null, updatedAt],
  ]);
});

it('complaints go a year after they were disposed of; an open one never', async () => {
  const complaint = (ticket: string, disposedAt: Date | null) => ({
    ticket,
    name: 'Ravi',
    email: 'ravi@example.com',
    message: 'Too late.',
    acknowledgeBy: daysAgo(900),
    disposeBy: daysAgo(890),
    createdAt: daysAgo(900),
    disposedAt,
  });
  await site.db
    .insert(grievances)
    .values([
      complaint('done', daysAgo(retentionDays.grievance, -1)),
      complaint('done later', daysAgo(retentionDays.grievance)),
      complaint('open', null),
    ]);
  expect(await destroy()).toMatchObject({ grievances: 1 });
  const left = await site.db.select().from(grievances).orderBy(grievances.ticket);
  expect(left.map(({ ticket }) => ticket)).toEqual(['done later', 'open']);
});

it('the record of what the staff did goes line by line after a year', async () => {
  const line = (subjectId: string, at: Date) => ({
    type: 'enquiry.read' as const,
    actorKind: 'script' as const,
    actorName: 'asha',
    subjectKind: 'enquiry' as const,
    subjectId,
    facts: {},
    at,
  });
  await site.db
    .insert(events)
    .values([
      line('old', daysAgo(retentionDays.event, -1)),
      line('on the day', daysAgo(retentionDays.event)),
    ]);
  expect(await destroy()).toMatchObject({ events: 1 });
  expect((await site.db.select().from(events)).map(({ subjectId }) => subjectId)).toEqual(['on the day']);
});

it('mails written to files go after a year, other files stay', async () => {
  const folder = join(site.dir, 'mail');
  mkdirSync(folder, { recursive: true });
  for (const [name, at] of [
    ['old.eml', daysAgo(retentionDays.writtenMail, -1000)],
    ['new.eml', daysAgo(retentionDays.writtenMail, 1000)],
    ['old.txt', daysAgo(4000)],
  ] as const) {
    writeFileSync(join(folder, name), '');
    utimesSync(join(folder, name), at, at);
  }
  expect(await destroy()).toMatchObject({ mails: 1 });
  expect(readdirSync(folder).toSorted()).toEqual(['new.eml', 'old.txt']);
});

it('a withdrawn enquiry leaves at once: what was sent is only in a sealed record of a year', async () => {
  const asked = {
    name: 'Kavita Menon',
    email: 'kavita@example.com',
    phone: '9876500001',
    description: 'A logo',
  };
  const answer = await site.post('/api/business', asked);
  const { reference, statusUrl } = answer.json<EnquiryReceipt>();
  const secret = statusUrl!.split('/').at(-1)!;
  expect((await site.post(`/api/enquiries/${secret}/withdraw`, {})).status).toBe(200);
  const [row] = await site.db.select().from(enquiries);
  expect(JSON.stringify(row)).not.toMatch(/Kavita|kavita|98765|logo/);
  const [record] = await site.db.select().from(sealedRecords);
  expect(record!.purgeAt).toEqual(new Date(now.getTime() + 365 * dayMs));
  expect(unseal(secretKey, record!.sealed)).toMatchObject({ reference, payload: asked, consent: {} });
  // The page of the private link still shows it, and a second tap seals nothing anew.
  await site.post(`/api/enquiries/${secret}/withdraw`, {});
  expect((await site.get(`/api/enquiries/${secret}`)).json<EnquiryStatus>()).toMatchObject({
    reference,
    status: 'withdrawn',
    sent: [],
  });
  expect(await site.db.$count(sealedRecords)).toBe(1);
});

it('one kind that cannot be destroyed stops none of the others, and is not passed over', async () => {
  await site.db.insert(enquiries).values(enquiry('old', { createdAt: daysAgo(800) }));
  await site.db.insert(sealedRecords).values({ kind: 'enquiry', sealed: Buffer.of(1), purgeAt: daysAgo(1) });
  await site.handle.executeSql(
    `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$;
     create trigger refuse before delete on leads for each row execute function refuse()`,
  );
  try {
    await expect(destroy()).rejects.toThrow('Some old data was not destroyed.');
    expect(await references()).toEqual(['old']);
    expect(await site.db.$count(sealedRecords)).toBe(0);
  } finally {
    await site.handle.executeSql('drop trigger refuse on leads; drop function refuse');
  }
  expect(await destroy()).toMatchObject({ enquiries: 1 });
});

it('is scheduled for every night', async () => {
  const { rows } = await site.handle.executeSql(
    "select cron, timezone from pgboss.schedule where name = 'retention'",
  );
  expect(rows).toEqual([{ cron: '10 4 * * *', timezone: 'Asia/Kolkata' }]);
});
