import { useState, type ReactNode } from 'react';
import { contentTypes, type ContentTypeName } from '#contract/desk/content/content-types.ts';
import type { ContentImport, ContentImportEntry } from '#contract/desk/content/import-export.ts';
import {
  importOutcomeNames,
  importOutcomes,
  type ImportOutcome,
  type ImportSum,
} from '#contract/desk/content/import-outcomes.ts';
import { EntryPages, type EntriesAsked } from './entry-pages.tsx';

type EntryType = ContentImportEntry['type'];

function nameOf(type: EntryType, count: number): string {
  if (type === 'picture') return count === 1 ? 'picture' : 'pictures';
  if (type === 'redirect') return count === 1 ? 'address of the old site' : 'addresses of the old site';
  return (count === 1 ? contentTypes[type].label : contentTypes[type].plural).toLowerCase();
}

type LineProps = { importId: string; asked: EntriesAsked; count: number; children: ReactNode };

/** A count that opens the list behind it. */
function Line({ importId, asked, count, children }: LineProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <li>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="tap flex cursor-pointer items-center gap-3">
          <span className="min-w-12 text-right font-semibold tabular-nums">{count}</span>
          <span className="min-w-0 wrap-anywhere">{children}</span>
        </summary>
        {isOpen && (
          <div className="mb-4 md:pl-15">
            <EntryPages importId={importId} asked={asked} />
          </div>
        )}
      </details>
    </li>
  );
}

type Props = { found: ContentImport; summary: readonly ImportSum[] };
const isText = (type: EntryType): type is ContentTypeName => type !== 'picture' && type !== 'redirect';

/** What an import brings, counted by kind: the list behind each count opens below it. */
export function ImportSummary({ found: { id, failed, kept }, summary }: Props) {
  const types = [...new Set(summary.map(({ type }) => type))] as EntryType[];
  const countOf = (type: EntryType, outcome: ImportOutcome) =>
    summary.find((one) => one.type === type && one.outcome === outcome)?.count ?? 0;
  const sumOf = (type: EntryType) =>
    summary
      .filter((one) => one.type === type && one.outcome !== 'left')
      .reduce((total, { count }) => total + count, 0);
  const texts = types.filter(isText);
  return (
    <div className="grid gap-4">
      {texts.map((type) => (
        <section key={type} aria-labelledby={`sum-${type}`}>
          <h3 id={`sum-${type}`} className="text-lg font-semibold">
            {sumOf(type)} {nameOf(type, sumOf(type))}
          </h3>
          <ul className="divide-y divide-line border-y border-line">
            {importOutcomeNames.map(
              (outcome) =>
                countOf(type, outcome) > 0 && (
                  <Line key={outcome} importId={id} asked={{ type, outcome }} count={countOf(type, outcome)}>
                    {importOutcomes[outcome]}
                  </Line>
                ),
            )}
          </ul>
        </section>
      ))}
      {(types.length > texts.length || failed + kept > 0) && (
        <section aria-labelledby="sum-others">
          <h3 id="sum-others" className="text-lg font-semibold">
            Beside them
          </h3>
          <ul className="divide-y divide-line border-y border-line">
            {types
              .filter((type) => !isText(type))
              .map((type) => (
                <Line key={type} importId={id} asked={{ type }} count={sumOf(type)}>
                  {nameOf(type, sumOf(type))}
                </Line>
              ))}
            {failed > 0 && (
              <Line importId={id} asked={{ state: 'failed' }} count={failed}>
                failed: each says why
              </Line>
            )}
            {kept > 0 && (
              <Line importId={id} asked={{ state: 'kept' }} count={kept}>
                stayed: each says why
              </Line>
            )}
          </ul>
        </section>
      )}
    </div>
  );
}
