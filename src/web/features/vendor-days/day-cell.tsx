import { CalendarDays, Check, Hourglass, Mail } from 'lucide-react';
import { t } from '#words/t.ts';
import { dayFormat, showDay } from '#domain/formats/show-date.ts';
import { phrasesOf, type ShownDay } from './shown-day.ts';

const longFormat = dayFormat({ weekday: 'long', day: 'numeric', month: 'long' });
const icon = { 'aria-hidden': true, size: 13 } as const;

/** The marks of a day, as in the legend below the month. */
function DayMarks({ shown }: { shown: ShownDay }) {
  const { isBooked, bookings, heldUntil, fromCalendar, requests } = shown;
  return (
    <span aria-hidden className="flex h-3.5 items-center gap-0.5 text-xs leading-none no-underline">
      {(isBooked || bookings.length > 0) && <Check {...icon} strokeWidth={3} />}
      {bookings.length > 1 && bookings.length}
      {heldUntil !== null && <Hourglass {...icon} />}
      {fromCalendar && <CalendarDays {...icon} />}
      {requests.length > 0 && <Mail {...icon} />}
    </span>
  );
}

const looks = {
  free: 'border-line bg-paper hover:border-teal',
  busy: 'border-teal bg-teal-wash font-semibold text-teal',
  held: 'border-dashed border-teal bg-paper font-semibold text-teal',
  double: 'border-2 border-sindoor bg-sindoor-wash font-semibold',
};
const lookOf = ({ isDouble, isBusy, heldUntil, isBooked, bookings }: ShownDay) => {
  if (isDouble) return looks.double;
  if (heldUntil !== null && !isBooked && bookings.length === 0) return looks.held;
  return isBusy ? looks.busy : looks.free;
};

type Props = { shown: ShownDay; isAt: boolean; onPress: () => void };

/** One day of the month: a switch while nothing else is to be seen of it, and otherwise a button that shows it below. */
export function DayCell({ shown, isAt, onPress }: Props) {
  const { day, isBusy, isPlain } = shown;
  const named = { day: showDay(longFormat, day) };
  return (
    <button
      type="button"
      tabIndex={isAt ? 0 : -1}
      {...(isPlain
        ? { 'aria-pressed': isBusy, 'aria-label': t('{day}: not free', named) }
        : { 'aria-expanded': isAt, 'aria-label': `${named.day}: ${phrasesOf(shown).join(', ')}` })}
      onClick={onPress}
      data-day={day}
      className={`grid min-h-13 w-full content-center justify-items-center gap-0.5 rounded-md border tabular-nums ${lookOf(shown)} ${isAt ? 'ring-2 ring-teal ring-offset-1 ring-offset-paper' : ''}`}
    >
      <span className={isBusy ? 'line-through' : ''}>{Number(day.slice(8))}</span>
      <DayMarks shown={shown} />
    </button>
  );
}
