import { Link } from 'react-router';
import type { Figures, Numbers } from '#contract/desk/numbers.ts';
import type { ReachedStep } from '#domain/desk/number-figures.ts';
import { showPaise } from '#domain/quotes/quote-money.ts';
import { showHours } from '#desk/kit/format.ts';
import { listOf, shareOf } from '#desk/kit/numbers.ts';

type Figure = {
  label: string;
  of: (figures: Figures) => string;
  beside?: (figures: Figures) => string;
  reached: ReachedStep;
};

const shareOfReceived = (part: (figures: Figures) => number) => (figures: Figures) =>
  shareOf(part(figures), figures.received);
const figures: readonly Figure[] = [
  { label: 'Received', of: ({ received }) => `${received}`, reached: 'received' },
  {
    label: 'Answered in 24 hours',
    of: ({ inTime }) => `${inTime}`,
    beside: shareOfReceived(({ inTime }) => inTime),
    reached: 'inTime',
  },
  {
    label: 'First answer, half within',
    of: ({ hoursToAnswer }) => (hoursToAnswer === null ? '–' : showHours(hoursToAnswer)),
    reached: 'answered',
  },
  {
    label: 'Introduced',
    of: ({ introduced }) => `${introduced}`,
    beside: shareOfReceived(({ introduced }) => introduced),
    reached: 'introduced',
  },
  {
    label: 'Quoted',
    of: ({ quoted }) => `${quoted}`,
    beside: shareOfReceived(({ quoted }) => quoted),
    reached: 'quoted',
  },
  {
    label: 'Booked',
    of: ({ booked }) => `${booked}`,
    beside: shareOfReceived(({ booked }) => booked),
    reached: 'booked',
  },
  {
    label: 'Accepted quotes',
    of: ({ accepted }) => showPaise(Math.round(accepted / 100) * 100),
    reached: 'accepted',
  },
];

/** The main figures, each with that of the period before, and the way into its list. */
export function BigFigures({ numbers: { total, now, before }, kind }: { numbers: Numbers; kind?: string }) {
  const more = kind ? { kind } : {};
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-5 sm:grid-cols-4 lg:grid-cols-[repeat(6,minmax(0,1fr))_auto] print:grid-cols-7 print:gap-x-3">
      {figures.map(({ label, of, beside, reached }) => (
        <div key={label} className="grid grid-rows-[1fr_auto_auto]">
          <dt className="text-sm text-ink-soft print:text-xs">{label}</dt>
          <dd className="text-2xl font-semibold tabular-nums print:text-lg">
            <Link to={listOf(now, reached, more)} className="hover:text-teal hover:underline">
              {of(total.now)}
            </Link>{' '}
            {beside && <span className="text-sm font-normal text-ink-soft">{beside(total.now)}</span>}
          </dd>
          <dd className="text-sm text-ink-soft tabular-nums">
            before{' '}
            <Link
              to={listOf(before, reached, more)}
              className="inline-block min-h-6 min-w-6 hover:text-teal hover:underline"
            >
              {of(total.before)}
            </Link>{' '}
            <span className="whitespace-nowrap">{beside?.(total.before)}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
