import { limits } from '#facts/limits.ts';
import { planLimits } from '#facts/plan-limits.ts';
import { planEntry, planKinds, type PlanKind } from '#domain/plans/plan-kinds.ts';
import type { Plan } from '#contract/plans.ts';
import { rupeesWords } from '#domain/formats/rupees.ts';
import { planWords as words } from '#content/plan.ts';
import { Field } from '#ui/field.tsx';

type Props = { plan?: Plan; errors?: Readonly<Record<string, string>> };

/** The head of a plan: name, kind, day, guests and budget. A plan that is begun keeps its kind. */
export function PlanHead({ plan, errors = {} }: Props) {
  const entry = plan && planEntry(plan.kind);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field
        name="title"
        label={words.name}
        placeholder={words.namePlaceholder}
        required
        maxLength={planLimits.title}
        defaultValue={plan?.title}
        error={errors['title']}
        className="sm:col-span-2"
      />
      {plan ? (
        <input type="hidden" name="kind" value={plan.kind} />
      ) : (
        <Field as="select" name="kind" label={words.kind} required>
          {(Object.keys(planKinds) as PlanKind[]).map((kind) => (
            <option key={kind} value={kind}>
              {planEntry(kind).label}
            </option>
          ))}
        </Field>
      )}
      <Field
        name="date"
        type="date"
        label={(entry ?? planEntry('wedding')).dateLabel}
        defaultValue={plan?.date ?? ''}
        error={errors['date']}
      />
      {(!entry || entry.withGuests) && (
        <Field
          name="guests"
          type="number"
          inputMode="numeric"
          min={1}
          max={limits.venueGuestsMax}
          label={words.guests}
          defaultValue={plan?.guests ?? ''}
          error={errors['guests']}
        />
      )}
      <Field
        name="budget"
        label={words.budget}
        hint={words.budgetHint}
        maxLength={40}
        defaultValue={plan?.budget ? rupeesWords(plan.budget) : ''}
        error={errors['budget']}
      />
    </div>
  );
}
