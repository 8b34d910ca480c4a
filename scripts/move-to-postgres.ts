import { moveToServer } from '#platform/db/move/move-to-server.ts';
import { StartError } from '#platform/start-error.ts';

// npm run db:move: copies the embedded database to the empty one at DATABASE_URL and proves that nothing is missing.

const { DATABASE_URL: databaseUrl, DATA_DIR: dir = 'var' } = process.env;

try {
  if (!databaseUrl) throw new StartError('Set DATABASE_URL to the empty database that shall take over.');
  for (const { table, rows, checksum } of await moveToServer(dir, databaseUrl)) {
    process.stdout.write(`${table.padEnd(40)} ${String(rows).padStart(9)} rows  ${checksum}  same\n`);
  }
  process.stdout.write(
    'Moved. Start the site with DATABASE_URL set; keep the old folder until you have a backup.\n',
  );
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
