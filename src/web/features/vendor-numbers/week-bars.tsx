import { showNumber } from '#words/formats.ts';
import { dayFormat, showDay } from '#domain/formats/show-date.ts';

const shortDay = dayFormat({ day: 'numeric', month: 'short' });

type Props = { weeks: readonly { week: string; count: number }[] };

/** A bar for each week. The table of the page has the same numbers, so the bars are only visual. */
export function WeekBars({ weeks }: Props) {
  const most = Math.max(1, ...weeks.map(({ count }) => count));
  const [first, last] = [weeks[0], weeks.at(-1)];
  return (
    <div aria-hidden>
      <div className="flex h-24 items-end gap-1 border-b border-line-strong">
        {weeks.map(({ week, count }) => (
          <span
            key={week}
            title={`${showDay(shortDay, week)}: ${showNumber(count)}`}
            className="min-h-px flex-1 rounded-t-sm bg-teal forced-colors:bg-[CanvasText] forced-colors:forced-color-adjust-none [print-color-adjust:exact]"
            style={{ height: `${(count / most) * 100}%` }}
          />
        ))}
      </div>
      <p className="mt-1 flex justify-between text-xs text-ink-soft">
        <span>{first && showDay(shortDay, first.week)}</span>
        <span>{last && showDay(shortDay, last.week)}</span>
      </p>
    </div>
  );
}
