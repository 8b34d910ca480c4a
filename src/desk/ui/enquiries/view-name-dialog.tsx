import { useState, type FormEvent } from 'react';
import { savedViewLimits } from '#contract/desk/saved-views.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Alert } from '#ui/alert.tsx';

type Props = {
  heading: string;
  name: string;
  busy: boolean;
  failure: string | null;
  fieldErrors: Readonly<Record<string, string>>;
  onName: (name: string) => void;
  onClose: () => void;
};

/** Asks for the name of a view. */
export function ViewNameDialog({ heading, name, busy, failure, fieldErrors, onName, onClose }: Props) {
  const [typed, setTyped] = useState(name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() && !busy) onName(typed.trim());
  };
  return (
    <Dialog open keepsText heading={heading} onClose={onClose}>
      <form onSubmit={submit} className="grid gap-4">
        <Alert>{failure}</Alert>
        <Field
          label="Name of the view"
          required
          autoComplete="off"
          maxLength={savedViewLimits.nameMax}
          value={typed}
          error={fieldErrors['name']}
          onChange={({ target }) => setTyped(target.value)}
        />
        <p className="text-sm text-ink-soft">
          It keeps the search, filters and order as they are. Only you see it.
        </p>
        <Button type="submit" disabled={busy} className="justify-self-start">
          Save
        </Button>
      </form>
    </Dialog>
  );
}
