/** @file The figures of a period as CSV, by every split: a line for each value and each of the two periods. */
import type { Figures, NumberRow } from '#contract/desk/numbers.ts';
import { dayInDelhi } from '#facts/time.ts';
import { numberSplits, type NumberSplit } from '#domain/desk/number-figures.ts';
import { comparedAt, daysLater, type PeriodKind } from '#domain/desk/number-periods.ts';
import type { Database } from '#platform/db/handle.ts';
import { spreadsheet } from '#platform/spreadsheet.ts';
import { badVendorsOf } from './bad-vendors.ts';
import { readSums } from './read-numbers.ts';

const splitWords: Readonly<Record<NumberSplit, string>> = {
  kind: 'Service',
  place: 'Place',
  source: 'Page',
  campaign: 'Campaign',
  owner: 'Colleague',
};

const cells: Readonly<Record<string, (figures: Figures) => number | string>> = {
  Received: ({ received }) => received,
  Withdrawn: ({ withdrawn }) => withdrawn,
  Introduced: ({ introduced }) => introduced,
  Answered: ({ answered }) => answered,
  'Answered in time': ({ inTime }) => inTime,
  'Hours to the first answer (median)': ({ hoursToAnswer }) => hoursToAnswer ?? '',
  Quoted: ({ quoted }) => quoted,
  Booked: ({ booked }) => booked,
  'Accepted quotes (rupees)': ({ accepted }) => accepted / 100,
  'Not booked': ({ lost }) => lost,
  'Told to vendors': ({ told }) => told,
  'Called bad': ({ bad }) => bad,
};

/** Returns the file, which is named by the first day of the period. */
export async function numbersCsv(
  db: Database,
  { by, on }: { by: PeriodKind; on?: string | undefined },
  at: Date,
): Promise<{ filename: string; csv: string }> {
  const { now, before } = comparedAt(by, on ?? dayInDelhi(at), at);
  const compared = { now, before, isRunning: false };
  const sums = await readSums(db, by, compared, ['all', ...numberSplits, 'reason']);
  const spans = {
    now: [now.from, daysLater(now.until, -1)],
    before: [before.from, daysLater(before.until, -1)],
  };
  const lines = (name: string, { label, ...row }: Pick<NumberRow, 'label' | 'now' | 'before'>) =>
    (['now', 'before'] as const).map((part) => [
      name,
      label?.trim() ?? 'None',
      ...spans[part],
      ...Object.values(cells).map((cell) => cell(row[part])),
    ]);
  const counted = (name: string, value: string, column: string, row: { now: number; before: number }) =>
    (['now', 'before'] as const).map((part) => [
      name,
      value.trim(),
      ...spans[part],
      ...Object.keys(cells).map((one) => (one === column ? row[part] : '')),
    ]);
  const rows: (string | number)[][] = lines('All', { label: 'All', ...sums.total });
  for (const split of numberSplits)
    for (const row of await sums.labelled(split)) rows.push(...lines(splitWords[split], row));
  for (const { reason, ...row } of sums.reasons)
    rows.push(...counted('Reason', reason ?? 'Other words', 'Not booked', row));
  for (const { name, ...row } of await badVendorsOf(db, by, compared))
    rows.push(...counted('Vendor who called it bad', name, 'Called bad', row));
  return {
    filename: `numbers-${by}-${now.from}.csv`,
    csv: spreadsheet(rows, ['Split', 'Value', 'From', 'To', ...Object.keys(cells)]),
  };
}
