import type { Plan } from '#contract/plans.ts';
import { headingsOf, plannedOf, tasksOf } from '#domain/plans/plan-tasks.ts';
import { rupeesWords } from '#domain/formats/rupees.ts';
import { dayFormat, showDay } from '#domain/formats/show-date.ts';
import { planLimits } from '#facts/plan-limits.ts';
import { planWords as words } from '#content/plan.ts';
import { doneControl, ownControl, shareControl } from '#kit/forms/plan-form.ts';
import { Field } from '#ui/field.tsx';
import { dayInDelhi } from '#facts/time.ts';
import { useInBrowser } from '#ui/use-hydrated.ts';
import { showNumber } from '#words/formats.ts';

const long = dayFormat({ weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' });

const todayInDelhi = () => dayInDelhi(new Date());

/** The tasks with their days; past ones are marked. */
export function PlanTasks({ plan }: { plan: Plan }) {
  const today = useInBrowser(todayInDelhi, null);
  return (
    <section aria-labelledby="tasks" className="mt-10">
      <h2 id="tasks" className="mb-3 text-2xl">
        {words.tasks}
      </h2>
      {!plan.date && <p className="mb-3 text-ink-soft">{words.noDate}</p>}
      <ul className="divide-y divide-line rounded-xl border border-line bg-paper px-5">
        {tasksOf(plan).map(({ key, label, due, done }) => (
          <li key={key}>
            <label className="tap flex cursor-pointer items-start gap-3 py-3">
              <input
                type="checkbox"
                name={doneControl(key)}
                defaultChecked={done}
                className="mt-1 size-5 shrink-0 accent-teal"
              />
              <span className="min-w-0">
                <span className={`wrap-anywhere ${done ? 'text-ink-soft line-through' : 'font-semibold'}`}>
                  {label}
                </span>
                {due && (
                  <span className="block text-ink-soft">
                    {showDay(long, due)}
                    {!done && today && due < today && (
                      <strong className="text-sindoor"> · {words.overdue}</strong>
                    )}
                  </span>
                )}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A row for each of the family's own tasks, and an empty one. */
export function PlanOwnTasks({ own }: Pick<Plan, 'own'>) {
  const rows = [...own, null].slice(0, planLimits.own);
  return (
    <section aria-labelledby="own-tasks" className="no-print mt-8">
      <h2 id="own-tasks" className="mb-3 text-xl">
        {words.ownTasks}
      </h2>
      <div className="grid gap-4">
        {rows.map((task, place) => (
          <div key={task?.key ?? nextKey(own)} className="grid gap-3 sm:grid-cols-[1fr_12rem]">
            <input type="hidden" name={ownControl('key', place)} value={task?.key ?? nextKey(own)} readOnly />
            <Field
              name={ownControl('label', place)}
              label={words.ownTask}
              maxLength={planLimits.task}
              defaultValue={task?.label}
            />
            <Field
              name={ownControl('due', place)}
              type="date"
              label={words.ownDue}
              defaultValue={task?.due ?? ''}
            />
          </div>
        ))}
      </div>
    </section>
  );
}

const nextKey = (own: Plan['own']): string => {
  const numbers = own.map(({ key }) => Number(/^own-(\d+)$/.exec(key)?.[1] ?? 0));
  return `own-${Math.max(0, ...numbers) + 1}`;
};

/** The budget by heading, each beside the usual amount, and the sum. */
export function PlanBudget({ plan }: { plan: Plan }) {
  const planned = plannedOf(plan);
  const rest = plan.budget === null ? 0 : plan.budget - planned;
  return (
    <section aria-labelledby="budget" className="mt-10">
      <h2 id="budget" className="mb-3 text-2xl">
        {words.byHeading}
      </h2>
      <div className="grid gap-4 sm:grid-cols-2">
        {headingsOf(plan).map(({ key, label, percent, rupees, usual }) => (
          <Field
            key={key}
            name={shareControl(key)}
            label={label}
            hint={words.usual(
              usual === null ? `${showNumber(percent)}%` : `₹${rupeesWords(usual)} (${showNumber(percent)}%)`,
            )}
            maxLength={40}
            defaultValue={rupees === null ? '' : rupeesWords(rupees)}
          />
        ))}
      </div>
      {planned > 0 && (
        <p aria-live="polite" className="mt-4 font-semibold">
          {words.planned(rupeesWords(planned))}{' '}
          {rest < 0 && <span className="text-sindoor">{words.over(rupeesWords(-rest))}</span>}
          {rest > 0 && words.left(rupeesWords(rest))}
        </p>
      )}
    </section>
  );
}
