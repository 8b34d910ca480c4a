import type { ContentRow } from '#contract/desk/content/content-item.ts';
import type { SideLocale } from '#contract/desk/content/sides.ts';
import { contentTypeNames, type ContentTypeName } from '#contract/desk/content/content-types.ts';
import type { api as staffApi } from '../api.ts';

export type TypeCount = {
  type: ContentTypeName;
  total: number;
  written: number;
  waiting: ContentRow[];
  sides: SideCount[];
};
type SideCount = { locale: SideLocale; missing: number; older: number };

/** Returns the counts of all types. */
export async function countAll(
  from: Pick<typeof staffApi, 'staffContentList' | 'staffContentSideCounts'>,
): Promise<TypeCount[]> {
  const [sides, counts] = await Promise.all([
    from.staffContentSideCounts(),
    Promise.all(contentTypeNames.map((type) => countOfType(from, type))),
  ]);
  return counts.map((count) => ({ ...count, sides: sides.filter(({ type }) => type === count.type) }));
}

/** Returns a type's number of items, of drafts, and the items that wait for approval or for their time. */
async function countOfType(
  { staffContentList: list }: Pick<typeof staffApi, 'staffContentList'>,
  type: ContentTypeName,
): Promise<Omit<TypeCount, 'sides'>> {
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
