import type { ContentRow } from '#contract/desk/content/content.ts';
import type { ContentTypeName } from '#contract/desk/content/content-types.ts';
import type { api as staffApi } from '../api.ts';

export type TypeCount = { type: ContentTypeName; total: number; written: number; waiting: ContentRow[] };

/** How many items a type has, how many are being written, and which wait for somebody or for their time. */
export async function countOfType(
  { staffContentList: list }: Pick<typeof staffApi, 'staffContentList'>,
  type: ContentTypeName,
): Promise<TypeCount> {
  const params = { type };
  const [all, written, review, scheduled] = await Promise.all([
    list({ params, query: {} }),
    list({ params, query: { draft: 'draft' } }),
    list({ params, query: { draft: 'review' } }),
    list({ params, query: { draft: 'scheduled' } }),
  ]);
  return {
    type,
    total: all.total,
    written: written.total,
    waiting: [...review.items, ...scheduled.items],
  };
}
