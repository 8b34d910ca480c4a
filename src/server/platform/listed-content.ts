/** @file Types of content without a table of their own: what shows them reads the published items themselves. */
import type { ContentTypeName } from '#contract/desk/content/content-types.ts';
import type { ContentTarget, PublishedContent } from './content-target.ts';

/** What is published of a type, in the order of the staff. */
export type PublishedItems = (type: ContentTypeName) => Promise<readonly PublishedContent[]>;

/** Where such a type shows: with the item itself everything is done. */
export const listedTarget = (
  given: Pick<ContentTarget, 'tags'> &
    Partial<Pick<ContentTarget, 'initial' | 'initialSides' | 'problems' | 'notify' | 'unpublish'>>,
): ContentTarget => ({
  publish: async () => undefined,
  unpublish: async () => undefined,
  existing: async () => [],
  ...given,
});
