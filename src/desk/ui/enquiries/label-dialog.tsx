import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { enquiryListLimits } from '#contract/desk/enquiry-filter.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';

type Props = {
  /** Labels in use, to choose from. */
  known: readonly string[];
  onAdd: (label: string) => void;
  onRemove: (label: string) => void;
  onClose: () => void;
};

/** Adds or removes a label. */
export function LabelDialog({ known, onAdd, onRemove, onClose }: Props) {
  const [label, setLabel] = useState('');
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  // After the dialog has focused its heading.
  useEffect(() => field.current?.focus(), []);
  const given = label.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (given) onAdd(given);
  };
  return (
    <Dialog open keepsText heading="Label" onClose={onClose}>
      <form onSubmit={submit} className="grid gap-4">
        <Field
          ref={field}
          label="Label"
          required
          autoComplete="off"
          list={listId}
          maxLength={enquiryListLimits.labelMax}
          value={label}
          onChange={({ target }) => setLabel(target.value)}
        />
        <datalist id={listId}>
          {known.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </datalist>
        <div className="flex flex-wrap gap-2">
          <Button type="submit">Add label</Button>
          <Button look="secondary" disabled={!given} onClick={() => onRemove(given)}>
            Remove label
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
