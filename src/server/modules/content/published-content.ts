import type { PublishedContent } from '#platform/content-target.ts';
import type { Item } from './content.types.ts';

/** What was published last, as its target takes it; null before the first time. */
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
