/** @file Content types without a table of their own: their readers read the published items themselves. */
import type { ContentTypeName } from '#contract/desk/content/content-types.ts';
import type { ContentTarget, PublishedContent } from './content-target.ts';

/** Returns the published items of a type, in the staff's order. */
export type PublishedItems = (type: ContentTypeName) => Promise<readonly PublishedContent[]>;

/** Returns the target of such a type: publishing the item itself is enough. */
export const listedTarget = (
  given: Pick<ContentTarget, 'tags'> &
    Partial<Pick<ContentTarget, 'initial' | 'initialSides' | 'problems' | 'notify' | 'unpublish'>>,
): ContentTarget => ({
  publish: async () => undefined,
  unpublish: async () => undefined,
  existing: async () => [],
  ...given,
});
