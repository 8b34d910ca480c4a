import { useMemo } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { Figures, Numbers } from '#contract/desk/numbers.ts';
import { periodOf, periodsShown, type PeriodKind } from '#domain/desk/number-periods.ts';
import { columns, listOf, periodSearch, showShortPeriod } from '#desk/kit/numbers.ts';
import { NumberTable } from './number-table.tsx';
import { SeriesPlot, type PlotPoint } from './series-plot.tsx';

const counts = columns.filter(({ reached }) => reached !== 'bad');

/** Returns a point of each period up to the last one, with zeros where nothing came: a gap in the plot would be no time. */
function pointsOf({ series }: Numbers, by: PeriodKind, on: string): PlotPoint[] {
  return Array.from({ length: periodsShown[by] }, (_, index) => {
    const { from } = periodOf(by, on, index + 1 - periodsShown[by]);
    const figures = series.find((one) => one.from === from)?.figures;
    const of = (name: 'received' | 'answered' | 'introduced' | 'booked') => figures?.[name] ?? 0;
    return {
      label: showShortPeriod(by, from).replace(/ \d{4}$/, ''),
      received: of('received'),
      answered: of('answered'),
      introduced: of('introduced'),
      booked: of('booked'),
    };
  });
}

type Props = { numbers: Numbers; by: PeriodKind; on: string; kind: string; plain?: boolean };

/** The periods up to this one: a plot, and the numbers. Periods in which nothing came have no row. */
export function Series({ numbers, by, on, kind, plain = false }: Props) {
  const [search] = useSearchParams();
  const points = useMemo(() => pointsOf(numbers, by, on), [numbers, by, on]);
  const more = kind ? { kind } : {};
  const shown = (
    of: (figures: Figures) => number | null,
    figures: Figures,
    show: (value: number) => string,
  ) => {
    const value = of(figures);
    return value === null || value === 0 ? '–' : show(value);
  };
  return (
    <div className="grid grid-cols-1 gap-4">
      {!plain && (
        <div className="rounded-md border border-line bg-paper p-4 print:border-0 print:p-0">
          <SeriesPlot points={points} />
        </div>
      )}
      <NumberTable
        caption={`Numbers by ${by}`}
        head={by === 'month' ? 'Month' : 'Week from'}
        columns={counts.map(({ label }) => label)}
        rows={numbers.series.toReversed().map(({ from, figures }) => ({
          key: from,
          head: (
            <Link
              to={periodSearch(search, by, from)}
              className="whitespace-nowrap hover:text-teal hover:underline"
            >
              {showShortPeriod(by, from)}
            </Link>
          ),
          cells: counts.map(({ of, show = String, reached }) => ({
            now: shown(of, figures, show),
            before: '',
            to: of(figures) ? listOf(periodOf(by, from), reached, more) : null,
          })),
        }))}
      />
    </div>
  );
}
