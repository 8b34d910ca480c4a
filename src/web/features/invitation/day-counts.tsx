import type { PlanGuests } from '#contract/plan-guests.ts';
import { celebrationDays, guestAnswers } from '#domain/plans/celebration-days.ts';
import { guestWords as words } from '#content/plan-guests.ts';
import { showNumber } from '#words/formats.ts';

const columns = ['yes', 'maybe', 'no', 'open'] as const;
const headOf = { ...guestAnswers, open: words.open };

/** The people of each day by answer. */
export function DayCounts({ counts }: Pick<PlanGuests, 'counts'>) {
  if (counts.length === 0) return null;
  return (
    <section aria-labelledby="counts" className="mt-8">
      <h2 id="counts" className="text-2xl">
        {words.counts}
      </h2>
      <div className="mt-3 overflow-hidden rounded-xl border border-line bg-paper">
        <table className="w-full text-left tabular-nums">
          <thead>
            <tr>
              {[words.day, ...columns.map((column) => headOf[column])].map((head) => (
                <th key={head} scope="col" className="px-2 py-2 align-bottom text-sm font-semibold sm:px-3">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {counts.map((count) => (
              <tr key={count.day} className="border-t border-line">
                <th scope="row" className="px-2 py-2 text-sm font-semibold whitespace-nowrap sm:px-3">
                  {celebrationDays[count.day]}
                </th>
                {columns.map((column) => (
                  <td key={column} className="px-2 py-2 sm:px-3">
                    {showNumber(count[column])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
