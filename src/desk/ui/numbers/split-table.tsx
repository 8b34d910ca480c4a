import { useState } from 'react';
import type { Figures, NumberRow, Numbers } from '#contract/desk/numbers.ts';
import type { NumberSplit } from '#domain/desk/number-figures.ts';
import type { Period } from '#domain/desk/number-periods.ts';
import { Button } from '#ui/button.tsx';
import { columns, filterOf, listOf, splitWords, type Column } from '#desk/kit/numbers.ts';
import { NumberTable, type Pair } from './number-table.tsx';

const rowsFirst = 12;

const shown = ({ of, show = String }: Column, figures: Figures) => {
  const value = of(figures);
  return value === null || value === 0 ? '–' : show(value);
};

/** Returns the cells of a row of figures beside those before; numbers lead to their lists. */
export function cellsOf(
  row: Pick<NumberRow, 'now' | 'before'>,
  periods: { now: Period; before: Period },
  more: Readonly<Record<string, string>>,
): Pair[] {
  const linkOf = (column: Column, part: 'now' | 'before') =>
    column.of(row[part]) ? listOf(periods[part], column.reached, more) : null;
  return columns.map((column) => ({
    now: shown(column, row.now),
    before: shown(column, row.before),
    to: linkOf(column, 'now'),
    toBefore: linkOf(column, 'before'),
  }));
}

type Props = { numbers: Numbers; split: NumberSplit; max?: number };

/** The figures of each value of a split; the small numbers are those of the period before. */
export function SplitTable({ numbers, split, max = rowsFirst }: Props) {
  const [all, showAll] = useState(false);
  const { label, none } = splitWords[split];
  const rows = all ? numbers.rows : numbers.rows.slice(0, max);
  return (
    <>
      <NumberTable
        caption={`Numbers by ${label.toLowerCase()}`}
        head={label}
        columns={columns.map((column) => column.label)}
        rows={rows.map((row) => ({
          key: row.value ?? '',
          head: row.label ?? none,
          cells: cellsOf(row, numbers, filterOf(split, row.value)),
        }))}
      />
      {rows.length < numbers.rows.length && (
        <Button look="quiet" className="mt-2 print:hidden" onClick={() => showAll(true)}>
          {`Show all ${numbers.rows.length}`}
        </Button>
      )}
    </>
  );
}
