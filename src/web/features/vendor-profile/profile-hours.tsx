import { t } from '#words/t.ts';
import { weekdayName } from '#domain/vendors/show-days.ts';
import { openWords } from '#domain/vendors/open-now.ts';
import { showHours } from '#domain/vendors/opening-hours.ts';
import { weekdays } from '#domain/vendors/weekdays.ts';
import type { PublicVendor } from '#contract/vendors.ts';
import { vendorProfile } from '#content/vendor-profile.ts';
import { useDelhiDay } from '#ui/use-delhi-day.ts';
import { FoldedPart } from './folded-part.tsx';
import { useMinute } from './use-minute.ts';

type Hours = NonNullable<PublicVendor['openingHours']>;

/** Whether it is open at present, once scripts know the time. The line has its height before. */
function OpenLine({ hours }: { hours: Hours }) {
  const now = useMinute();
  return now ? openWords(hours, now) : t('The week');
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
