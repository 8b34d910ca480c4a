/** @file The funnel of one service, month by month, from the server's counts. */
import { funnelSteps, type Funnel, type FunnelRow } from '#contract/desk/numbers.ts';
import type { EnquiryKindName } from '#domain/enquiries/enquiry-kinds.ts';
import { delhiFormat, showMoment } from '#domain/formats/show-date.ts';

const nothing = {
  ...(Object.fromEntries(funnelSteps.map((step) => [step, 0])) as Record<(typeof funnelSteps)[number], 0>),
  withdrawn: 0,
  hoursToRead: null,
  hoursToAnswer: null,
};

/** Returns each month with its counts, including empty months, and their total; `kind` null is every service. */
export function funnelRows(
  { months, rows }: Funnel,
  kind: EnquiryKindName | null,
): { months: FunnelRow[]; total: FunnelRow } {
  const rowOf = (month: string | null): FunnelRow =>
    rows.find((row) => row.kind === kind && row.month === month) ?? { kind, month, ...nothing };
  return { months: months.map(rowOf), total: rowOf(null) };
}

const monthAndYear = delhiFormat({ month: 'short', year: 'numeric' });
const monthAlone = delhiFormat({ month: 'short' });

/** Formats a month: `Nov 2026`. */
export const showMonth = (month: string): string => showMoment(monthAndYear, month);
/** Formats a month: `Nov`, and with the year in January: `Jan 27`. */
export const showShortMonth = (month: string): string => {
  const short = showMoment(monthAlone, month);
  return month.slice(5, 7) === '01' ? `${short} ${month.slice(2, 4)}` : short;
};
