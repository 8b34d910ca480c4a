import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { restoreBackup } from '#platform/backup/restore-backup.ts';
import { readConfig } from '#platform/config/config.ts';
import { createLog } from '#platform/log.ts';
import { keyMarkOf } from '#platform/secrets.ts';
import { StartError } from '#platform/start-error.ts';
import { openStorage } from '#platform/storage/open-storage.ts';

// npm run restore -- FILE [--replace]: restores an archive to the configured site, which must be stopped.

async function restore(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false } },
  });
  const [file] = positionals;
  if (!file) throw new StartError('Name the archive: npm run restore -- FILE');
  const { settings, dataDir } = readConfig(process.env);
  const begun = performance.now();
  const { header, replaced } = await restoreBackup({
    path: resolve(file),
    to: { dir: dataDir, databaseUrl: settings.DATABASE_URL, log: createLog('warn') },
    storage: await openStorage(settings, dataDir),
    replace: values.replace,
    now: new Date(),
  });
  for (const { name, rows, checksum } of header.tables)
    process.stdout.write(`${name.padEnd(34)} ${String(rows).padStart(9)} rows  ${checksum}  same\n`);
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  process.stdout.write(
    `Restored what was there at ${header.createdAt}, migration ${header.migration}, in ${seconds} s.\n`,
  );
  if (replaced)
    process.stdout.write(`What was there before lies in ${replaced}; remove it when all is well.\n`);
  if (header.keyMark !== keyMarkOf(dataDir, settings.SECRET_KEY))
    process.stdout.write(
      'The secret key here is not the one of the archive. Put that one in place before the start (SECRET_KEY, or the file secret.key of DATA_DIR): without it sealed records stay closed.\n',
    );
}

process.umask(0o077);
await restore().catch((error: unknown) => {
  process.stderr.write(`${error instanceof StartError ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
