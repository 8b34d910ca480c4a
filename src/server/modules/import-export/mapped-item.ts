/** @file An item with the choices for names of its old site: without any it stays as it was read. */
import { termId, type TermChoice } from '#contract/desk/content/import-mapping.ts';
import type { ContentData } from '#contract/desk/content/fields.ts';
import type { Loss } from '#contract/desk/content/import-losses.ts';
import { termName, type SourceTerm } from '#platform/content/source-term.ts';
import type { Choices, SourceItem } from './import-export.types.ts';

export const choicesOf = (chosen: readonly TermChoice[]): Choices =>
  new Map(chosen.flatMap((one) => (one.to === null ? [] : [[termId(one), one.to]])));

/** Sentences of the readers about a category that was not found. */
const asksForCategory = /^(?:Choose a category; |Category: “)/;
const keyIn = (choice: string, kind: 'category' | 'author') =>
  choice.startsWith(`${kind}:`) ? choice.slice(kind.length + 1) : undefined;
/** A name for which something was chosen. */
type ChosenTerm = SourceTerm & { to: string };

/** Returns whether entries of a kind of the old site become posts. */
export const isTakenAsPost = (choices: Choices, kind: string): boolean =>
  choices.get(termId({ kind: 'type', name: kind })) === 'post';

/** Returns the category of a post: the one it had by itself, unless another was chosen for that name; else the first chosen. */
function categoryOf(data: ContentData, chosen: readonly ChosenTerm[]) {
  const own = data['category'];
  if (own !== undefined && !chosen.some(({ ours }) => ours === own)) return own;
  return chosen.map(({ to }) => keyIn(to, 'category')).find((key) => key !== undefined);
}

/** Returns the item as the choices make it. What they leave out is named among its losses. */
export function mappedItem(item: SourceItem, choices: Choices): SourceItem {
  const chosen = (item.terms ?? []).flatMap((term): ChosenTerm[] => {
    const to = choices.get(termId(term));
    return to === undefined ? [] : [{ ...term, to }];
  });
  if (item.skip || chosen.length === 0) return item;
  const type = chosen.find(({ kind }) => kind === 'type');
  if (type?.to === 'out')
    return {
      ...item,
      skip: true,
      notes: ['It is left out, as was chosen for its kind.'],
      losses: [{ kind: 'entry', what: `${type.name}, left out as chosen` }],
    };
  const { category: _, tags, author: written, byline, ...others } = item.data;
  const category = categoryOf(item.data, chosen);
  const gone = chosen.filter(({ kind }) => kind === 'category' || kind === 'tag');
  const kept = (Array.isArray(tags) ? (tags as string[]) : []).filter(
    (tag) => !gone.some(({ name }) => name === termName(tag)),
  );
  const writer = chosen.find(({ kind }) => kind === 'author');
  const author = writer && keyIn(writer.to, 'author');
  const lost = chosen
    .filter(({ kind, to }) => kind !== 'type' && to === 'out')
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
