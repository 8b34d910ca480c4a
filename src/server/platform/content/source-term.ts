/** @file The names that a source gives its texts: what it is, its categories, tags and author. */
import type { TermKind } from '#contract/desk/content/import-mapping.ts';
import { importExportLimits } from '#facts/limits.ts';
import { visible } from '#words/visible.ts';
import type { ContentData } from '#contract/desk/content/fields.ts';
import { namesIn } from './foreign-file.ts';
import { aliases } from './front-matter-fields.ts';
import { inOneLine } from './readable-text.ts';

/** A name of a text at its source. `ours`: the category of ours that it is by itself. */
export type SourceTerm = { kind: TermKind; name: string; ours?: string };

/** Returns a name as the desk shows it and sends it back. */
export const termName = (name: string): string =>
  visible(inOneLine(name)).slice(0, importExportLimits.termName).toWellFormed();

/** Returns terms of a kind for names, each once. */
export function termsOf(
  kind: TermKind,
  names: readonly string[],
  oursOf: (name: string) => string | undefined = () => undefined,
): SourceTerm[] {
  const ours = new Map(names.map((name) => [termName(name), oursOf(name)]));
  ours.delete('');
  return [...ours].map(([name, own]) => ({ kind, name, ...(own !== undefined && { ours: own }) }));
}

/** Returns the terms of a text; one without a category says so by an empty name. */
export const withCategory = (terms: SourceTerm[]): SourceTerm[] =>
  terms.some(({ kind, ours }) => kind === 'category' || ours !== undefined)
    ? terms
    : [...terms, { kind: 'category', name: '' }];

/** Returns the names in a markdown file of another system, of which one may be the category that the post has. */
export function termsOfFile(
  matter: Readonly<Record<string, unknown>>,
  { category }: ContentData,
  author: string,
): SourceTerm[] {
  const written = ['category', ...aliases['category']!].filter((name) => name !== 'tags');
  const ours = (name: string) =>
    typeof category === 'string' && name.toLowerCase() === category ? category : undefined;
  const categories = written.flatMap((name) => namesIn(matter[name]));
  return withCategory([
    ...termsOf('category', categories, ours),
    ...termsOf('tag', namesIn(matter['tags']), categories.some(ours) ? undefined : ours),
    ...termsOf('author', [author]),
  ]);
}
