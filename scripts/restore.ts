import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { refuseTheSite } from '#platform/backup/drill-place.ts';
import { restoreBackup } from '#platform/backup/restore-backup.ts';
import { readConfig } from '#platform/config/config.ts';
import { createLog } from '#platform/log.ts';
import { keyMarkOf } from '#platform/secrets.ts';
import { StartError } from '#platform/start-error.ts';
import { openStorage } from '#platform/storage/open-storage.ts';

// npm run restore -- FILE [--replace]: restores an archive to the configured site, which must be stopped.
// npm run restore -- FILE --drill [postgres://…]: into a new folder, or an empty database, and never into the site.

/** Returns the settings of a drill: a folder and a database of its own, no store and no mail server. */
async function drillSettings(database: string | undefined): Promise<NodeJS.ProcessEnv> {
  if (database !== undefined) await refuseTheSite(database, readConfig(process.env).settings.DATABASE_URL);
  const apart = {
    DATABASE_URL: database ?? '',
    DATABASE_REPLICA_URL: '',
    STORAGE_S3_BUCKET: '',
    SMTP_URL: '',
    PUBLIC_URL: '',
  };
  return { ...process.env, ...apart, DATA_DIR: mkdtempSync(join(tmpdir(), 'aangan-drill-')) };
}

const drillDone = (dir: string, database = '') =>
  `The drill is in ${dir}. To look at it, with mails as files:\n` +
  `DATA_DIR=${dir} DATABASE_URL='${database}' SMTP_URL= DATABASE_REPLICA_URL= STORAGE_S3_BUCKET= PUBLIC_URL= PORT=3999 npm start\n`;

async function restore(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false }, drill: { type: 'boolean', default: false } },
  });
  const [file, database] = positionals;
  if (!file) throw new StartError('Name the archive: npm run restore -- FILE');
  if (values.drill && values.replace) throw new StartError('A drill replaces nothing: leave out --replace.');
  if (database !== undefined && !values.drill)
    throw new StartError(
      'A restore goes where DATABASE_URL leads; only a drill (--drill) names another database.',
    );
  const env = values.drill ? await drillSettings(database) : process.env;
  const { settings, dataDir } = readConfig(env);
  const site = readConfig(process.env);
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
  if (header.keyMark !== keyMarkOf(site.dataDir, site.settings.SECRET_KEY))
    process.stdout.write(
      'The secret key here is not the one of the archive. Put that one in place before the start (SECRET_KEY, or the file secret.key of DATA_DIR): without it sealed records stay closed.\n',
    );
  if (values.drill) process.stdout.write(drillDone(dataDir, settings.DATABASE_URL));
}

process.umask(0o077);
await restore().catch((error: unknown) => {
  process.stderr.write(`${error instanceof StartError ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
