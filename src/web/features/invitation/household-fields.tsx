import type { HouseholdInput } from '#contract/plan-guests.ts';
import {
  celebrationDays,
  guestSides,
  guestSideNames,
  type CelebrationDay,
} from '#domain/plans/celebration-days.ts';
import { planLimits } from '#facts/plan-limits.ts';
import { guestWords as words } from '#content/plan-guests.ts';
import type { Values } from '#kit/forms/form-call.ts';
import { dayControl, householdIn } from '#kit/forms/guests-form.ts';
import { Field } from '#ui/field.tsx';

type Props = {
  offered: readonly CelebrationDay[];
  household?: HouseholdInput;
  /** The values of a form that was refused. */
  typed?: Values | undefined;
};

const chip =
  'tap flex cursor-pointer items-center gap-2 rounded-full border border-line-strong px-4 py-2 has-checked:border-teal has-checked:bg-teal-wash';

/** The fields of a household: a name, how many, whose side, and the days. */
export function HouseholdFields({ offered, household, typed }: Props) {
  const shown = typed ? householdIn(typed) : household;
  return (
    <>
      <Field
        name="name"
        label={words.name}
        placeholder={words.namePlaceholder}
        required
        maxLength={planLimits.household}
        defaultValue={shown?.name}
        autoComplete="off"
      />
      <div className="grid grid-cols-2 gap-4">
        <Field
          name="people"
          type="number"
          inputMode="numeric"
          min={1}
          max={planLimits.people}
          label={words.invitedPeople}
          required
          defaultValue={typed?.['people'] ?? shown?.people}
        />
        <Field as="select" name="side" label={words.side} defaultValue={shown?.side ?? 'both'}>
          {guestSideNames.map((side) => (
            <option key={side} value={side}>
              {guestSides[side]}
            </option>
          ))}
        </Field>
      </div>
      <fieldset>
        <legend className="mb-1.5 font-semibold">{words.invitedTo}</legend>
        <div className="flex flex-wrap gap-2">
          {offered.map((day) => (
            <label key={day} className={chip}>
              <input
                type="checkbox"
                name={dayControl(day)}
                defaultChecked={shown ? shown.days.includes(day) : true}
                className="size-5 accent-teal"
              />
              {celebrationDays[day]}
            </label>
          ))}
        </div>
      </fieldset>
    </>
  );
}
