import type { PublishedContent } from '#platform/content-target.ts';
import type { Item } from './content.types.ts';

/** Returns the last publication in the form of its target; null before the first one. */
export const publishedOf = (item: Item): PublishedContent | null =>
  item.published && item.publishedKey && item.publishedAt
    ? {
        id: item.id,
        key: item.publishedKey,
        data: item.published,
        publishedAt: item.publishedAt,
        updatedAt: item.updatedAt,
        position: item.position,
      }
    : null;
