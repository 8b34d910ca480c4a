/** @file The bounds within which each part of the site is well, for the desk's page Health and the page Today. */
import { dayMs, hourMs } from '#facts/time.ts';
import type { HealthCheck, HealthPart } from '#contract/desk/health.ts';
import { counted } from '#domain/formats/counted.ts';
import { lateMailMs } from '../mailer/undelivered-mails.ts';
import type { HealthFacts } from './health-facts.ts';
import { bad, good, watch, type Judged } from './judged.ts';
import { ofErrors, ofSpeed } from './visit-checks.ts';

/** The alerts of `deploy/monitoring/alerts.yml` have the same bounds. */
export const healthBounds = {
  /** The share of the disk that should be free. */
  freeShare: 0.15,
  lateMailMs,
  manyJobs: 500,
  /** A backup is made every day. */
  lateBackupMs: 26 * hourMs,
  /** Certificates are renewed a month before their end. */
  endingCertificateMs: 14 * dayMs,
} as const;
const slowDatabaseMs = 500;
const lastDaysMs = 3 * dayMs;

/** Returns bytes as MB or GB, with one decimal below ten. */
function showBytes(bytes: number): string {
  const [value, unit] = bytes < 1e9 ? [bytes / 1e6, 'MB'] : [bytes / 1e9, 'GB'];
  return `${value < 10 ? Math.round(value * 10) / 10 : Math.round(value)} ${unit}`;
}

function ofRelease(release: HealthFacts['release']): Judged {
  if (!release) return watch('The running releases could not be read.', 'Look at the database first.');
  const { since, processes } = release;
  const said = processes.map(
    ({ version, count }) => `${version} in ${counted(count, 'process', 'processes')}`,
  );
  const at = since.toISOString();
  if (processes.length <= 1) return { ...good(`${said.join('')}.`), at };
  return {
    ...watch(
      `${said.join(', ')}.`,
      'An upgrade is under way, or stopped halfway: docs/operations.md, Upgrades.',
    ),
    at,
  };
}

function ofReplica(says: string, replica: boolean | undefined): Judged {
  if (replica === undefined) return good(says);
  if (replica) return good(`${says} The replica follows.`);
  return watch(
    `${says} The replica does not answer, or is behind.`,
    'The site goes on with the primary alone. The log has the reason: look for “replica”.',
  );
}

function ofDatabase(database: HealthFacts['database']): Judged {
  if (!database)
    return bad('The database does not answer.', 'See docs/operations.md: the database does not answer.');
  const milliseconds = Math.ceil(database.milliseconds);
  const says = `It answers in ${milliseconds} ms and holds ${showBytes(database.bytes)}.`;
  return milliseconds > slowDatabaseMs
    ? watch(says, 'It is slow. See docs/operations.md: everything is slow.')
    : ofReplica(says, database.replica);
}

function ofDisk(disk: HealthFacts['disk']): Judged {
  if (!disk) return watch('The disk of DATA_DIR could not be measured.', 'Look at the folder’s rights.');
  const free = `${showBytes(disk.freeBytes)} of ${showBytes(disk.totalBytes)} are free.`;
  if (disk.freeBytes < disk.reserveBytes)
    return bad(
      `Changes are refused: ${free}`,
      `Free more than ${showBytes(disk.reserveBytes)} on the disk of DATA_DIR.`,
    );
  return disk.freeBytes < healthBounds.freeShare * disk.totalBytes
    ? watch(free, 'Free space on the disk of DATA_DIR, or give it a larger one.')
    : good(free);
}

function ofMail(mails: HealthFacts['mail']): Judged {
  if (!mails) return watch('The waiting mails could not be counted.', 'Look at the database first.');
  const { waiting, dead, oldestSeconds } = mails;
  const says = [
    waiting > 0 &&
      `${counted(waiting, 'mail waits', 'mails wait')}, the oldest for ${Math.floor(oldestSeconds / 60)} minutes.`,
    dead > 0 && `${counted(dead, 'mail has', 'mails have')} failed in all attempts.`,
  ].filter(Boolean);
  if (says.length === 0) return good('All mails have left.');
  const act = 'Today has the words of the mail server; a test mail sends what waits.';
  if (oldestSeconds * 1000 >= healthBounds.lateMailMs) return bad(says.join(' '), act);
  return dead > 0 ? watch(says.join(' '), act) : good(says.join(' '));
}

function ofJobs(jobs: HealthFacts['jobs']): Judged {
  if (!jobs) return watch('The waiting work could not be counted.', 'Look at the database first.');
  if (jobs.waiting + jobs.dead === 0) return good('Nothing waits.');
  const says = `${counted(jobs.waiting, 'job waits', 'jobs wait')}, ${jobs.dead} failed for the last time.`;
  if (jobs.waiting > healthBounds.manyJobs)
    return watch(says, 'Look for “job failed” in the log: is the mail server away?');
  return jobs.dead > 0 ? watch(says, 'The log has the reason of each.') : good(says);
}

function ofBackup({ last, isNeeded }: HealthFacts['backup'], now: Date): Judged {
  const act =
    'Run “npm run backup”, and see that the timer runs it every day (docs/recipes/backup-and-restore.md).';
  if (!last)
    return isNeeded
      ? bad('No backup was made: what is lost now is lost for good.', act)
      : watch('No backup was made.', act);
  const says = `The last one holds ${showBytes(last.bytes)}.`;
  const isLate = now.getTime() - new Date(last.at).getTime() > healthBounds.lateBackupMs;
  return { ...(isLate ? bad(`It is late. ${says}`, act) : good(says)), at: last.at };
}

function ofCertificate(end: HealthFacts['certificate'], now: Date): Judged {
  if (end === undefined) return good('The address is not https, so it needs none.');
  if (end === null)
    return watch(
      'It could not be read: this machine does not reach the site by its public address.',
      'Look at it in a browser once a month.',
    );
  const left = end.getTime() - now.getTime();
  const act = 'See why the proxy does not renew it: ports 80 and 443, the name, its log.';
  const at = end.toISOString();
  if (left <= 0) return { ...bad('It has ended: browsers warn of the site.', act), at };
  if (left < lastDaysMs) return { ...bad('It ends in a few days.', act), at };
  if (left < healthBounds.endingCertificateMs)
    return { ...watch('It ends soon and was not renewed.', act), at };
  return { ...good('It is valid.'), at };
}

function ofSettings(settings: HealthFacts['settings']): Judged {
  if (settings.length === 0) return good('Nothing is odd.');
  return watch(settings.map(({ sentence }) => sentence).join(' '), 'See docs/configuration.md.');
}

const judges: { readonly [Part in HealthPart]: (fact: HealthFacts[Part], now: Date) => Judged } = {
  release: ofRelease,
  database: ofDatabase,
  disk: ofDisk,
  mail: ofMail,
  jobs: ofJobs,
  backup: ofBackup,
  certificate: ofCertificate,
  settings: ofSettings,
  errors: ofErrors,
  speed: ofSpeed,
};

/** Judges what is known of a part. */
export function healthCheck<Part extends HealthPart>(
  part: Part,
  fact: HealthFacts[Part],
  now: Date,
): HealthCheck {
  const { at = null, ...check } = judges[part](fact, now);
  return { part, at, ...check };
}
