/** @file Mails the numbers of each week to the owners: once for each week and owner, until an owner turns it off. */
import { and, eq, isNotNull, isNull, lt, or } from '#platform/db/drizzle.ts';
import { mondayInDelhi } from '#facts/time.ts';
import { periodOf } from '#domain/desk/number-periods.ts';
import { staffMembers } from '#platform/db/tables.ts';
import { frameWith } from '#platform/mailer/mail-bundle.ts';
import type { Platform } from '#platform/open-platform.ts';
import { weeklyNumbersMail } from './numbers.mails.ts';
import { readSums } from './read-numbers.ts';

type Deps = Pick<Platform, 'db' | 'clock' | 'enqueueMail' | 'sender' | 'config'>;

/**
 * Returns the task of the job. It may run again, and in several processes: an owner is claimed in the transaction that queues the mail.
 * Two weeks without an enquiry are no mail. `count` brings the summary up to now.
 * @where Who gets the weekly numbers by mail?
 */
export const createWeeklyMail =
  ({ db, clock, enqueueMail, sender, config }: Deps, count: () => Promise<void>) =>
  async (): Promise<void> => {
    const monday = mondayInDelhi(clock());
    const now = periodOf('week', monday, -1);
    const isDue = and(
      eq(staffMembers.role, 'owner'),
      isNotNull(staffMembers.joinedAt),
      isNull(staffMembers.endedAt),
      eq(staffMembers.weeklyNumbers, true),
      or(isNull(staffMembers.numbersMailed), lt(staffMembers.numbersMailed, now.from)),
    );
    const due = await db.select().from(staffMembers).where(isDue);
    if (due.length === 0) return;
    await count();
    const { total } = await readSums(
      db,
      'week',
      { now, before: periodOf('week', monday, -2), isRunning: false },
      ['all'],
    );
    const came = total.now.received + total.now.withdrawn + total.before.received + total.before.withdrawn;
    const frame = frameWith(sender, { publicUrl: config.publicUrl });
    for (const owner of due)
      await db.transaction(async (tx) => {
        const claimed = await tx
          .update(staffMembers)
          .set({ numbersMailed: now.from })
          .where(and(eq(staffMembers.id, owner.id), isDue))
          .returning({ id: staffMembers.id });
        if (claimed.length > 0 && came > 0)
          await enqueueMail(tx, weeklyNumbersMail(frame, owner, { from: now.from, ...total }));
      });
  };
