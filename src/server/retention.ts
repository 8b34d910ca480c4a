/** @file The nightly destruction of what is old: it calls the retention of every module. */
import { join } from 'node:path';
import { retentionDays } from '#facts/limits.ts';
import { daysBefore } from '#facts/time.ts';
import type { Database } from '#platform/db/handle.ts';
import { removeOldMails } from '#platform/mailer/eml-folder.ts';
import { destroyOldEnquiries } from '#modules/enquiries/enquiry.retention.ts';
import { destroyOldGrievances } from '#modules/grievances/grievance.retention.ts';
import { destroyOldStaffActions } from '#modules/staff/staff-log.ts';

/** Destroys personal data whose time is up; answers how much, without saying whose. */
export async function destroyWhatIsOld({ db, dataDir, now }: { db: Database; dataDir: string; now: Date }) {
  const mailsBefore = daysBefore(now, retentionDays.writtenMail);
  return {
    enquiries: await destroyOldEnquiries(db, now),
    grievances: await destroyOldGrievances(db, now),
    staffActions: await destroyOldStaffActions(db, now),
    mails: await removeOldMails(join(dataDir, 'mail'), mailsBefore),
  };
}
