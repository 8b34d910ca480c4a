import { useState, type ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { ConfirmButton } from '#ui/confirm-button.tsx';

type Form = (onDone: () => void) => ReactNode;

type Item = {
  /** Not empty. */
  key: string;
  heading: ReactNode;
  detail: ReactNode;
  /** The item's name behind "Edit", for a screen reader. */
  name: string;
  form: Form;
};

type Props = {
  items: readonly Item[];
  /** The label of the button for a new item. */
  add: string;
  newForm: Form;
};

/** Items of which one at a time is open as a form, and a button for a new one. */
export function EditableList({ items, add, newForm }: Props) {
  /** The open item's key; empty for a new one. */
  const [open, setOpen] = useState<string | null>(null);
  const shut = () => setOpen(null);
  return (
    <>
      <ul>
        {items.map(({ key, heading, detail, name, form }) => (
          <li key={key} className="border-t border-line py-3">
            {open === key ? (
              form(shut)
            ) : (
              <div className="flex items-center justify-between gap-4">
                <div className="min-w-0">
                  <h3 className="font-semibold wrap-anywhere">{heading}</h3>
                  {detail}
                </div>
                <Button look="quiet" onClick={() => setOpen(key)}>
                  Edit <span className="sr-only">{name}</span>
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {open === '' ? (
        newForm(shut)
      ) : (
        <Button look="secondary" className="mt-2" onClick={() => setOpen('')}>
          {add}
        </Button>
      )}
    </>
  );
}

type ButtonsProps = {
  save?: string;
  busy: boolean;
  onCancel: () => void;
  /** Undefined for a new item. */
  removable: { name: string; onRemove: () => void } | undefined;
};

/** The buttons below the form of an item. */
export const ItemButtons = ({ save = 'Save', busy, onCancel, removable }: ButtonsProps) => (
  <div className="flex flex-wrap gap-2">
    <Button type="submit" disabled={busy}>
      {save}
    </Button>
    <Button look="quiet" onClick={onCancel}>
      Cancel
    </Button>
    {removable && (
      <ConfirmButton what={removable.name} disabled={busy} onConfirm={removable.onRemove}>
        Remove
      </ConfirmButton>
    )}
  </div>
);
