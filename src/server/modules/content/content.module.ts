import { minuteMs } from '#facts/time.ts';
import type { contentEndpoints } from '#contract/desk/content/content.ts';
import type { Module } from '#platform/module.ts';
import type { Platform } from '#platform/open-platform.ts';
import { createConcurrencyLimit } from '#platform/concurrency-limit.ts';
import type { ContentTypeName } from '#contract/desk/content/content-types.ts';
import type { Tx } from '#platform/db/handle.ts';
import { staffActor, type Actor } from '#platform/events.ts';
import { adoptAll } from './content-adopt.ts';
import { changePublished, type PublishedChange } from './content-change.ts';
import { presentKey } from './present-key.ts';
import { createPreviews } from './content-previews.ts';
import { previewItem } from './preview-item.ts';
import { createSchedule } from './content-schedule.ts';
import { createSteps } from './content-steps.ts';
import { contentHandlers } from './content.handlers.ts';
import type { ContentDependencies } from './content.types.ts';

/** For guesses; somebody who reads looks at three widths in both schemes. */
const previewLimit = { name: 'content preview', max: 60, windowMs: minuteMs };

type Asked = Pick<ContentDependencies, 'targets' | 'drop' | 'isPage'> & {
  /** Markdown to safe HTML. */
  render: (markdown: string) => { html: string; readingMinutes: number };
};

export type Content = Module<typeof contentEndpoints> & {
  /** Publishes what is scheduled and due, as a job does each minute. */
  publishDue: () => Promise<void>;
  /**
   * Calls `render` with the path of an item's page, as its publication would make it; nothing of it stays. One at a time: it holds
   * a connection, and the embedded database has one. Null for a link that has ended. @throws Problem too_many_requests
   */
  preview: <Page>(
    link: { secret: string; ip: string },
    render: (path: string) => Promise<Page>,
  ) => Promise<Page | null>;
  /** Makes items of what the tables hold, at each start. */
  adopt: () => Promise<void>;
  /** Publishes changes that another module has validated. */
  changePublished: (tx: Tx, change: PublishedChange, by: Actor) => Promise<void>;
  /** Where what was published under a key is found now. */
  presentKey: (type: ContentTypeName, key: string) => Promise<string | null>;
};

/** Writing, previewing and publishing what the company says. */
export function createContent(
  { config, clock, db, handle, jobs, limiter, log, secretKey }: Platform,
  { render, ...asked }: Asked,
): Content {
  const deps = { db, clock, ...asked };
  const steps = createSteps({ ...deps, jobs });
  const schedule = createSchedule({ ...deps, log }, steps);
  const previews = createPreviews({ db, clock, secretKey, publicUrl: config.publicUrl });
  const rendering = createConcurrencyLimit({ running: 1, waiting: 10 });
  return {
    handlers: {
      ...contentHandlers(deps, { step: steps.step, render }),
      staffContentPreviewList: ({ params }) => previews.list(params),
      staffContentPreviewAdd: ({ params }, call) => previews.add(params, staffActor(call)),
      staffContentPreviewEnd: ({ params }, call) => previews.end(params, staffActor(call)),
    },
    retention: { contentPreviews: previews.destroyEnded },
    queues: [schedule.queue],
    jobs: [schedule.job],
    publishDue: schedule.publishAllDue,
    async preview({ secret, ip }, render) {
      await limiter.take([previewLimit], ip);
      const item = await previews.itemOf(secret);
      return item && rendering.run(() => previewItem({ ...deps, db: handle.db }, item, render));
    },
    adopt: () => adoptAll(deps),
    changePublished: (tx, change, by) => changePublished(tx, deps, change, by),
    presentKey: (type, key) => presentKey(db, type, key),
  };
}
