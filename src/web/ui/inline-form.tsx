import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Pencil } from 'lucide-react';
import { t } from '#words/t.ts';
import { Button } from './button.tsx';

/** Errors of the last attempt: a sentence, or one for each field. */
type Wrong = string | Readonly<Record<string, string>>;

type Props<W extends Wrong> = {
  /** Name of the edited item, for the pencil and the form. */
  label: string;
  /** Shown while nothing is edited. */
  children: ReactNode;
  /** The controls, with the errors of the last attempt. */
  fields: (error: W | null) => ReactNode;
  /**
   * Saves. Resolves to the errors of the values, or to nothing: then the form closes. When it rejects, the form stays open with its input;
   * the page around it reports the failure.
   */
  onSubmit: (values: FormData) => Promise<W | null | void>;
  /** Runs before the form opens. */
  onOpen?: () => void;
  /** Runs when the form closes, saved or cancelled: its draft is no longer needed. */
  onClose?: () => void;
  /** Label of the button that saves. */
  submit?: string;
  /** Label of the button that opens the form; without it it is a pencil. */
  open?: string;
};

const controls = 'input:not([type="hidden"]), textarea, select';

/** Content with a pencil: the pencil opens a form, "Submit" saves it, Escape cancels. */
export function InlineForm<W extends Wrong = string>({
  label,
  children,
  fields,
  onSubmit,
  onOpen,
  onClose,
  submit: submitLabel = t('Submit'),
  open,
}: Props<W>) {
  const opener = useRef<HTMLButtonElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const wasEditing = useRef(false);
  const [editing, setEditing] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<W | null>(null);

  useEffect(() => {
    if (editing) form.current?.querySelector<HTMLElement>(controls)?.focus();
    else if (wasEditing.current) opener.current?.focus();
    wasEditing.current = editing;
  }, [editing]);

  const start = () => {
    onOpen?.();
    setEditing(true);
  };
  const leave = () => {
    onClose?.();
    setError(null);
    setEditing(false);
  };
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setBusy(true);
    try {
      const wrong = (await onSubmit(new FormData(event.currentTarget))) ?? null;
      if (wrong === null) return leave();
      flushSync(() => setError(wrong));
      const marked = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
      (marked ?? form.current?.querySelector<HTMLElement>(controls))?.focus();
    } catch {
      // Reported by the page around it.
    } finally {
      setBusy(false);
    }
  }
  const onEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') leave();
  };

  if (!editing)
    return (
      <div className={open ? 'grid justify-items-start gap-3' : 'flex items-start gap-2'}>
        <div className="w-full min-w-0 grow wrap-anywhere">{children}</div>
        {open ? (
          <Button ref={opener} look="secondary" onClick={start}>
            {open}
          </Button>
        ) : (
          <button
            ref={opener}
            type="button"
            aria-label={t('Edit {label}', { label })}
            onClick={start}
            className="tap -my-2 grid shrink-0 place-items-center rounded-md text-teal hover:bg-teal-wash"
          >
            <Pencil aria-hidden size={18} />
          </button>
        )}
      </div>
    );
  return (
    <form
      ref={form}
      onSubmit={submit}
      noValidate
      aria-label={t('Edit {label}', { label })}
      className="grid gap-3"
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears Escape from the controls within */}
      <div className="grid gap-3" onKeyDown={onEscape}>
        {fields(error)}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" disabled={busy}>
          {busy ? t('Saving...') : submitLabel}
        </Button>
        <Button look="quiet" onClick={leave} disabled={busy}>
          {t('Cancel')}
        </Button>
      </div>
    </form>
  );
}
