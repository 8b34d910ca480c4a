import { Link, useSearchParams } from 'react-router';
import { numberSplits, type NumberSplit } from '#domain/desk/number-figures.ts';
import type { Numbers } from '#contract/desk/numbers.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { addressOf, showDays, showPeriod, splitWords } from '#desk/kit/numbers.ts';
import { both, reads, useRead } from '#desk/kit/query.ts';
import { DeskPage } from '#desk/ui/frame/desk-page.tsx';
import { ReadSection } from '#desk/ui/read-section.tsx';
import { BigFigures } from './big-figures.tsx';
import { BadVendors, Losses } from './losses.tsx';
import { NumbersSection } from './numbers-section.tsx';
import { Series } from './series.tsx';
import { SplitTable } from './split-table.tsx';

/** Rows of each table, so that the sheet stays within two pages. */
const rowsMax = 8;

/** All questions on a sheet of paper: two pages of A4 at most. */
export function NumbersSheet() {
  const [search] = useSearchParams();
  const { by, on } = addressOf(search);
  const ask = (split: NumberSplit) => reads.staffNumbers({ query: { by, on, split } });
  const read = both(
    both(useRead(ask('kind')), useRead(ask('place'))),
    both(both(useRead(ask('source')), useRead(ask('campaign'))), useRead(ask('owner'))),
  );
  const back = new URLSearchParams(search);
  back.delete('sheet');
  return (
    <ReadSection read={read}>
      {([[kind, place], [[source, campaign], owner]]) => {
        const of: Record<NumberSplit, Numbers> = { kind, place, source, campaign, owner };
        return (
          <DeskPage
            title={`Numbers, ${showPeriod(by, kind.now)}`}
            lead={`${showDays(kind.now)}; the small numbers are ${showDays(kind.before)}. Enquiries count on the day on which they came.`}
            acts={
              <div className="flex flex-wrap gap-3 print:hidden">
                <Link to={`?${back.toString()}`} className={buttonClass('quiet')}>
                  Back
                </Link>
                <Button onClick={() => window.print()}>Print or save as PDF</Button>
              </div>
            }
          >
            <div className="grid grid-cols-1 gap-6 print:gap-3">
              <BigFigures numbers={kind} />
              {numberSplits
                .filter((split) => of[split].rows.length > 0)
                .map((split) => (
                  <NumbersSection key={split} title={`By ${splitWords[split].label.toLowerCase()}`}>
                    <SplitTable numbers={of[split]} split={split} max={rowsMax} />
                  </NumbersSection>
                ))}
              {kind.reasons.length > 0 && (
                <NumbersSection title="Closed without a booking">
                  <Losses numbers={kind} />
                </NumbersSection>
              )}
              {kind.badVendors.length > 0 && (
                <NumbersSection title="Called bad by vendors">
                  <BadVendors numbers={{ ...kind, badVendors: kind.badVendors.slice(0, rowsMax) }} />
                </NumbersSection>
              )}
              <NumbersSection title={by === 'month' ? 'By month' : 'By week'}>
                <Series numbers={kind} by={by} on={on} kind="" plain />
              </NumbersSection>
            </div>
          </DeskPage>
        );
      }}
    </ReadSection>
  );
}
