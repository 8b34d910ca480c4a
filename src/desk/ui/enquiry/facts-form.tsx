import { useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { detailLimits, type StaffEnquiryDetail } from '#contract/desk/enquiry-detail.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Alert } from '#ui/alert.tsx';
import { api } from '../../kit/api.ts';
import { useQueuedAct } from '../../kit/use-queued-act.ts';
import { factsOf, factTexts, type FactName, type FactTexts } from './facts.ts';

type Edit = {
  /** The values when typing began. */
  base: FactTexts;
  version: number;
  mine: Partial<FactTexts>;
};
type Props = { enquiry: StaffEnquiryDetail; again: () => Promise<void> };

/** Owner, due time and labels. Values saved by somebody else meanwhile are shown beside the typed ones. */
export function FactsForm({ enquiry, again }: Props) {
  const { busy, failure, fieldErrors, act } = useQueuedAct(enquiry.reference, again);
  const shownNow = useRef(enquiry);
  useLayoutEffect(() => {
    shownNow.current = enquiry;
  });
  const [edit, setEdit] = useState<Edit | null>(null);
  const stored = factTexts(enquiry);
  const shown = { ...stored, ...edit?.mine };
  const nameOf = (id: string) => enquiry.members.find((member) => member.id === id)?.name ?? 'Nobody';
  const control = (name: FactName) => ({
    name,
    value: shown[name],
    error: Object.entries(fieldErrors).find(([path]) => path.split('.')[0] === name)?.[1],
    onChange: ({ target }: { target: { value: string } }) =>
      setEdit((before) => ({
        base: before?.base ?? stored,
        version: before?.version ?? enquiry.version,
        mine: { ...before?.mine, [name]: target.value },
      })),
    hint:
      edit && edit.mine[name] !== undefined && stored[name] !== edit.base[name]
        ? `Saved meanwhile: ${name === 'owner' ? nameOf(stored.owner) : stored[name].replace('T', ' ') || 'nothing'}`
        : undefined,
  });
  // Both are visible then; saving again is a choice between them.
  const stale = edit !== null && edit.version !== enquiry.version && failure !== null;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!edit) return;
    const saved = await act(
      ({ version }, key) => {
        // Other acts, including one's own earlier ones, do not touch these facts.
        const now = factTexts(shownNow.current);
        const isFree =
          stale || (Object.keys(edit.mine) as FactName[]).every((name) => now[name] === edit.base[name]);
        const body = { ...factsOf(edit.mine), version: isFree ? version : edit.version };
        return api.staffEnquiryChange({ params: { reference: enquiry.reference }, body, key });
      },
      { once: true },
    );
    setEdit(saved ? null : edit);
  };
  return (
    <details className="text-sm">
      <summary className="tap cursor-pointer py-1">Owner, due, labels, day</summary>
      <form onSubmit={(event) => void save(event)} className="mt-2 grid gap-3" noValidate>
        <Field label="Owner" as="select" {...control('owner')}>
          <option value="">Nobody</option>
          {enquiry.members.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Field>
        <Field label="Due" type="datetime-local" {...control('dueAt')} />
        <Field
          label="Labels, with commas"
          autoComplete="off"
          maxLength={detailLimits.labels * (detailLimits.label + 2)}
          {...control('labels')}
        />
        <Field label="Day of the event" type="date" {...control('eventDate')} />
        {failure && (
          <Alert>
            {failure} {stale && 'Your changes are still here, what was saved stands below them.'}
          </Alert>
        )}
        {edit && (
          <div className="flex flex-wrap gap-2">
            <Button type="submit" disabled={busy}>
              {stale ? 'Save mine' : 'Save'}
            </Button>
            <Button look="quiet" disabled={busy} onClick={() => setEdit(null)}>
              {stale ? 'Keep theirs' : 'Discard'}
            </Button>
          </div>
        )}
      </form>
    </details>
  );
}
