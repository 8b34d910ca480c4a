import type { contentEndpoints } from '#contract/desk/content/content.ts';
import type { PictureUse } from '#contract/desk/content/pictures.ts';
import type { Database } from '#platform/db/handle.ts';
import type { PublishedItems } from '#platform/listed-content.ts';
import type { Module } from '#platform/module.ts';
import type { Platform } from '#platform/open-platform.ts';
import { Problem } from '#platform/problem.ts';
import type { ContentTypeName } from '#contract/desk/content/content-types.ts';
import type { Tx } from '#platform/db/handle.ts';
import type { Actor } from '#platform/events.ts';
import { allItems, itemAt, putItem, type ComingItem } from './content-import.ts';
import { adoptAll } from './content-adopt.ts';
import { changePublished, type PublishedChange } from './content-change.ts';
import { publishedItems } from './content-published.ts';
import { presentKey } from './present-key.ts';
import { createSchedule } from './content-schedule.ts';
import { createSteps } from './content-steps.ts';
import { contentHandlers } from './content.handlers.ts';
import type { ContentDependencies } from './content.types.ts';
import { usedPictureIds, usesOfPicture } from './content-uses.ts';

type Asked = Pick<ContentDependencies, 'targets' | 'drop' | 'isPage'> & {
  /** Markdown to safe HTML. */
  render: (markdown: string) => { html: string; readingMinutes: number };
};

export type Content = Module<typeof contentEndpoints> & {
  /** Publishes what is scheduled and due, as a job does each minute. */
  publishDue: () => Promise<void>;
  /** Makes items of what the tables hold, at each start. */
  adopt: () => Promise<void>;
  /** What pages show of a type that has no table of its own. */
  published: PublishedItems;
  /** Publishes changes that another module has validated. */
  changePublished: (tx: Tx, change: PublishedChange, by: Actor) => Promise<void>;
  /** Where what was published under a key is found now. */
  presentKey: (type: ContentTypeName, key: string) => Promise<string | null>;
  /** What names a picture of the library, for whoever would delete it. */
  usesOf: (pictureId: string, within: Database) => Promise<PictureUse[]>;
  usedPictureIds: () => Promise<ReadonlySet<string>>;
  /** For whoever brings items in or takes them out. */
  itemAt: typeof itemAt;
  putItem: (tx: Tx, item: ComingItem, by: Actor) => ReturnType<typeof putItem>;
  allItems: () => ReturnType<typeof allItems>;
};

/** Writing, previewing and publishing what the company says. */
export function createContent(
  { config, clock, db, jobs, log }: Pick<Platform, 'config' | 'clock' | 'db' | 'jobs' | 'log'>,
  { render, ...asked }: Asked,
): Content {
  const deps = { db, clock, ...asked };
  const steps = createSteps({ ...deps, jobs });
  const schedule = createSchedule({ ...deps, log }, steps);
  const missing = () => Promise.reject(new Problem('not_found'));
  return {
    usesOf: (pictureId, within) => usesOfPicture(within, pictureId),
    usedPictureIds: () => usedPictureIds(db),
    itemAt,
    putItem: (tx, item, by) => putItem(tx, deps, item, by),
    allItems: () => allItems(db),
    handlers: {
      ...contentHandlers(deps, { step: steps.step, render }),
      staffContentPreviewList: missing,
      staffContentPreviewAdd: missing,
      staffContentPreviewEnd: missing,
    },
    queues: [schedule.queue],
    jobs: [schedule.job],
    publishDue: schedule.publishAllDue,
    adopt: () => adoptAll(deps, config.settings.SEED_DEMO === 'yes'),
    published: (type) => publishedItems(db, type),
    changePublished: (tx, change, by) => changePublished(tx, deps, change, by),
    presentKey: (type, key) => presentKey(db, type, key),
  };
}
