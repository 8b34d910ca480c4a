import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { minuteMs } from '#facts/time.ts';
import { t } from '#words/t.ts';
import { weekdayName } from '#domain/vendors/show-days.ts';
import { showHours } from '#domain/vendors/opening-hours.ts';
import { weekdays } from '#domain/vendors/weekdays.ts';
import type { PublicVendor } from '#contract/vendors.ts';
import { vendorProfile } from '#content/vendor-profile.ts';
import { importTwice } from '#kit/page/import-twice.ts';
import { useDelhiDay } from '#ui/use-delhi-day.ts';
import { FoldedPart } from './folded-part.tsx';

const minuteNow = () => Math.floor(Date.now() / minuteMs);

/** Calls each minute, and when the page becomes visible again: timers sleep with the device. */
function subscribe(onChange: () => void) {
  const timer = setInterval(onChange, minuteMs);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}

/** Returns the present minute; null in the server's HTML, which is cached and may be read at another time. */
function useMinute(): Date | null {
  const minute = useSyncExternalStore(subscribe, minuteNow, () => null);
  return minute === null ? null : new Date(minute * minuteMs);
}

type Hours = NonNullable<PublicVendor['openingHours']>;

type Say = (hours: Hours, at: Date) => string;

/**
 * Whether it is open at present, once scripts know the time. Its code is fetched when the line comes into view, far down the page. The line has
 * its height before.
 */
function OpenLine({ hours }: { hours: Hours }) {
  const line = useRef<HTMLSpanElement>(null);
  const [say, setSay] = useState<Say>();
  const now = useMinute();
  useEffect(() => {
    const watch = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      watch.disconnect();
      importTwice(() => import('#domain/vendors/open-now.ts')).then(
        ({ openWords }) => setSay(() => openWords),
        // Without it the week stands below.
        () => undefined,
      );
    });
    watch.observe(line.current!);
    return () => watch.disconnect();
  }, []);
  return <span ref={line}>{now && say ? say(hours, now) : t('The week')}</span>;
}

/** The week, folded under whether it is open now; today is marked once scripts know the date. */
export function ProfileHours({ hours }: { hours: Hours }) {
  const today = useDelhiDay();
  return (
    <FoldedPart id="hours" heading={vendorProfile.hoursHeading} line={<OpenLine hours={hours} />}>
      <table className="w-full">
        <tbody>
          {weekdays.map((day) => (
            <tr key={day} className={day === today ? 'font-semibold text-teal' : ''}>
              <th scope="row" className="py-1 pr-4 text-left font-[inherit]">
                {day === today ? t('{day} (today)', { day: weekdayName(day) }) : weekdayName(day)}
              </th>
              <td className="py-1 text-right tabular-nums first-letter:uppercase">
                {hours[day] ? showHours(hours[day]) : t('Closed')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </FoldedPart>
  );
}
