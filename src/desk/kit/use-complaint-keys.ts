/** @file Work on complaints by key. */
import { complaintChanges } from '#domain/desk/complaint-changes.ts';
import { stepsFrom } from '#domain/desk/steps.ts';
import type { StaffGrievance } from '#contract/desk/complaints.ts';
import type { Read } from './query.ts';
import type { DeskKey } from './use-keys.ts';
import { useRowKeys } from './use-row-keys.ts';

/** Returns the id of a complaint on its page. */
export const complaintId = (ticket: string): string => `complaint-${ticket}`;

const keys = { received: 'y', acknowledged: 'a', disposed: 'e' } as const;

/** Registers the keys of the shown complaints; a step by key is a press of its button. */
export function useComplaintKeys(read: Read<readonly StaffGrievance[]>, mayChange: boolean): void {
  const byId = new Map((read.value ?? []).map((one) => [complaintId(one.ticket), one]));
  const textOf = (id: string) => document.querySelector<HTMLTextAreaElement>(`#${CSS.escape(id)} textarea`);
  const press = (id: string, label: string) =>
    [...document.querySelectorAll<HTMLButtonElement>(`#${CSS.escape(id)} button`)]
      .find(({ textContent }) => textContent === label)
      ?.click();
  const keysOf = (id: string): DeskKey[] => {
    const one = byId.get(id);
    if (!mayChange || !one) return [];
    return [
      ...stepsFrom(complaintChanges, one.status, one.flagged !== null).map(([step, { label }]) => ({
        key: keys[step],
        label,
        // A complaint is answered in words: without any the key leads to them.
        run: () =>
          step === 'disposed' && !textOf(id)?.value.trim() ? textOf(id)?.focus() : press(id, label),
      })),
      {
        key: 'Enter',
        label: 'Write to the person',
        run: () => textOf(id)?.focus(),
      },
    ];
  };
  useRowKeys(read, () => [...byId.keys()], keysOf);
}
