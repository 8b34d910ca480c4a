/**
 * @file Enquiries per second, durable, with both mails of each in the outbox, on the embedded database and on PostgreSQL:
 * `node bench/enquiries.ts [total] [clients] [kills]`. With kills it also shows that no acknowledged one is lost or doubled.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#platform/db/open.ts';
import { enquiries } from '#platform/db/tables.ts';
import { silentLog } from '#support/database.ts';
import { postThroughCrashes } from '#support/post-through-crashes.ts';
import { startPostgres } from '#support/postgres.ts';

const [total = 10_000, clients = 50, kills = 3] = process.argv.slice(2).map(Number);

async function measure(label: string, databaseUrl?: string): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'enquiries-'));
  try {
    const { answers, servingSeconds } = await postThroughCrashes({
      total,
      clients,
      kills,
      dataDir,
      databaseUrl,
    });
    const handle = await openDatabase({ dir: dataDir, databaseUrl, log: silentLog, minFreeBytes: 0 });
    const rows = await handle.db
      .select({ key: enquiries.idempotencyKey, reference: enquiries.reference })
      .from(enquiries);
    await handle.close();
    const kept = rows.filter(({ key, reference }) => answers.get(key!)?.references.has(reference));
    const lost = answers.size - kept.length;
    const doubled = rows.length - new Set(rows.map(({ key }) => key)).size;
    const repeated = [...answers.values()].filter(({ posts }) => posts > 1).length;
    console.log(
      `${label}: ${Math.round(total / servingSeconds)} enquiries/s (${total} by ${clients} clients, ${kills} kills); ` +
        `lost ${lost}, doubled ${doubled}, sent again ${repeated}`,
    );
    if (lost > 0 || doubled > 0 || rows.length !== total) process.exitCode = 1;
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

await measure('pglite');
const postgres = await startPostgres();
await measure(`PostgreSQL ${postgres.version}`, postgres.url);
await postgres.stop();
