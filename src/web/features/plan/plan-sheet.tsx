import type { Plan } from '#contract/plans.ts';
import { planLimits } from '#facts/plan-limits.ts';
import { planWords as words } from '#content/plan.ts';
import { Field } from '#ui/field.tsx';
import { PlanHead } from './plan-head.tsx';
import { PlanBudget, PlanOwnTasks, PlanTasks } from './plan-parts.tsx';

type Props = { plan: Plan; errors?: Readonly<Record<string, string>> };

/** All of a plan, as controls of the surrounding form. */
export function PlanSheet({ plan, errors }: Props) {
  return (
    <>
      <PlanHead plan={plan} errors={errors} />
      <PlanTasks plan={plan} />
      <PlanOwnTasks own={plan.own} />
      <PlanBudget plan={plan} />
      <section className="mt-10">
        <Field
          as="textarea"
          name="notes"
          label={words.notes}
          rows={5}
          maxLength={planLimits.notes}
          defaultValue={plan.notes}
        />
      </section>
    </>
  );
}
