/**
 * The child process of the outbox's crash test: writes rows, each with a mail in the same transaction, and prints each one
 * after its commit, until it is killed. With `drain` it only delivers the remaining mails.
 */
import { writeSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { openDatabase } from '../db/open.ts';
import { markets } from '../db/tables.ts';
import { startJobs } from '../jobs/jobs.ts';
import { openMailer } from './mailer.ts';
import { startOutbox } from './outbox.ts';

const [dir, mode, start, databaseUrl] = process.argv.slice(2) as [string, string, string, string | undefined];
const log = { debug() {}, info() {}, warn() {}, error() {} };
const say = (line: string): void => void writeSync(1, `${line}\n`);
const person = { name: 'Asha', address: 'asha@example.in' };

const handle = await openDatabase({ dir, databaseUrl, log, minFreeBytes: 0 });
await handle.migrate();
const jobs = await startJobs({ handle, log, pace: { supervise: 1, heartbeat: 10, poll: 0.5 } });
const outbox = await startOutbox(jobs, openMailer({ dir, messageIdDomain: 'aangan.example' }), log);

if (mode === 'drain') {
  const left = "select count(*)::int as n from pgboss.job where name = 'mail' and state <> 'completed'";
  while ((await handle.executeSql(left)).rows[0]!['n'] !== 0) await setTimeout(100);
  const stored = await handle.db.select({ id: markets.id }).from(markets);
  say(`stored ${stored.map(({ id }) => id).join(' ')}`);
  await jobs.stop();
  await handle.close();
} else {
  for (let n = Number(start); ; n += 1) {
    const id = `mail-${n}`;
    await handle.db.transaction(async (tx) => {
      await tx.insert(markets).values({ id, name: id, route: `/${id}`, latitude: 28.6, longitude: 77.2 });
      await outbox.enqueueMail(tx, { id, from: person, to: [person], subject: id, text: id });
    });
    say(`ack ${id}`);
  }
}
