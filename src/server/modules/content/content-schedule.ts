/** @file Scheduled publications: by a job for each, and by a check each minute for lost jobs. */
import { and, asc, eq, lte } from '#platform/db/drizzle.ts';
import type { Queue, ScheduledJob } from '#platform/jobs/job-types.ts';
import type { Log } from '#platform/log.ts';
import { contentItems } from '#platform/db/tables.ts';
import { recordEvent, system } from '#platform/events.ts';
import { Problem } from '#platform/problem.ts';
import { changeItem } from './content-lock.ts';
import { publicationQueue, type createSteps } from './content-steps.ts';
import type { ContentDependencies } from './content.types.ts';

type Deps = Pick<ContentDependencies, 'db' | 'clock' | 'drop'> & { log: Log };

/** The maximum per check; the next follows in a minute. */
const dueMax = 200;

export function createSchedule(
  { db, clock, drop, log }: Deps,
  { stepOf }: Pick<ReturnType<typeof createSteps>, 'stepOf'>,
) {
  /**
   * Publishes a due item, however often this is called: the row is locked, and an item that was published, moved or withdrawn meanwhile is
   * left alone. One that cannot be published becomes a draft again.
   */
  async function publishDue(itemId: string): Promise<void> {
    const lockDue = and(
      eq(contentItems.id, itemId),
      eq(contentItems.draft, 'scheduled'),
      lte(contentItems.publishAt, clock()),
    );
    try {
      const tags = await db.transaction(async (tx) => {
        const [item] = await tx.select().from(contentItems).where(lockDue).for('update');
        if (!item) return [];
        return (await stepOf(tx, item, { step: 'publish', version: item.version }, system)).tags;
      });
      if (tags.length > 0) drop(tags);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      log.warn({ itemId, code: error.code }, 'a scheduled item could not be published');
      await db.transaction(async (tx) => {
        const [item] = await tx.select().from(contentItems).where(lockDue).for('update');
        if (!item) return;
        const at = clock();
        await changeItem(tx, itemId, { draft: 'draft', publishAt: null }, system, at);
        const facts = { type: item.type, reason: error.code };
        await recordEvent(tx, {
          type: 'content.unscheduled',
          by: system,
          on: { kind: 'content', id: itemId },
          at,
          facts,
        });
      });
    }
  }

  async function publishAllDue(): Promise<void> {
    const due = await db
      .select({ id: contentItems.id })
      .from(contentItems)
      .where(lte(contentItems.publishAt, clock()))
      .orderBy(asc(contentItems.publishAt))
      .limit(dueMax);
    for (const { id } of due)
      await publishDue(id).catch((err: unknown) => {
        // The other items go on; this one is tried again in a minute.
        log.error({ err, itemId: id }, 'a scheduled item could not be published');
      });
  }

  const queue: Queue = {
    name: publicationQueue,
    work: ({ data }) => publishDue((data as { itemId: string }).itemId),
  };
  const job: ScheduledJob = { name: 'publish-due-content', cron: '* * * * *', task: publishAllDue };
  return { queue, job, publishAllDue };
}
