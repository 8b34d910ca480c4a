/** @postgres three clocks race for the held mails */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MailTopic } from '#facts/mail-topics.ts';
import { mailWords } from './mail-words.ts';
import { demoCompany } from '#content/demo-company.ts';
import { heldMails, mailIntervals } from '#platform/db/tables.ts';
import { createTestDatabase, type TestDatabase } from '#support/database.ts';
import { createLimitedMails, mailIntervalMs } from './limited-mails.ts';
import { mailboxOf } from './mailbox.ts';
import type { MailMessage } from './message.ts';

const start = new Date('2026-11-20T06:00:00Z');
let now = start;
let database: TestDatabase;
let sent: MailMessage[];
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  now = start;
  sent = [];
  await database.reset();
});
afterAll(() => database.close());

const after = (ms: number) => (now = new Date(start.getTime() + ms));
const make = () =>
  createLimitedMails({
    db: database.db,
    clock: () => now,
    secretKey: 'k'.repeat(32),
    publicUrl: 'https://aangan.example',
    enqueueMail: async (_, message) => void sent.push(message),
    frame: {
      company: demoCompany,
      from: 'namaste@aangan.example',
      staff: 'team@aangan.example',
      words: mailWords(),
    },
  });
const mail = (
  about: string,
  to = 'asha@example.in',
  topic: MailTopic = 'receipt',
  summary = `${about}\n\nAbout ${about}.`,
) => ({
  topic,
  about,
  to,
  write: (leavesAt: Date) => ({
    message: {
      id: about,
      from: { name: 'Aangan', address: 'namaste@aangan.example' },
      to: [{ name: '', address: to }],
      subject: about,
      text: `Leaves at ${leavesAt.toISOString()}`,
    },
    locale: 'en' as const,
    summary,
  }),
});
const subjects = () => sent.map(({ subject }) => subject);
const enqueue = async (...mails: ReturnType<typeof mail>[]) => {
  for (const one of mails) await make().enqueue(database.db, one);
};

describe('mails that a stranger can cause', () => {
  it('go at once, and the others of the hour as one when it is over', async () => {
    await enqueue(mail('a'), mail('b'), mail('c'));
    expect(subjects()).toEqual(['a']);
    after(mailIntervalMs - 1);
    await make().sendDue();
    expect(subjects()).toEqual(['a']);
    after(mailIntervalMs);
    await make().sendDue();
    expect(subjects()).toEqual(['a', 'b, and 1 more']);
    expect(sent[1]!.text).toContain('1. b\n\nAbout b.\n\n2. c\n\nAbout c.');
    expect(sent[1]!.to).toEqual([{ name: '', address: 'asha@example.in' }]);
    // The bundle starts an hour of its own.
    await enqueue(mail('d'));
    after(2 * mailIntervalMs);
    await make().sendDue();
    expect(subjects().slice(2)).toEqual(['d']);
    expect(await database.db.$count(heldMails)).toBe(0);
  });

  it('know when they leave, so that a link in one that waits is good when it arrives', async () => {
    await enqueue(mail('a'), mail('b'));
    after(mailIntervalMs);
    await make().sendDue();
    expect(sent.map(({ text }) => text)).toEqual([
      `Leaves at ${start.toISOString()}`,
      `Leaves at ${new Date(start.getTime() + mailIntervalMs).toISOString()}`,
    ]);
  });

  it('are counted by the mailbox, apart for each topic, and wait once for each thing', async () => {
    await enqueue(
      mail('a'),
      mail('b', 'Asha+x@Example.in'),
      mail('b', 'ASHA@example.in'),
      mail('b', 'asha@example.in'),
    );
    expect(subjects()).toEqual(['a']);
    expect(await database.db.$count(heldMails)).toBe(1);
    await enqueue(mail('c', 'asha@example.in', 'reset'), mail('d', 'ravi@example.in'));
    expect(subjects()).toEqual(['a', 'c', 'd']);
  });

  it('go once when several processes look, and begin once when several ask', async () => {
    await Promise.all(['a', 'b', 'c', 'd'].map((about) => enqueue(mail(about))));
    expect(sent).toHaveLength(1);
    after(mailIntervalMs);
    await Promise.all([make().sendDue(), make().sendDue(), make().sendDue()]);
    expect(sent).toHaveLength(2);
  });

  it('stay when the transaction that takes them fails, and when their process ends', async () => {
    await enqueue(mail('a'), mail('b'));
    after(mailIntervalMs);
    const failing = createLimitedMails({
      db: database.db,
      clock: () => now,
      secretKey: 'k'.repeat(32),
      publicUrl: 'https://aangan.example',
      enqueueMail: async () => Promise.reject(new Error('no outbox')),
      frame: {
        company: demoCompany,
        from: 'namaste@aangan.example',
        staff: 'team@aangan.example',
        words: mailWords(),
      },
    });
    await expect(failing.sendDue()).rejects.toThrow('no outbox');
    await make().sendDue();
    expect(subjects()).toEqual(['a', 'b']);
  });

  it('can be taken back while they wait', async () => {
    await enqueue(
      mail('a'),
      mail('b'),
      mail('c'),
      mail('x', 'asha@example.in', 'lead'),
      mail('y', 'asha@example.in', 'lead'),
    );
    expect(await make().cancel(database.db, 'b')).toEqual(['receipt']);
    expect(await make().cancel(database.db, 'a')).toEqual([]);
    await make().cancelFor(database.db, 'asha@example.in', ['lead']);
    after(mailIntervalMs);
    await make().sendDue();
    expect(subjects()).toEqual(['a', 'x', 'c']);
  });

  it('go in as many mails as they need, none is lost', async () => {
    const long = Array.from({ length: 5 }, (_, n) =>
      mail(`l${n}`, 'asha@example.in', 'receipt', `l${n} ${'x'.repeat(5000)}\n\nWords.`),
    );
    await enqueue(mail('a'), ...long);
    for (const hours of [1, 2, 3]) {
      after(hours * mailIntervalMs);
      await make().sendDue();
    }
    const texts = sent.map(({ text }) => text).join('\n');
    for (const { about } of long) expect(texts).toContain(`${about} x`);
    expect(sent).toHaveLength(3);
    expect(
      subjects()
        .slice(1)
        .map((one) => one.split(',').at(-1)),
    ).toEqual([' and 2 more', ' and 1 more']);
  });

  it('are not kept back by a clock that ran ahead, nor is their hour forgotten too early', async () => {
    after(365 * 24 * mailIntervalMs);
    await enqueue(mail('a'), mail('b'));
    now = start;
    await make().sweep();
    await make().sendDue();
    expect(subjects()).toEqual(['a', 'b']);
    await make().sweep();
    expect(await database.db.$count(mailIntervals)).toBe(1);
    after(mailIntervalMs + 1);
    await make().sweep();
    expect(await database.db.$count(mailIntervals)).toBe(0);
  });

  it('leave no address beside the hour of their recipient', async () => {
    await enqueue(mail('a'));
    expect(JSON.stringify(await database.db.select().from(mailIntervals))).not.toContain('asha');
  });
});

it.each([
  ['Asha@Example.in', 'asha@example.in'],
  ['asha+spam@example.in', 'asha@example.in'],
  ['a.s.h.a+x@googlemail.com', 'asha@gmail.com'],
  ['a.sha@example.in', 'a.sha@example.in'],
  ['+tag@example.in', '+tag@example.in'],
])('the mailbox of %s is %s', (address, mailbox) => expect(mailboxOf(address)).toBe(mailbox));
