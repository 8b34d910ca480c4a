import type { contentEndpoints } from '#contract/desk/content/content.ts';
import type { contentVersionEndpoints } from '#contract/desk/content/content-versions.ts';
import type { postNumberEndpoints } from '#contract/desk/content/post-numbers.ts';
import type { Handlers } from '#platform/call.ts';
import { staffActor } from '#platform/events.ts';
import { addItem } from './content-add.ts';
import { allRows, listItems } from './content-list.ts';
import { findItem } from './content-lock.ts';
import { orderItems } from './content-order.ts';
import { shownItem } from './content-read.ts';
import { beginSide, countSides } from './content-sides.ts';
import { saveItem } from './content-save.ts';
import { readPostNumbers } from './post-numbers.ts';
import type { createSteps } from './content-steps.ts';
import { listVersions, readVersion } from './content-versions.ts';
import type { ContentDependencies } from './content.types.ts';

type Rendered = { html: string; readingMinutes: number };
type HandlerNeeds = {
  step: ReturnType<typeof createSteps>['step'];
  render: (markdown: string) => Promise<Rendered>;
};

type Endpoints = typeof contentEndpoints & typeof contentVersionEndpoints & typeof postNumberEndpoints;

/** Returns the handlers for writing and publishing. Changed pages are dropped at once: the author of a change looks for it there. */
export const contentHandlers = (
  deps: ContentDependencies,
  { step, render }: HandlerNeeds,
): Handlers<Endpoints> => ({
  staffContentList: ({ params: { type }, query }) => listItems(deps.db, type, query),
  staffContentRead: async ({ params }) => shownItem(deps, await findItem(deps.db, params)),
  staffContentAdd: async ({ params: { type }, body }, call) =>
    shownItem(deps, await addItem(deps, type, body, staffActor(call))),
  staffContentSave: async ({ params, body }, call) =>
    shownItem(deps, await saveItem(deps, params, body, staffActor(call))),
  staffContentStep: async ({ params, body }, call) => {
    const { item, tags } = await step(params, body, staffActor(call));
    if (tags.length > 0) call.drop(tags, { hard: true });
    return { item: item && (await shownItem(deps, item)) };
  },
  staffContentOrder: async ({ params: { type }, body: { ids } }, call) => {
    const tags = await orderItems(deps, type, ids, staffActor(call));
    if (tags.length > 0) call.drop(tags, { hard: true });
    return { items: await allRows(deps.db, type) };
  },
  staffContentSideAdd: async ({ params, body: { locale } }, call) =>
    shownItem(deps, await beginSide(deps, params, locale, staffActor(call))),
  staffContentSideCounts: () => countSides(deps.db),
  staffContentVersionList: ({ params }) => listVersions(deps.db, params),
  staffContentVersionRead: ({ params: { number, ...name } }) => readVersion(deps.db, name, number),
  staffPostNumbers: ({ query: { ids } }) => readPostNumbers(deps.db, ids, deps.clock()),
  staffContentRender: ({ body: { markdown } }) => render(markdown),
});
