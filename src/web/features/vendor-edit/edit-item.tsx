import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Pencil } from 'lucide-react';
import { t } from '#words/t.ts';
import type { PathErrors } from '#domain/vendors/fact-form.ts';
import { SavedForm } from '#kit/forms/saved/saved-form.tsx';
import type { Saving } from '#kit/forms/saved/use-saving.ts';
import { Button } from '#ui/button.tsx';

type Props<T> = Saving<T> & {
  /** Name of the item, for the pencil and the form. */
  name: string;
  /** Shown while nothing is edited. */
  children: ReactNode;
  fields: (errors: PathErrors) => ReactNode;
};

/** An item of a list with a pencil: it opens the item's fields, which are saved as they are left. */
export function EditItem<T>({ name, children, fields, ...saving }: Props<T>) {
  const opener = useRef<HTMLButtonElement>(null);
  const part = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const wasOpen = useRef(false);
  const label = t('Edit {label}', { label: name });
  useEffect(() => {
    if (isOpen) part.current?.querySelector<HTMLElement>('input, textarea, select')?.focus();
    else if (wasOpen.current) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (!isOpen)
    return (
      <div className="flex items-start gap-2">
        <div className="w-full min-w-0 grow wrap-anywhere">{children}</div>
        <button
          ref={opener}
          type="button"
          aria-label={label}
          onClick={() => setOpen(true)}
          className="tap -my-2 grid shrink-0 place-items-center rounded-md text-teal hover:bg-teal-wash"
        >
          <Pencil aria-hidden size={18} />
        </button>
      </div>
    );
  return (
    <div ref={part} className="grid gap-3">
      <SavedForm label={label} fields={fields} {...saving} />
      <Button look="secondary" className="justify-self-start" onClick={() => setOpen(false)}>
        {t('Done')}
      </Button>
    </div>
  );
}
