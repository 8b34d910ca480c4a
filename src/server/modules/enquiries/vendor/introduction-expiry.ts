/** @file Unanswered introductions: one reminder, then their end. Safe to run in several processes. */
import { and, asc, eq, inArray, isNull, lte } from '#platform/db/drizzle.ts';
import { introductionChanges, reminderHours } from '#domain/enquiries/introduction-changes.ts';
import { hourMs, minuteMs } from '#facts/time.ts';
import { introductions } from '#platform/db/tables.ts';
import { system } from '#platform/events.ts';
import { toldOf } from '#modules/enquiries/record/asked-facts.ts';
import { reminderMail, hasEmail } from './introduction.mails.ts';
import { aboutReminder } from './introduction-records.ts';
import { allows, applyStep, lockIntroduction, recordStep } from './introduction-change.ts';
import type { IntroductionDependencies } from './introduction.types.ts';

const batchSize = 500;
/** A run ends before its job times out, which would start another beside it; the next run continues. */
const runMs = 4 * minuteMs;
type DueIntroduction = { introductionId: string; enquiryId: string };

/**
 * Runs batches until none is found: an unprocessed rest would be reminded after its end. Each act removes its row from the query, or
 * another process has, so that the loop ends. Returns whether it finished within the run's time.
 */
async function inBatches(
  endsAt: number,
  find: () => Promise<DueIntroduction[]>,
  act: (found: DueIntroduction) => Promise<void>,
): Promise<boolean> {
  let found: DueIntroduction[];
  do {
    found = await find();
    for (const one of found) {
      if (performance.now() >= endsAt) return false;
      await act(one);
    }
  } while (found.length === batchSize);
  return true;
}

export function createLapse({
  db,
  clock,
  mails,
  frame,
  findVendor,
}: Pick<IntroductionDependencies, 'db' | 'clock' | 'mails' | 'frame' | 'findVendor'>) {
  const { lapsed } = introductionChanges.system;
  const waiting = inArray(introductions.status, [...lapsed.from]);

  const due = (until: Date, more = waiting) =>
    db
      .select({ introductionId: introductions.id, enquiryId: introductions.enquiryId })
      .from(introductions)
      .where(and(waiting, lte(introductions.dueAt, until), more))
      .orderBy(asc(introductions.dueAt))
      .limit(batchSize);

  const remind = (found: DueIntroduction) =>
    db.transaction(async (tx) => {
      const { enquiry, row } = await lockIntroduction(tx, found);
      const contact = await findVendor(row.vendorId, tx);
      const [claimed] = await tx
        .update(introductions)
        .set({ remindedAt: clock() })
        .where(and(eq(introductions.id, row.id), waiting, isNull(introductions.remindedAt)))
        .returning();
      if (!claimed) return;
      await recordStep(tx, { clock }, row, 'introduction.reminded', {
        by: system,
        reference: enquiry.reference,
      });
      if (!hasEmail(contact) || row.vendorHidden) return;
      await mails.enqueue(tx, {
        topic: 'reminder',
        about: aboutReminder(row.id),
        to: contact.email,
        write: () => reminderMail(toldOf(enquiry), row.id, contact, frame),
      });
    });

  const lapse = (found: DueIntroduction, now: Date) =>
    db.transaction(async (tx) => {
      const { enquiry, row } = await lockIntroduction(tx, found);
      if (!allows(lapsed, row) || row.dueAt! > now) return;
      await applyStep(tx, { clock }, row, lapsed, { by: system, reference: enquiry.reference });
      await mails.cancel(tx, aboutReminder(row.id));
    });

  return {
    async lapseDue(forMs = runMs): Promise<void> {
      const now = clock();
      const endsAt = performance.now() + forMs;
      const lapsedAll = await inBatches(
        endsAt,
        () => due(now),
        (found) => lapse(found, now),
      );
      // The rest would be reminded after its end.
      if (!lapsedAll) return;
      const soon = new Date(now.getTime() + reminderHours * hourMs);
      await inBatches(endsAt, () => due(soon, isNull(introductions.remindedAt)), remind);
    },
  };
}
