/** @file A vendor's ready answers: read, added, changed, removed. */
import { and, asc, eq } from '#platform/db/drizzle.ts';
import { readyAnswerLimits } from '#domain/enquiries/ready-answers.ts';
import { noRecord } from '#facts/ids.ts';
import type { ReadyAnswers, readyAnswerEndpoints } from '#contract/ready-answers.ts';
import type { Call } from '#platform/call.ts';
import type { Database } from '#platform/db/handle.ts';
import { readyAnswers, vendors } from '#platform/db/tables.ts';
import type { Module } from '#platform/module.ts';
import type { Platform } from '#platform/open-platform.ts';
import { Problem } from '#platform/problem.ts';
import { t } from '#words/t.ts';

function vendorIdOf({ session }: Pick<Call, 'session'>): string {
  if (!session) throw new Error('no vendor called');
  return session.vendorId;
}

async function answersOf(within: Database, vendorId: string): Promise<ReadyAnswers> {
  const rows = await within
    .select({ id: readyAnswers.id, name: readyAnswers.name, text: readyAnswers.text })
    .from(readyAnswers)
    .where(eq(readyAnswers.vendorId, vendorId))
    .orderBy(asc(readyAnswers.createdAt), asc(readyAnswers.id));
  return { answers: rows };
}

export function createReadyAnswers({
  db,
  clock,
}: Pick<Platform, 'db' | 'clock'>): Module<typeof readyAnswerEndpoints> {
  /** Adds an answer, changes it, or puts a removed one back. @throws Problem conflict when the limit is reached, not_found for another's */
  const save = (vendorId: string, id: string, { name, text }: { name: string; text: string }) =>
    db.transaction(async (tx) => {
      // Concurrent calls wait here for each other, so that the limit holds.
      await tx.select({ id: vendors.id }).from(vendors).where(eq(vendors.id, vendorId)).for('update');
      const [known] = await tx
        .select({ vendorId: readyAnswers.vendorId })
        .from(readyAnswers)
        .where(eq(readyAnswers.id, id));
      if (id === noRecord || (known && known.vendorId !== vendorId)) throw new Problem('not_found');
      if (known) await tx.update(readyAnswers).set({ name, text }).where(eq(readyAnswers.id, id));
      else {
        if ((await tx.$count(readyAnswers, eq(readyAnswers.vendorId, vendorId))) >= readyAnswerLimits.answers)
          throw new Problem('conflict', {
            message: t('You have {max} ready answers. Remove one first.', { max: readyAnswerLimits.answers }),
          });
        await tx.insert(readyAnswers).values({ id, vendorId, name, text, createdAt: clock() });
      }
      return answersOf(tx, vendorId);
    });

  return {
    handlers: {
      readyAnswerList: (_, call) => answersOf(db, vendorIdOf(call)),
      readyAnswerSave: ({ params, body }, call) => save(vendorIdOf(call), params.answerId, body),
      async readyAnswerRemove({ params }, call) {
        const vendorId = vendorIdOf(call);
        const [gone] = await db
          .delete(readyAnswers)
          .where(and(eq(readyAnswers.id, params.answerId), eq(readyAnswers.vendorId, vendorId)))
          .returning({ id: readyAnswers.id });
        if (!gone) throw new Problem('not_found');
        return answersOf(db, vendorId);
      },
    },
  };
}
