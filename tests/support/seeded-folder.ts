/** @file Data folders in the state after a first start: made once for a run of journeys or served tests, copied for each server. */
import { constants, cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The run's folder of originals; set by the global set-up, and in no other run. */
const folderVariable = 'SEEDED_FOLDERS';
/** Settings that do not affect the data of a first start. With any other a server starts from nothing. */
const traceless = [
  'ABOUT_VIDEO_URL',
  'ANALYTICS_ID',
  'CHATBOT_SCRIPT_URL',
  'FORM_MIN_MS',
  'LIMIT_FACTOR',
  'LOG_LEVEL',
  'MAPS_TILES_URL',
  'METRICS_TOKEN',
  'PUBLIC_URL',
];
/** A start takes up to a minute and a half on a busy machine; others wait for it meanwhile. */
const lockTimeoutMs = 180_000;

/** Global set-up of Playwright and of Vitest's `served`: creates a folder for the run, and removes it afterwards. */
export default function prepareRun(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'seeded-'));
  process.env[folderVariable] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

/**
 * Fills the folder as a first start with these settings would. The first call of a run makes the original with `firstStart`, which
 * starts a server in a folder and stops it. Does nothing outside such a run, or when the settings may affect the data.
 */
export async function copySeeded(
  target: string,
  env: NodeJS.ProcessEnv,
  firstStart: (dataDir: string) => Promise<void>,
): Promise<void> {
  const folder = process.env[folderVariable];
  const { SEED_DEMO = 'yes', ...others } = env;
  if (folder === undefined || Object.keys(others).some((name) => !traceless.includes(name))) return;
  const original = join(folder, SEED_DEMO);
  const lock = new DatabaseSync(`${original}.lock`, { timeout: lockTimeoutMs });
  try {
    if (!existsSync(original)) {
      lock.exec('begin exclusive');
      if (!existsSync(original)) {
        const unfinished = mkdtempSync(`${original}-`);
        await firstStart(unfinished);
        renameSync(unfinished, original);
      }
    }
  } finally {
    lock.close();
  }
  cpSync(original, target, { recursive: true, mode: constants.COPYFILE_FICLONE });
}
