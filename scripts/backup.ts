import { mkdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { copyAway } from '#platform/backup/backup-away.ts';
import { keepBackupRecord } from '#platform/backup/backup-record.ts';
import { writeBackup } from '#platform/backup/write-backup.ts';
import { readConfig } from '#platform/config/config.ts';
import { createLog } from '#platform/log.ts';
import { keyMarkOf } from '#platform/secrets.ts';
import { StartError } from '#platform/start-error.ts';
import { openStorage } from '#platform/storage/open-storage.ts';

// npm run backup [-- FILE]: writes an archive of the configured site. The site may be running.

/** As long as the privacy page promises. */
const keptDays = 30;

async function backup(): Promise<void> {
  const { settings, dataDir } = readConfig(process.env);
  const now = new Date();
  const stamp = now.toISOString().slice(0, 19).replaceAll(':', '');
  const path = resolve(process.argv[2] ?? join(dataDir, 'backups', `aangan-${stamp}Z.tar.gz`));
  mkdirSync(resolve(path, '..'), { recursive: true, mode: 0o700 });
  const begun = performance.now();
  const storage = await openStorage(settings, dataDir);
  const { header, missing } = await writeBackup({
    from: { dir: dataDir, databaseUrl: settings.DATABASE_URL, log: createLog('warn') },
    storage,
    path,
    keyMark: keyMarkOf(dataDir, settings.SECRET_KEY),
    now,
  });
  const { size } = statSync(path);
  for (const { name, rows, checksum } of header.tables)
    process.stdout.write(`${name.padEnd(34)} ${String(rows).padStart(9)} rows  ${checksum}\n`);
  for (const name of missing) process.stdout.write(`missing in the storage: ${name}\n`);
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  const pictures = `${header.pictures - missing.length} picture files`;
  process.stdout.write(
    `${path}\nMigration ${header.migration}, ${pictures}, ${size} bytes, ${seconds} s.\n` +
      'The secret key is not in it: keep SECRET_KEY, or the file secret.key of DATA_DIR, in another place.\n',
  );
  const { BACKUP_REPOSITORY: repository, BACKUP_PASSWORD: password } = settings;
  if (repository) {
    if (!password)
      throw new StartError('BACKUP_REPOSITORY is set without BACKUP_PASSWORD, so nothing was copied.');
    await copyAway(path, { repository, password, cacheDir: join(dataDir, 'restic') }, keptDays);
    process.stdout.write('A copy of it is in BACKUP_REPOSITORY, encrypted with BACKUP_PASSWORD.\n');
  }
  // Last: a backup whose copy failed is none, and the alert BackupLate tells.
  await keepBackupRecord(storage, { at: now.toISOString(), bytes: size });
}

process.umask(0o077);
await backup().catch((error: unknown) => {
  process.stderr.write(`${error instanceof StartError ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
