import { t } from '#words/t.ts';
import { dayNamed, weekdayName } from '#domain/vendors/show-days.ts';
import { weekdayNamed, weekdays } from '#domain/vendors/weekdays.ts';
import { useDelhiDay } from '#ui/use-delhi-day.ts';

const openWords = (today: string, day: string) => t('Open today ({today}), closed on {day}', { today, day });
/** The longest name of a day, for the room that the words need. */
const longestDay = () => weekdays.map(weekdayName).reduce((a, b) => (b.length > a.length ? b : a));

/** The weekly closing day, and once scripts run, whether that is today. */
export function OpenToday({ closedOn, className = '' }: { closedOn: string | null; className?: string }) {
  const today = useDelhiDay();
  if (!closedOn) return null;
  const closed = today === null ? null : today === weekdayNamed(closedOn);
  const day = dayNamed(closedOn);
  const longest = openWords(longestDay(), day);
  const words =
    today === null
      ? t('Closed on {day}', { day })
      : closed
        ? t('Closed today ({day})', { day })
        : openWords(weekdayName(today), day);
  const dot = closed === null ? 'bg-line-strong' : closed ? 'bg-sindoor' : 'bg-leaf';
  return (
    <span className={`inline-flex items-start gap-2 ${className}`}>
      <span aria-hidden className={`mt-[calc((1lh-0.625rem)/2)] size-2.5 shrink-0 rounded-full ${dot}`} />
      {/* Space for the longest text from the start: a second line would push the page down once the day is known. */}
      <span
        data-longest={longest}
        className="grid before:invisible before:[grid-area:1/1] before:content-[attr(data-longest)]"
      >
        <span className="[grid-area:1/1]">{words}</span>
      </span>
    </span>
  );
}
