/** @file Copies of backups in another place, encrypted: a repository of restic, a program of the machine. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { open } from 'node:fs/promises';
import { StartError } from '../start-error.ts';

/** The repository as restic names it (`s3:…`, `sftp:…`, a folder), its password, and a folder for restic's cache. */
export type BackupAway = { repository: string; password: string; cacheDir: string };

/** The name of the archive within a copy. */
export const nameAway = 'aangan.tar.gz';
const host = 'aangan';
const noRepository = 'unable to open config file';

type Run = { code: number; said: string };

/** Runs restic; the last line of what it says tells why it failed. */
async function restic(away: BackupAway, words: readonly string[], input?: number): Promise<Run> {
  const env = {
    ...process.env,
    RESTIC_REPOSITORY: away.repository,
    RESTIC_PASSWORD: away.password,
    RESTIC_CACHE_DIR: away.cacheDir,
  };
  const child = spawn('restic', ['--quiet', ...words], { env, stdio: [input ?? 'ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr!.setEncoding('utf8').on('data', (part: string) => (said += part));
  const [code] = (await once(child, 'close').catch((error: unknown) => {
    throw (error as NodeJS.ErrnoException).code === 'ENOENT'
      ? new StartError('BACKUP_REPOSITORY is set, and there is no restic on this machine; install it.')
      : error;
  })) as [number | null];
  return { code: code ?? 1, said: said.trim() };
}

async function mustRun(away: BackupAway, words: readonly string[], input?: number): Promise<void> {
  const { code, said } = await restic(away, words, input);
  if (code !== 0)
    throw new StartError(
      `The backup is complete here, and its copy in BACKUP_REPOSITORY failed (restic ${words[0]}): ${said.split('\n').at(-1)}`,
    );
}

/**
 * Copies an archive into the repository, which is made at the first time, and deletes copies that are older than `keptDays`.
 * @throws StartError with restic's own reason
 */
export async function copyAway(archive: string, away: BackupAway, keptDays: number): Promise<void> {
  const { code, said } = await restic(away, ['cat', 'config']);
  if (code !== 0 && said.includes(noRepository)) await mustRun(away, ['init']);
  await using file = await open(archive);
  await mustRun(away, ['backup', '--host', host, '--stdin', '--stdin-filename', nameAway], file.fd);
  await mustRun(away, ['forget', '--host', host, '--keep-within', `${keptDays}d`, '--prune']);
}
