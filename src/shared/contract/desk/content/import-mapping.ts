/** @file Their names and ours: the kinds of names that an imported site has, and what each can become here. */
import { z } from 'zod';
import { importExportLimits, maxLength } from '#facts/limits.ts';
import { text } from '../../text.ts';

/** The kinds of names, in the order in which the desk shows them. */
export const termKinds = {
  category: 'Categories',
  tag: 'Tags',
  author: 'Authors',
  type: 'Kinds of entries',
} as const;
export type TermKind = keyof typeof termKinds;
export const termKindNames = Object.keys(termKinds) as [TermKind, ...TermKind[]];

/** `out` leaves it out, `post` makes posts of it; else a category or an author of ours by its key. */
const Ours = text(maxLength.url).regex(
  /^(?:out|post|(?:category|author):[a-z0-9]+(?:-[a-z0-9]+)*)$/,
  'Please choose one of the list.',
);

/** What was chosen for a name. `to` null: as without a choice. */
export const TermChoice = z.strictObject({
  kind: z.enum(termKindNames),
  name: text(importExportLimits.termName).describe('Of categories, empty: posts that have none'),
  to: Ours.nullable(),
});
export type TermChoice = z.infer<typeof TermChoice>;

/** Returns what tells a name from all others of its site. */
export const termId = ({ kind, name }: Pick<TermChoice, 'kind' | 'name'>): string => `${kind} ${name}`;

/** A name of the old site, and the number of entries that have it. */
export const ImportTerm = TermChoice.extend({
  count: z.number().int(),
  ours: z.string().nullable().describe('Our category that it becomes without a choice'),
}).meta({ id: 'ImportTerm' });
export type ImportTerm = z.infer<typeof ImportTerm>;
