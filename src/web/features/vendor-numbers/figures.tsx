import { showNumber } from '#words/formats.ts';
import { t } from '#words/t.ts';
import { dayFormat, showDay } from '#domain/formats/show-date.ts';
import { vendorCategories, type VendorCategory } from '#domain/vendors/vendor-categories.ts';
import { type VendorFigure, type VendorNumbers } from '#contract/vendor-numbers.ts';

const shortDay = dayFormat({ day: 'numeric', month: 'short' });

type WeekBarsProps = { weeks: readonly { week: string; count: number }[] };

/** A bar for each week. The table of the page has the same numbers, so the bars are only visual. */
function WeekBars({ weeks }: WeekBarsProps) {
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

/** The name of each figure, and its meaning. */
const figureWords: Readonly<Record<VendorFigure, { label: string; about: string }>> = {
  view: { label: t('Page views'), about: t('How often your page was opened.') },
  save: { label: t('Saved'), about: t('How often somebody put you on their shortlist.') },
  call: { label: t('Calls'), about: t('Taps on your phone number.') },
  whatsapp: { label: t('WhatsApp'), about: t('Taps that began a message to you.') },
  directions: { label: t('Directions'), about: t('Taps that opened the way to you on a map.') },
  enquiries: { label: t('Enquiries'), about: t('Families who were introduced to you.') },
  replies: { label: t('Replies'), about: t('Enquiries that you answered for the first time.') },
  bookings: { label: t('Bookings'), about: t('Families who chose you.') },
};

const day = dayFormat({ day: 'numeric', month: 'short', year: 'numeric' });
const figures = Object.keys(figureWords) as VendorFigure[];

/** One figure: the total, the weeks, and the usual value. */
function Figure({ name, numbers }: { name: VendorFigure; numbers: VendorNumbers }) {
  const { label, about } = figureWords[name];
  const weeks = numbers.weeks.map((one) => ({ week: one.week, count: one[name] }));
  const all = weeks.reduce((sum, { count }) => sum + count, 0);
  const { compared } = numbers;
  return (
    <section className="flex break-inside-avoid flex-col rounded-xl border border-line bg-paper p-4">
      <h2 className="flex items-baseline justify-between gap-3 text-lg">
        {label} <span className="text-2xl tabular-nums">{showNumber(all)}</span>
      </h2>
      <p className="mb-auto pb-3 text-sm text-ink-soft">{about}</p>
      {/* Twelve empty bars add nothing to the 0 above. */}
      {all > 0 && <WeekBars weeks={weeks} />}
      {compared && (
        <p className="pt-2 text-sm">
          {t('The four weeks before this one: {own}. Usual in your category: {median}.', {
            own: showNumber(compared.own[name]),
            median: showNumber(compared.median[name]),
          })}
        </p>
      )}
    </section>
  );
}

/** All figures of a vendor: a plot of each, and all of them as a table. */
export function Figures({ numbers }: { numbers: VendorNumbers }) {
  const { compared, weeks } = numbers;
  return (
    <div className="grid gap-6">
      <p className="max-w-prose text-ink-soft">
        {t('The last {count, plural, one {week} other {# weeks}}, each from Monday.', {
          count: weeks.length,
        })}{' '}
        {compared
          ? t('You are compared with the middle one of {count} vendors for {category}.', {
              count: compared.vendors,
              category: vendorCategories[compared.category as VendorCategory] ?? compared.category,
            })
          : t('Once there are five vendors in your first category, you can compare yourself with them.')}{' '}
        {t('We count taps, not people: no cookie, no name.')}
      </p>
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {figures.map((name) => (
          <Figure key={name} name={name} numbers={numbers} />
        ))}
      </div>
      <section aria-labelledby="all-numbers" className="min-w-0">
        <h2 id="all-numbers" className="text-xl">
          {t('All numbers as a table')}
        </h2>
        <div className="mt-2 overflow-x-auto" tabIndex={0} role="group" aria-labelledby="all-numbers">
          <table className="w-full text-sm tabular-nums">
            <thead>
              <tr className="border-b border-line-strong text-left">
                <th scope="col" className="py-2 pr-4">
                  {t('Week from')}
                </th>
                {figures.map((name) => (
                  <th key={name} scope="col" className="py-2 pr-4 text-right">
                    {figureWords[name].label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {weeks.toReversed().map((week) => (
                <tr key={week.week} className="border-b border-line">
                  <th scope="row" className="py-2 pr-4 text-left font-normal whitespace-nowrap">
                    {showDay(day, week.week)}
                  </th>
                  {figures.map((name) => (
                    <td key={name} className="py-2 pr-4 text-right">
                      {showNumber(week[name])}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </section>
    </div>
  );
}
