/** @file Conversion between a plan and its form, whether it is stored on the device or posted. */
import type { Plan } from '#contract/plans.ts';
import { planEntry, planKinds, type PlanKind } from '#domain/plans/plan-kinds.ts';
import { rupeesIn } from '#domain/formats/rupees.ts';
import { asciiDigits } from '#domain/formats/digits.ts';
import { planLimits } from '#facts/plan-limits.ts';
import type { Values } from './form-call.ts';

const isKind = (kind: string): kind is PlanKind => Object.hasOwn(planKinds, kind);
const numberIn = (typed: string): number | null => {
  const number = Number(asciiDigits(typed.trim()).replaceAll(',', ''));
  return Number.isInteger(number) && number > 0 ? number : null;
};
const dayIn = (typed: string) => (/^\d{4}-\d{2}-\d{2}$/.test(typed) ? typed : null);

export const doneControl = (key: string) => `done-${key}`;
/** Names the control that tells that the device marks a task by itself. */
export const byItselfControl = (key: string) => `auto-${key}`;
export const spentControl = (key: string) => `spent-${key}`;
export const shareControl = (key: string) => `share-${key}`;
export const ownControl = (part: 'key' | 'label' | 'due', place: number) => `own-${part}-${place}`;

/** Returns the plan in the form. Rows of the family's own tasks without text are left out. */
export function planIn(values: Values): Plan {
  const kind = isKind(values['kind'] ?? '') ? (values['kind'] as PlanKind) : 'wedding';
  const { headings, tasks } = planEntry(kind);
  const own = Array.from({ length: planLimits.own }, (_, place) => ({
    key: values[ownControl('key', place)] || `own-${place}`,
    label: (values[ownControl('label', place)] ?? '').trim(),
    due: dayIn(values[ownControl('due', place)] ?? ''),
  })).filter(({ label }) => label !== '');
  const sums = (control: (key: string) => string) =>
    Object.fromEntries(
      headings.flatMap(({ key }) => {
        const rupees = rupeesIn(values[control(key)] ?? '');
        return rupees === null ? [] : [[key, rupees] as const];
      }),
    );
  const isDone = (key: string) => Boolean(values[doneControl(key)]);
  return {
    title: (values['title'] ?? '').trim(),
    kind,
    date: dayIn(values['date'] ?? ''),
    guests: numberIn(values['guests'] ?? ''),
    budget: rupeesIn(values['budget'] ?? ''),
    shares: sums(shareControl),
    spent: sums(spentControl),
    done: [...tasks, ...own].map(({ key }) => key).filter(isDone),
    undone: tasks.map(({ key }) => key).filter((key) => values[byItselfControl(key)] && !isDone(key)),
    own,
    notes: (values['notes'] ?? '').replaceAll('\r\n', '\n'),
  };
}
