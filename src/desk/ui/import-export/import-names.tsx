import { useState } from 'react';
import { Link } from 'react-router';
import { deskPaths } from '#facts/desk-paths.ts';
import {
  termId,
  termKindNames,
  termKinds,
  type ImportTerm,
  type TermChoice,
  type TermKind,
} from '#contract/desk/content/import-mapping.ts';
import { Button } from '#ui/button.tsx';
import { reads, useRead } from '#desk/kit/query.ts';
import { statedCategories, TermRow } from './term-row.tsx';

/** Rows of a kind that are shown at first: an old site may have hundreds of tags. */
const rowsAtFirst = { category: 30, tag: 5, author: 10, type: 10 } as const satisfies Record<
  TermKind,
  number
>;

/** The choices that were made and not yet sent, by name. */
export type Chosen = ReadonlyMap<string, string | null>;
/** Returns the names with the choices made for them. */
const withChosen = (terms: readonly ImportTerm[], chosen: Chosen): ImportTerm[] =>
  terms.map((term) => {
    const to = chosen.get(termId(term));
    return to === undefined ? term : { ...term, to };
  });

/** Returns the choices that were made and not yet sent. */
export const newChoices = (terms: readonly ImportTerm[], chosen: Chosen): TermChoice[] =>
  withChosen(terms, chosen)
    .filter((term) => chosen.has(termId(term)))
    .map(({ kind, name, to }) => ({ kind, name, to }));

type Props = {
  terms: readonly ImportTerm[];
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
};

/** Names of the old site in one table, each with the number of its entries and what it becomes here. */
export function ImportNames({ terms, chosen, onChoose }: Props) {
  const [whole, setWhole] = useState<readonly TermKind[]>([]);
  const authors = useRead(reads.staffContentList({ params: { type: 'author' }, query: {} }));
  const ourAuthors = (authors.value?.items ?? []).map(({ key, title }) => ({
    to: `author:${key}`,
    label: title,
  }));
  const made = useRead(reads.staffContentList({ params: { type: 'blogcategory' }, query: {} }));
  const categories = [
    ...statedCategories,
    ...(made.value?.items ?? []).map(({ key, title }) => ({ to: `category:${key}`, label: title })),
  ];
  const shown = withChosen(terms, chosen);
  const kinds = termKindNames.filter((kind) => shown.some((one) => one.kind === kind));
  return (
    <section aria-labelledby="names">
      <h3 id="names" className="text-lg font-semibold">
        Their names, and ours
      </h3>
      <p className="mb-2 max-w-2xl text-sm text-ink-soft">
        Say what the names of the old site become here. What you leave as it is comes as the third column
        says. Your choices are remembered for the next file of this site. A category that is missing is made
        under{' '}
        <Link to={`${deskPaths.content}/blogcategory`} className="text-teal underline">
          Categories of posts
        </Link>
        .
      </p>
      <table className="w-full max-w-3xl table-fixed text-sm">
        <colgroup>
          <col />
          <col className="w-12" />
          <col className="w-[48%] sm:w-64" />
        </colgroup>
        <thead className="sr-only">
          <tr>
            <th scope="col">There</th>
            <th scope="col">Entries</th>
            <th scope="col">Here</th>
          </tr>
        </thead>
        {kinds.map((kind) => {
          const all = shown.filter((one) => one.kind === kind);
          const rows = whole.includes(kind) ? all : all.slice(0, rowsAtFirst[kind]);
          return (
            <tbody key={kind}>
              <tr>
                <th scope="rowgroup" colSpan={3} className="pt-4 pb-1 text-left font-semibold">
                  {termKinds[kind]}
                </th>
              </tr>
              {rows.map((term) => (
                <TermRow
                  key={termId(term)}
                  term={term}
                  categories={categories}
                  authors={ourAuthors}
                  onChoose={(to) => onChoose(new Map([...chosen, [termId(term), to]]))}
                />
              ))}
              {all.length > rows.length && (
                <tr>
                  <td colSpan={3}>
                    <Button look="quiet" onClick={() => setWhole([...whole, kind])}>
                      Show all {all.length}
                    </Button>
                  </td>
                </tr>
              )}
            </tbody>
          );
        })}
      </table>
    </section>
  );
}
