/** @file The services for modules, opened once: the database, jobs, mails, limits and stored files. */
import { join } from 'node:path';
import type { Logger } from 'pino';
import { retentionDays } from '#facts/limits.ts';
import { daysBefore } from '#facts/time.ts';
import { keepAwayPages } from './away-pages.ts';
import { systemClock, type Clock } from './clock.ts';
import { openCompany, type LiveCompany } from './company.ts';
import type { Config } from './config/config.ts';
import type { Database, DatabaseHandle } from './db/handle.ts';
import { diskMegabyte, openConfigured } from './db/open-configured.ts';
import { inScope } from './db/rolled-back.ts';
import { watchDisk } from './disk-space.ts';
import type { Jobs, ScheduledJob } from './jobs/job-types.ts';
import { createPictureIntake, type PictureIntake } from './images/picture-intake.ts';
import { createHealthReaders, type HealthReaders } from './health/health-facts.ts';
import { startJobs } from './jobs/jobs.ts';
import { removeOldMails } from './mailer/eml-folder.ts';
import { createLimitedMails, type LimitedMails } from './mailer/limited-mails.ts';
import type { MailFrame } from './mailer/mail.types.ts';
import { openMailWords } from './mailer/mail-words.ts';
import { undeliveredMails } from './mailer/undelivered-mails.ts';
import { openMailer } from './mailer/mailer.ts';
import { startOutbox, type Outbox } from './mailer/outbox.ts';
import type { Retention, TodayReaders } from './module.ts';
import { createOutsideFetch, type OutsideFetch } from './outside-fetch.ts';
import { createOutsidePost, type OutsidePost } from './outside-post.ts';
import { createParsing, type Parsing } from './parsing/parsing.ts';
import { createPasswords, type Passwords } from './passwords.ts';
import { createRateLimiter, type RateLimiter } from './rate-limit.ts';
import { destroyOldSealed } from './sealed-records.ts';
import { readSecretKey } from './secrets.ts';
import { backupSafeStorage } from './storage/backup-safe-storage.ts';
import { openStorage } from './storage/open-storage.ts';
import { speakByRequest } from './words/request-locale.ts';
import type { Storage } from './storage/storage.ts';

export type PlatformOptions = {
  config: Config;
  log: Logger;
  /** Replaced in tests. */
  clock?: Clock;
  /** An open database; absent, the configured one is opened. */
  database?: DatabaseHandle;
  /** Whether scheduled work starts at its time; by default it does. Tests start it themselves. */
  schedule?: boolean;
  onFatal?: (error: Error) => void;
  /** Tests reach servers of their own machine, which no site does. */
  outsideFetch?: OutsideFetch;
  outsidePost?: OutsidePost;
};

export type Platform = {
  config: Config;
  log: Logger;
  clock: Clock;
  handle: DatabaseHandle;
  db: Database;
  /** As `db`, for reads that a replica may answer. */
  reads: Database;
  secretKey: string;
  jobs: Jobs;
  /** Mails that nobody outside can cause at will, such as those to the staff. */
  enqueueMail: Outbox['enqueueMail'];
  /** A mail past the queue, to try the mail server. */
  deliverNow: Outbox['deliverNow'];
  /** Counts the mails that have not left. */
  countMails: Outbox['count'];
  /** Reads the state of the parts on which the site stands. */
  health: HealthReaders;
  /** All other mails, limited for each recipient. */
  mails: LimitedMails;
  /** Calls back in every process when the staff has published other details of the company. */
  onCompanyChange: LiveCompany['onChange'];
  /** The sender of mails. */
  sender: MailFrame;
  limiter: RateLimiter;
  passwords: Passwords;
  storage: Storage;
  /** The intake of pictures. */
  intake: PictureIntake;
  /** The parsers of untrusted input, in processes of their own. */
  parsing: Parsing;
  /** Fetches files of other hosts. */
  outsideFetch: OutsideFetch;
  /** Posts to other hosts. */
  outsidePost: OutsidePost;
  /** Returns whether the disk has room for a change. */
  hasRoom: () => boolean;
  /** The platform's own work by the clock, scheduled with that of the modules. */
  today: TodayReaders;
  upkeep: readonly ScheduledJob[];
  retention: Readonly<Record<string, Retention>>;
  /** Ends the connections. Jobs are stopped before. */
  close(): Promise<void>;
};

/** Opens and migrates the database and starts what delivers mails. @throws StartError when something cannot be opened */
export async function openPlatform(options: PlatformOptions): Promise<Platform> {
  const { log, clock = systemClock } = options;
  const { settings, dataDir, publicUrl } = options.config;
  speakByRequest();
  const handle = options.database ?? (await openConfigured(options.config, options));
  await handle.migrate();
  const db = inScope(handle.db);
  const company = await openCompany({ handle, db, log }, options.config.company);
  const config = { ...options.config, company: company.company };
  keepAwayPages(settings.AWAY_PAGES_DIR, company, log);
  const secretKey = readSecretKey(dataDir, settings.SECRET_KEY);
  const jobs = await startJobs({ handle, log, held: true, schedule: options.schedule });
  const mailer = openMailer({
    smtpUrl: settings.SMTP_URL,
    dir: dataDir,
    messageIdDomain: new URL(publicUrl).hostname,
  });
  const outbox = await startOutbox(jobs, mailer, log);
  const { enqueueMail, deliverNow } = outbox;
  const mailWords = await openMailWords({ handle, db, log });
  const sender: MailFrame = {
    company: config.company,
    words: mailWords.words,
    get from() {
      return settings.MAIL_FROM ?? config.company.email;
    },
    get staff() {
      return settings.STAFF_EMAIL ?? config.company.email;
    },
  };
  const mails = createLimitedMails({
    db,
    clock,
    secretKey,
    publicUrl: config.publicUrl,
    enqueueMail,
    frame: sender,
  });
  const limiter = createRateLimiter({ db, clock, secretKey, factor: settings.LIMIT_FACTOR });
  const storage = backupSafeStorage(await openStorage(settings, dataDir), handle);
  const passwords = createPasswords();
  const parsing = createParsing(log);
  // On a server the tables lie elsewhere; there the storage itself reports a full disk.
  const reserveBytes = handle.kind === 'pglite' ? settings.DISK_RESERVE_MB * diskMegabyte : 0;
  return {
    config,
    log,
    clock,
    handle,
    db,
    reads: inScope(handle.reads),
    secretKey,
    jobs,
    enqueueMail,
    deliverNow,
    countMails: outbox.count,
    mails,
    onCompanyChange: company.onChange,
    sender,
    limiter,
    passwords,
    storage,
    intake: createPictureIntake(settings),
    parsing,
    outsideFetch: options.outsideFetch ?? createOutsideFetch(),
    outsidePost: options.outsidePost ?? createOutsidePost(),
    health: createHealthReaders({ config, clock, handle, jobs, outbox, storage, reserveBytes }),
    hasRoom: watchDisk({ dir: dataDir, reserveBytes, log }).enough,
    today: {
      undelivered: (now) => undeliveredMails(outbox.undelivered, now),
    },
    upkeep: [
      { name: 'held-mails', cron: '* * * * *', task: mails.sendDue },
      { name: 'sweep-mail-intervals', cron: '27 * * * *', task: mails.sweep },
      { name: 'sweep-limits', cron: '17 * * * *', task: limiter.sweep },
    ],
    retention: {
      mails: (now) => removeOldMails(join(dataDir, 'mail'), daysBefore(now, retentionDays.writtenMail)),
      sealedRecords: (now) => destroyOldSealed(db, now),
    },
    async close() {
      await passwords.close();
      parsing.close();
      mailer.close();
      await company.close();
      await mailWords.close();
      await handle.close();
    },
  };
}
