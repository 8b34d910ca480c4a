/**
 * @file The scripts, styles and fonts of the last releases. Their names carry hashes of their contents, so those of all releases
 * share one folder; the time of a file is when it last belonged to a running release.
 */
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { daysBefore, hourMs } from '#facts/time.ts';
import type { Clock } from '#platform/clock.ts';
import type { Config } from '#platform/config/config.ts';
import type { Log } from '#platform/log.ts';

/** More often than the shortest retention of a file in days, so that no other process takes it for an old one. */
const renewEveryMs = 6 * hourMs;

const sizeOf = async (path: string): Promise<number | null> =>
  (await stat(path).catch(() => null))?.size ?? null;

/** Copies missing files. Each appears atomically, since another process may be serving from the same folder. */
async function copyMissing(names: readonly string[], from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const name of names) {
    if ((await sizeOf(join(to, name))) === (await sizeOf(join(from, name)))) continue;
    const unfinished = join(to, `.${name}.${randomUUID()}`);
    await copyFile(join(from, name), unfinished);
    await rename(unfinished, join(to, name));
  }
}

/** Sets the files of this release to the present time, and removes expired ones. Returns the number of removed files. */
export async function renewAssets(
  current: readonly string[],
  { to, days, clock }: { to: string; days: number; clock: Clock },
): Promise<number> {
  const now = clock();
  for (const name of current) await utimes(join(to, name), now, now);
  const before = daysBefore(now, days);
  const others = (await readdir(to)).filter((name) => !current.includes(name));
  let removed = 0;
  for (const name of others) {
    const found = await stat(join(to, name)).catch(() => null);
    if (!found || found.mtime >= before) continue;
    await rm(join(to, name), { force: true });
    removed += 1;
  }
  return removed;
}

/**
 * Stores the assets of this release in DATA_DIR/assets, beside those of earlier ones, and renews their times until it is stopped.
 * Each process does this, since each may have a disk of its own. On a full disk open tabs may miss a file, but the site starts.
 * Returns null when there is nothing to store, as in development, where nothing is built.
 */
export async function keepReleases(options: {
  clientDir: string;
  config: Pick<Config, 'dataDir' | 'settings'>;
  clock: Clock;
  log: Log;
}): Promise<{ dir: string; stop(): void } | null> {
  const { clientDir, config, clock, log } = options;
  const from = join(clientDir, 'assets');
  if (!existsSync(from)) return null;
  const to = join(config.dataDir, 'assets');
  const current = await readdir(from);
  const renew = () => renewAssets(current, { to, clock, days: config.settings.OLD_RELEASE_DAYS });
  const quietly = (work: Promise<unknown>) =>
    work.catch((error: unknown) => log.warn({ err: error }, 'files of earlier releases could not be kept'));
  await quietly(copyMissing(current, from, to).then(renew));
  const timer = setInterval(() => void quietly(renew()), renewEveryMs).unref();
  return { dir: to, stop: () => clearInterval(timer) };
}
