import { useState } from 'react';
import { hourMs } from '#facts/time.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { ofDelhiInput, toDelhiInput } from '../../kit/content/delhi-moment.ts';
import { isPast, showMoment } from '../../kit/format.ts';
import { textsOf } from '../../kit/texts-of.ts';

type Props = {
  open: boolean;
  /** The existing schedule. */
  publishAt: string | null;
  busy: boolean;
  failure: string | null;
  onClose: () => void;
  onSchedule: (publishAt: string) => void;
};
/** Returns the full hour after the next one: time for a last look. */
const soon = () => toDelhiInput(new Date(Math.ceil(Date.now() / hourMs + 1) * hourMs).toISOString());

/** A dialog for the moment of publication, in Delhi time. */
export function ScheduleDialog({ open, publishAt, busy, failure, onClose, onSchedule }: Props) {
  const [wrong, setWrong] = useState<string | null>(null);
  return (
    <Dialog open={open} keepsText heading="Publish at a time" onClose={onClose}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          const at = ofDelhiInput(textsOf(event.currentTarget)('at'));
          if (!at) return setWrong('Please enter a date and a time.');
          if (isPast(at)) return setWrong(`${showMoment(at)} has passed. Please choose a later time.`);
          setWrong(null);
          return onSchedule(at);
        }}
      >
        <Field
          label="Date and time in Delhi"
          name="at"
          type="datetime-local"
          required
          defaultValue={publishAt ? toDelhiInput(publishAt) : soon()}
          hint="It is published at that minute, also when nobody is at the desk. Until then you can go on writing."
          error={wrong ?? failure ?? undefined}
        />
        <Button type="submit" disabled={busy} className="justify-self-start">
          Schedule
        </Button>
      </form>
    </Dialog>
  );
}
