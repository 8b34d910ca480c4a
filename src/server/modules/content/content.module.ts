import { minuteMs } from '#facts/time.ts';
import type { contentEndpoints } from '#contract/desk/content/content.ts';
import type { contentPreviewEndpoints } from '#contract/desk/content/content-previews.ts';
import type { contentVersionEndpoints } from '#contract/desk/content/content-versions.ts';
import type { postNumberEndpoints } from '#contract/desk/content/post-numbers.ts';
import type { Tx } from '#platform/db/handle.ts';
import type { Module } from '#platform/module.ts';
import type { Platform } from '#platform/open-platform.ts';
import { createConcurrencyLimit } from '#platform/concurrency-limit.ts';
import { staffActor, type Actor } from '#platform/events.ts';
import { allItems, itemAt, problemsOf, putItem, type ComingItem } from './content-import.ts';
import { publishTaken, takeBackItem, type Taken } from './content-taken.ts';
import { adoptAll } from './content-adopt.ts';
import { changePublished, type PublishedChange } from './content-change.ts';
import { firstSteps } from './first-steps.ts';
import { inReview } from './in-review.ts';
import { createPreviews } from './content-previews.ts';
import { previewItem } from './preview-item.ts';
import { createSchedule } from './content-schedule.ts';
import { createSteps } from './content-steps.ts';
import { contentHandlers } from './content-handlers.ts';
import type { ContentDependencies } from './content.types.ts';

/** The limit against guesses; a reader looks at three widths in both schemes. */
const previewLimit = { name: 'content preview', max: 60, windowMs: minuteMs };

type ContentNeeds = Pick<ContentDependencies, 'targets' | 'drop' | 'isPage'> & {
  /** Renders markdown to safe HTML. */
  render: (markdown: string) => Promise<{ html: string; readingMinutes: number }>;
};

export type Content = Module<
  typeof contentEndpoints &
    typeof contentVersionEndpoints &
    typeof contentPreviewEndpoints &
    typeof postNumberEndpoints
> & {
  /** Publishes the scheduled items that are due, as a job does each minute. */
  publishDue: () => Promise<void>;
  /**
   * Calls `render` with the path of an item's page as published, then rolls back. One at a time: it holds a connection, and the embedded
   * database has one. Null for a link that has ended.
   * @throws Problem too_many_requests
   */
  preview: <Page>(
    link: { secret: string; ip: string },
    render: (path: string) => Promise<Page>,
  ) => Promise<Page | null>;
  /** Adopts the tables' rows as items, at each start. */
  adopt: () => Promise<void>;
  /** Publishes changes that another module has validated. */
  changePublished: (tx: Tx, change: PublishedChange, by: Actor) => Promise<void>;
  /** The functions for import and export. */
  itemAt: typeof itemAt;
  putItem: (tx: Tx, item: ComingItem, by: Actor) => ReturnType<typeof putItem>;
  problemsOf: (item: Omit<ComingItem, 'publish'>) => ReturnType<typeof problemsOf>;
  takeBackItem: (tx: Tx, taken: Taken, by: Actor) => ReturnType<typeof takeBackItem>;
  publishTaken: (tx: Tx, taken: Omit<Taken, 'before'>, by: Actor) => ReturnType<typeof publishTaken>;
  allItems: () => ReturnType<typeof allItems>;
};

/** Creates the module for writing, previewing and publishing the company's content. */
export function createContent(
  { config, clock, db, handle, jobs, limiter, log, secretKey }: Platform,
  { render, ...asked }: ContentNeeds,
): Content {
  const deps = { db, clock, ...asked };
  const steps = createSteps({ ...deps, jobs });
  const schedule = createSchedule({ ...deps, log }, steps);
  const previews = createPreviews({ db, clock, secretKey, publicUrl: config.publicUrl });
  const rendering = createConcurrencyLimit({ running: 1, waiting: 10 });
  return {
    itemAt,
    putItem: (tx, item, by) => putItem(tx, deps, item, by),
    problemsOf: (item) => problemsOf(deps, item),
    takeBackItem: (tx, taken, by) => takeBackItem(tx, { ...deps, stepOf: steps.stepOf }, taken, by),
    publishTaken: (tx, taken, by) => publishTaken(tx, { ...deps, stepOf: steps.stepOf }, taken, by),
    allItems: () => allItems(db),
    handlers: {
      ...contentHandlers(deps, { step: steps.step, render }),
      staffContentPreviewList: ({ params }) => previews.list(params),
      staffContentPreviewAdd: ({ params }, call) => previews.add(params, staffActor(call)),
      staffContentPreviewEnd: ({ params }, call) => previews.end(params, staffActor(call)),
    },
    retention: { contentPreviews: previews.destroyEnded },
    today: {
      firstSteps: () =>
        firstSteps(db, {
          configured: config.settings.COMPANY_FILE !== undefined || config.settings.SEED_DEMO === 'yes',
        }),
      inReview: () => inReview(db),
    },
    queues: [schedule.queue],
    jobs: [schedule.job],
    publishDue: schedule.publishAllDue,
    async preview({ secret, ip }, render) {
      await limiter.take([previewLimit], ip);
      const item = await previews.itemOf(secret);
      return item && rendering.run(() => previewItem({ ...deps, db: handle.db }, item, render));
    },
    adopt: () => adoptAll(deps, config.settings.SEED_DEMO === 'yes'),
    changePublished: (tx, change, by) => changePublished(tx, deps, change, by),
  };
}
