/** @file An item with the choices for names of its old site: without any it stays as it was read. */
import type { TermChoice } from '#contract/desk/content/import-mapping.ts';
import type { ContentData } from '#contract/desk/content/fields.ts';
import type { Loss } from '#contract/desk/content/import-losses.ts';
import { termName, type SourceTerm } from '#platform/content/source-term.ts';
import type { Choices, SourceItem } from './import-export.types.ts';

const named = ({ kind, name }: Pick<TermChoice, 'kind' | 'name'>) => `${kind} ${name}`;
export const choicesOf = (chosen: readonly TermChoice[]): Choices =>
  new Map(chosen.flatMap((one) => (one.to === null ? [] : [[named(one), one.to]])));

/** Sentences of the readers about a category that was not found. */
const asksForCategory = /^(?:Choose a category; |Category: “)/;
const keyIn = (choice: string | undefined, kind: 'category' | 'author') =>
  choice?.startsWith(`${kind}:`) ? choice.slice(kind.length + 1) : undefined;

/** Returns whether entries of a kind of the old site become posts. */
export const isTakenAsPost = (choices: Choices, kind: string): boolean =>
  choices.get(named({ kind: 'type', name: kind })) === 'post';

/** Returns the category of a post: the one it had by itself, unless another was chosen for that name; else the first chosen. */
function categoryOf(
  data: ContentData,
  terms: readonly SourceTerm[],
  of: (term: SourceTerm) => string | undefined,
) {
  const own = data['category'];
  const isOverruled = terms.some((term) => term.ours === own && of(term) !== undefined);
  if (own !== undefined && !isOverruled) return own;
  return terms.map((term) => keyIn(of(term), 'category')).find((key) => key !== undefined);
}

/** Returns the item as the choices make it. What they leave out is named among its losses. */
export function mappedItem(item: SourceItem, choices: Choices): SourceItem {
  const of = (term: SourceTerm) => choices.get(named(term));
  const terms = item.terms ?? [];
  if (item.skip || !terms.some((term) => of(term) !== undefined)) return item;
  const type = terms.find(({ kind }) => kind === 'type');
  if (type && of(type) === 'out')
    return {
      ...item,
      skip: true,
      notes: ['It is left out, as was chosen for its kind.'],
      losses: [{ kind: 'entry', what: `${type.name}, left out as chosen` }],
    };
  const { category: _, tags, author: written, byline, ...others } = item.data;
  const category = categoryOf(item.data, terms, of);
  const gone = terms.filter((term) => ['category', 'tag'].includes(term.kind) && of(term) !== undefined);
  const kept = (Array.isArray(tags) ? (tags as string[]) : []).filter(
    (tag) => !gone.some(({ name }) => name === termName(tag)),
  );
  const writer = terms.find((term) => term.kind === 'author' && of(term) !== undefined);
  const author = keyIn(writer && of(writer), 'author');
  const lost = terms
    .filter((term) => term.kind !== 'type' && of(term) === 'out')
    .map(({ kind, name }): Loss => ({
      kind: kind === 'author' ? 'author' : 'tag',
      what: `${name || 'no category'}, left out as chosen`,
    }));
  const { author: printed, ...rest } = item;
  return {
    ...rest,
    data: {
      ...others,
      ...(category !== undefined && { category }),
      ...(kept.length > 0 && { tags: kept }),
      ...(author && { author: [author] }),
      ...(!writer && written !== undefined && { author: written }),
      ...(!writer && byline !== undefined && { byline }),
    },
    ...(!writer && printed !== undefined && { author: printed }),
    live: item.live || (item.hidden === undefined && category !== undefined),
    notes: category === undefined ? item.notes : item.notes.filter((note) => !asksForCategory.test(note)),
    losses: [...item.losses, ...lost],
  };
}
