/**
 * @file Messages and quotes through kills, on the embedded database and on PostgreSQL: `node bench/conversations.ts [total]
 * [conversations] [kills]`. No acknowledged one may be lost or doubled.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#platform/db/open.ts';
import { enquiryMessages, quoteVersions } from '#platform/db/tables.ts';
import { silentLog } from '#support/database.ts';
import { startPostgres } from '#support/postgres.ts';
import { talkThroughCrashes } from '#support/talk-through-crashes.ts';

const [total = 5000, conversations = 50, kills = 25] = process.argv.slice(2).map(Number);

async function measure(label: string, databaseUrl?: string): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'conversations-'));
  try {
    const talked = await talkThroughCrashes({
      total,
      conversations,
      kills,
      dataDir,
      ...(databaseUrl && { databaseUrl }),
    });
    const handle = await openDatabase({ dir: dataDir, databaseUrl, log: silentLog, minFreeBytes: 0 });
    const messages = await handle.db.select({ key: enquiryMessages.idempotencyKey }).from(enquiryMessages);
    const versions = await handle.db.select({ key: quoteVersions.idempotencyKey }).from(quoteVersions);
    await handle.close();
    const stored = [...messages, ...versions].map(({ key }) => key);
    const sent = new Set([...talked.messages, ...talked.quotes]);
    const lost = [...sent].filter((key) => !stored.includes(key)).length;
    const doubled = stored.length - new Set(stored).size;
    console.log(
      `${label}: ${messages.length} messages and ${versions.length} quotes in ${conversations} conversations, ${kills} kills; ` +
        `${Math.round(talked.perSecond)}/s; lost ${lost}, doubled ${doubled}, sent again ${talked.repeated}`,
    );
    if (lost > 0 || doubled > 0 || stored.length !== total) process.exitCode = 1;
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

await measure('pglite');
const postgres = await startPostgres();
await measure(`PostgreSQL ${postgres.version}`, postgres.url);
await postgres.stop();
