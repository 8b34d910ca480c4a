import type { Plan } from '#contract/plans.ts';
import { planLimits } from '#facts/plan-limits.ts';
import { planWords as words } from '#content/plan.ts';
import { Field } from '#ui/field.tsx';
import { PlanHead } from './plan-head.tsx';
import { knownDone } from '#domain/plans/trade-progress.ts';
import { PlanBudget } from './plan-budget.tsx';
import { PlanOwnTasks } from './plan-own-tasks.tsx';
import { PlanTasks } from './plan-tasks.tsx';
import { useTradeFacts } from './trade-facts.ts';

type Props = { plan: Plan; today: string | null; errors?: Readonly<Record<string, string>> };

/** All of a plan, as controls of the surrounding form. */
export function PlanSheet({ plan, today, errors }: Props) {
  const facts = useTradeFacts();
  return (
    <>
      <PlanHead plan={plan} errors={errors} />
      <PlanTasks plan={plan} today={today} known={knownDone(plan.kind, facts)} facts={facts} />
      <PlanOwnTasks own={plan.own} />
      <PlanBudget plan={plan} accepted={facts.accepted} />
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
