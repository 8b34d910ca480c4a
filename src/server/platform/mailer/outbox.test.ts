/** @postgres mails wait as jobs */
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestDatabase, silentLog, type TestDatabase } from '#support/database.ts';
import { startJobs, type Jobs } from '../jobs/jobs.ts';
import { startMailServer, type MailServer } from './mail-server.fake.ts';
import { openMailer } from './mailer.ts';
import type { MailMessage } from './message.ts';
import { startOutbox, type Outbox } from './outbox.ts';

const script = fileURLToPath(new URL('./outbox-writer.child.ts', import.meta.url));
const retrySettings = { timeout: 20_000, interval: 50 };
const slowTestMs = 180_000;

const person = { name: 'Asha', address: 'asha@example.in' };
const mail = (id: string): MailMessage => ({
  id,
  from: person,
  to: [person],
  subject: id,
  text: 'Secret words.',
});

describe('with a mail server', () => {
  let test: TestDatabase;
  let server: MailServer;
  let jobs: Jobs;
  let outbox: Outbox;
  let startAgain: () => Promise<Outbox>;
  const logged: unknown[] = [];
  beforeEach(async () => {
    logged.length = 0;
    test = await createTestDatabase();
    server = await startMailServer();
    const write = (...line: unknown[]): void => void logged.push(line);
    const log = { ...silentLog, info: write, warn: write, error: write };
    jobs = await startJobs({ handle: test.handle, log, pace: { supervise: 1, heartbeat: 10, poll: 0.5 } });
    const timeouts = { greetingTimeout: 300, socketTimeout: 300 };
    const mailer = openMailer({
      smtpUrl: server.url,
      dir: test.dir,
      messageIdDomain: 'aangan.example',
      timeouts,
    });
    startAgain = () => startOutbox(jobs, mailer, log, { retryLimit: 1, retryDelaySeconds: 0 });
    outbox = await startAgain();
  });
  afterEach(async () => {
    await jobs.stop();
    await server.close();
    await test.close();
  });

  const deadLetters = async () =>
    (await outbox.undelivered({ sentBefore: new Date(0), limit: 10 })).filter(
      ({ nextAt }) => nextAt === null,
    );

  it.each(['refuse', 'hang'] as const)('keeps a mail through a server that does: %s', async (mode) => {
    server.setMode(mode);
    await outbox.enqueueMail(test.db, mail('one'));
    await vi.waitFor(async () => expect(await deadLetters()).toHaveLength(1), retrySettings);
    expect(server.mails).toEqual([]);
    server.setMode('accept');
    // Like a new start.
    outbox = await startAgain();
    await vi.waitFor(() => expect(server.mails).toHaveLength(1), retrySettings);
    expect(server.mails[0]!.content).toContain('Message-ID: <one@aangan.example>');
    expect(await deadLetters()).toEqual([]);
    expect(JSON.stringify(logged)).toContain('mail delivered');
    expect(JSON.stringify(logged)).not.toMatch(/asha@|Secret/);
  });

  it('sends nothing of a transaction that failed, and refuses what is not a mail', async () => {
    const failing = test.db.transaction(async (tx) => {
      await outbox.enqueueMail(tx, mail('never'));
      await outbox.enqueueMail(tx, { ...mail('bad'), to: [{ name: '', address: 'a@b.in\r\nBcc: c@d.in' }] });
    });
    await expect(failing).rejects.toThrow('must be one e-mail address');
    await outbox.enqueueMail(test.db, mail('after'));
    await vi.waitFor(() => expect(server.mails).toHaveLength(1), retrySettings);
    expect(server.mails[0]!.content).toContain('<after@');
  });
});

describe('with a mail server that is asked again only after an hour', () => {
  const anHour = { retryLimit: 20, retryDelaySeconds: 3_600 };
  const all = { sentBefore: new Date(0), limit: 10 };
  let test: TestDatabase;
  let server: MailServer;
  let jobs: Jobs;
  let outbox: Outbox;
  beforeEach(async () => {
    test = await createTestDatabase();
    server = await startMailServer();
    jobs = await startJobs({
      handle: test.handle,
      log: silentLog,
      pace: { supervise: 1, heartbeat: 10, poll: 0.5 },
    });
    const mailer = openMailer({ smtpUrl: server.url, dir: test.dir, messageIdDomain: 'aangan.example' });
    outbox = await startOutbox(jobs, mailer, silentLog, anHour);
  });
  afterEach(async () => {
    await jobs.stop();
    await server.close();
    await test.close();
  });

  it('counts and lists what waits, with the words of the server, until a test mail is taken', async () => {
    expect(await outbox.count()).toEqual({ waiting: 0, dead: 0, oldestSeconds: 0 });
    server.setMode('refuse');
    for (const id of ['one', 'two']) await outbox.enqueueMail(test.db, mail(id));
    await vi.waitFor(async () => expect(await outbox.undelivered(all)).toHaveLength(2), retrySettings);
    const [first] = await outbox.undelivered(all);
    expect(first).toMatchObject({ attempts: 1, data: { id: 'one' } });
    expect(first!.reason).toContain('try again');
    expect(first!.nextAt!.getTime()).toBeGreaterThan(Date.now() + 1_000_000);
    await test.handle.executeSql(
      `update pgboss.job set created_on = created_on - interval '20 minutes' where data->>'id' = 'one'`,
    );
    const { waiting, dead, oldestSeconds } = await outbox.count();
    expect([waiting, dead]).toEqual([2, 0]);
    expect(oldestSeconds).toBeGreaterThanOrEqual(1_200);

    const refused = await outbox.deliverNow(mail('test-refused'));
    expect(refused).toEqual({ refusal: expect.stringContaining('try again'), triedAgain: 0 });
    server.setMode('accept');
    expect(await outbox.deliverNow(mail('test-taken'))).toEqual({ refusal: null, triedAgain: 2 });
    await vi.waitFor(() => expect(server.mails).toHaveLength(3), retrySettings);
    await vi.waitFor(async () => expect((await outbox.count()).waiting).toBe(0), retrySettings);
    expect(await outbox.undelivered(all)).toEqual([]);
  });

  it('names a mail that was not tried yet once it is late', async () => {
    await jobs.stop();
    await outbox.enqueueMail(test.db, mail('one'));
    expect(await outbox.undelivered(all)).toEqual([]);
    const [late] = await outbox.undelivered({ ...all, sentBefore: new Date(Date.now() + 60_000) });
    expect(late).toMatchObject({ attempts: 0, reason: null });
  });

  it('says that the server is away, or does not answer', { timeout: 60_000 }, async () => {
    server.setMode('hang');
    const { refusal } = await outbox.deliverNow(mail('hung'));
    expect(refusal).toMatch(/has not answered within 4 seconds/);
    await server.close();
    server = await startMailServer();
    // Its port has changed: nobody listens at the old one.
    expect((await outbox.deliverNow(mail('away'))).refusal).toMatch(/ECONNREFUSED/);
  });
});

describe('a process that is killed between the commit and the delivery', () => {
  it('loses no mail and sends none that was not committed', { timeout: slowTestMs }, async () => {
    const test = await createTestDatabase();
    const { dir, databaseUrl } = test;
    // The children open it from here on: an embedded folder admits one process.
    await test.handle.close();
    const run = (mode: string, start: number, killAfter: number): Promise<string[]> => {
      const words = [script, dir, mode, String(start), ...(databaseUrl ? [databaseUrl] : [])];
      const child = spawn(process.execPath, [...process.execArgv, ...words], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const lines: string[] = [];
      createInterface({ input: child.stdout }).on('line', (line) => {
        lines.push(line);
        if (lines.length === killAfter) child.kill('SIGKILL');
      });
      return new Promise((resolve) => child.on('close', () => resolve(lines)));
    };

    const acknowledged: string[] = [];
    for (let round = 0; round < 6; round += 1) {
      const lines = await run('write', round * 1_000, 3 + round * 7);
      acknowledged.push(...lines.map((line) => line.slice(4)));
    }
    const stored = (await run('drain', 0, Infinity)).at(-1)!.split(' ').slice(1);
    const sent = readdirSync(join(dir, 'mail'))
      .filter((name) => name.endsWith('.eml'))
      .map((name) => name.slice(0, -4));
    expect(acknowledged.length).toBeGreaterThan(100);
    expect(stored).toEqual(expect.arrayContaining(acknowledged));
    expect(sent.toSorted()).toEqual(stored.toSorted());
    await test.close();
  });
});
