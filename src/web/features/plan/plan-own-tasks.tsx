import type { Plan } from '#contract/plans.ts';
import { planLimits } from '#facts/plan-limits.ts';
import { planWords as words } from '#content/plan.ts';
import { ownControl } from '#kit/forms/plan-form.ts';
import { Field } from '#ui/field.tsx';

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
