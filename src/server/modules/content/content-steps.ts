/** @file The steps in the life of an item: each in one transaction, as defined by the table of steps. */
import { eq } from '#platform/db/drizzle.ts';
import { dayMs } from '#facts/time.ts';
import { allowsStep, contentSteps, type ContentStepName } from '#domain/desk/content-steps.ts';
import { contentType } from '#contract/desk/content/content-types.ts';
import type { Tx } from '#platform/db/handle.ts';
import { contentItems } from '#platform/db/tables.ts';
import { recordEvent, type Actor } from '#platform/events.ts';
import type { Jobs } from '#platform/jobs/job-types.ts';
import { Problem } from '#platform/problem.ts';
import { calledBy, refused } from './content-data.ts';
import { changeItem, lockItem, requireVersion } from './content-lock.ts';
import {
  afterPublication,
  publishItem,
  publishSides,
  requireComplete,
  type Changed,
  type ShownSide,
} from './content-publish.ts';
import { writtenIn } from './content-read.ts';
import { originalOf, showChange } from './content-showing.ts';
import { basisOf, isOlder } from './content-sides.ts';
import { versionData } from './content-versions.ts';
import type { ContentDependencies, Item, ItemName } from './content.types.ts';
import { publishedOf } from './published-content.ts';

export const publicationQueue = 'content-publications';
/** The maximum time ahead; a later moment is a mistake. */
const aheadMaxMs = 366 * dayMs;

type Deps = Pick<ContentDependencies, 'db' | 'clock' | 'targets'> & { jobs: Pick<Jobs, 'send'> };
export type StepInput = {
  step: ContentStepName;
  version: number;
  publishAt?: string | undefined;
  number?: number | undefined;
  /** The sides to publish with it, each as it was shown. */
  sides?: readonly ShownSide[] | undefined;
};

function momentOf(given: string | undefined, now: Date): Date {
  if (!given) throw refused('publishAt', 'Please say when it is to be published.');
  const at = new Date(given);
  if (at <= now) throw refused('publishAt', 'This moment has passed. Choose a later one, or publish now.');
  if (at.getTime() - now.getTime() > aheadMaxMs)
    throw refused('publishAt', 'Please choose a moment within the next year.');
  return at;
}

/** Creates the steps; `by` appears in the event log. */
export function createSteps(deps: Deps) {
  const { db, clock, jobs } = deps;

  const changes: Record<
    ContentStepName,
    (tx: Tx, item: Item, input: StepInput, by: Actor) => Promise<Changed>
  > = {
    async publish(tx, item, { sides }, by) {
      // A scheduled side is based on the version that was read at the time of scheduling, until somebody publishes both together.
      const basis = item.draft === 'scheduled' && !sides ? {} : await basisOf(tx, item);
      return publishItem(tx, deps, { ...item, ...basis }, by);
    },
    confirm: async (tx, item, _, by) => set(tx, item, await basisOf(tx, item), by),
    submit: (tx, item, _, by) => set(tx, item, { draft: 'review' }, by),
    return: (tx, item, _, by) => set(tx, item, { draft: 'draft' }, by),
    unschedule: (tx, item, _, by) => set(tx, item, { draft: 'draft', publishAt: null }, by),
    async schedule(tx, item, input, by) {
      const publishAt = momentOf(input.publishAt, clock());
      await requireComplete(tx, deps, item, writtenIn(item));
      await jobs.send(tx, publicationQueue, { itemId: item.id }, { startAfter: publishAt });
      return set(tx, item, { draft: 'scheduled', publishAt, ...(await basisOf(tx, item)) }, by);
    },
    discard(tx, item, _, by) {
      const { key, data } = publishedOf(item)!;
      return set(
        tx,
        item,
        { draft: 'none', draftData: null, publishAt: null, key, ...calledBy(item.type, key, data) },
        by,
      );
    },
    async restore(tx, item, { number }, by) {
      const data = await versionData(tx, item, number);
      return set(
        tx,
        item,
        { draft: 'draft', draftData: data, publishAt: null, ...calledBy(item.type, item.key, data) },
        by,
      );
    },
    async unpublish(tx, item, _, by) {
      const shown = publishedOf(item)!;
      const tags = await showChange(tx, deps, item, { after: null, before: shown });
      const { item: changed } = await set(tx, item, { live: 'unpublished' }, by);
      return { item: changed, tags };
    },
    async show(tx, item, _, by) {
      const at = clock();
      const { key, data } = publishedOf(item)!;
      const shown = afterPublication({ ...item, key }, data, at);
      const tags = await showChange(tx, deps, item, { after: shown, before: null });
      const { item: changed } = await set(tx, item, { live: 'published' }, by);
      return { item: changed, tags };
    },
    async remove(tx, item) {
      if (!item.originalId && typeof contentType(item.type).keys !== 'string')
        throw new Problem('conflict', { message: 'This one is fixed: it cannot be deleted.' });
      await tx.delete(contentItems).where(eq(contentItems.id, item.id));
      return { item: null, tags: [] };
    },
  };

  const set = async (
    tx: Tx,
    item: Item,
    columns: Parameters<typeof changeItem>[2],
    by: Actor,
  ): Promise<Changed> => ({ item: await changeItem(tx, item.id, columns, by, clock()), tags: [] });

  /** Performs a step of a locked item. @throws Problem conflict when its states do not allow it */
  async function stepOf(tx: Tx, item: Item, input: StepInput, by: Actor): Promise<Changed> {
    const { event, label } = contentSteps[input.step];
    if (!allowsStep(input.step, { ...item, isOlder: isOlder(item, await originalOf(tx, item)) }))
      throw new Problem('conflict', { message: `“${label}” is not possible as this stands now.` });
    const changed = await changes[input.step](tx, item, input, by);
    const number = changed.item && changed.item.number !== item.number ? changed.item.number : null;
    const facts = { type: item.type, ...(number && { number }) };
    await recordEvent(tx, { type: event, by, on: { kind: 'content', id: item.id }, at: clock(), facts });
    return changed;
  }

  return {
    stepOf,
    /** @throws Problem not_found, conflict for another version or state, invalid_input for missing fields */
    step: (name: ItemName, input: StepInput, by: Actor): Promise<Changed> =>
      db.transaction(async (tx) => {
        const item = await lockItem(tx, name);
        requireVersion(item, input.version);
        const changed = await stepOf(tx, item, input, by);
        if (input.step !== 'publish' || !input.sides) return changed;
        const { step, sides } = input;
        const publish = (side: Item) => stepOf(tx, side, { step, version: side.version, sides }, by);
        return { ...changed, tags: [...changed.tags, ...(await publishSides(tx, item, sides, publish))] };
      }),
  };
}
