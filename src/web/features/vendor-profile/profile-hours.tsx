import { t } from '#words/t.ts';
import { weekdayName } from '#domain/vendors/show-days.ts';
import { showHours } from '#domain/vendors/opening-hours.ts';
import { weekdays } from '#domain/vendors/weekdays.ts';
import type { PublicVendor } from '#contract/vendors.ts';
import { vendorProfile } from '#content/vendor-profile.ts';
import { useDelhiDay } from '#ui/use-delhi-day.ts';

/** The week, with today marked once scripts know the date. */
export function ProfileHours({ hours }: { hours: NonNullable<PublicVendor['openingHours']> }) {
  const today = useDelhiDay();
  return (
    <section aria-labelledby="hours">
      <h2 id="hours" className="text-2xl">
        {vendorProfile.hoursHeading}
      </h2>
      <table className="mt-3 w-full">
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
    </section>
  );
}
