import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Pencil } from 'lucide-react';
import { Button } from './button.tsx';

type Props = {
  label: string;
  value: string;
  /** What stands there instead of the text box while nothing is edited. */
  children: ReactNode;
  as?: 'input' | 'textarea';
  type?: 'text' | 'url';
  maxLength: number;
  hint?: string;
  /** What is wrong with it, or null. */
  check?: (value: string) => string | null | Promise<string | null>;
  /** Saves; leaves edit mode when it resolves, stays in it, with what was typed, when it rejects. */
  onSubmit: (value: string) => Promise<void>;
};

const box = 'tap block w-full rounded-md border bg-paper px-3.5 py-2.5 text-base text-ink focus:border-teal';

/** A text with a pencil: the pencil opens a text box, "Submit" saves it, Escape leaves it as it was. */
export function InlineField({
  label,
  value,
  children,
  as: Control = 'input',
  type = 'text',
  ...props
}: Props) {
  const { maxLength, hint, check, onSubmit } = props;
  const id = useId();
  const pencil = useRef<HTMLButtonElement>(null);
  const control = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const [editing, setEditing] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const opened = useRef(false);

  useEffect(() => {
    if (editing) control.current?.focus();
    else if (opened.current) pencil.current?.focus();
    opened.current = editing;
  }, [editing]);

  const leave = () => {
    setError(null);
    setEditing(false);
  };
  async function submit(event: FormEvent) {
    event.preventDefault();
    const typed = control.current?.value ?? '';
    setBusy(true);
    try {
      const wrong = (await check?.(typed)) ?? null;
      setError(wrong);
      if (wrong) return control.current?.focus();
      await onSubmit(typed);
      leave();
    } catch {
      // The page around it says what failed; the text box keeps what was typed.
    } finally {
      setBusy(false);
    }
  }

  if (!editing)
    return (
      <div className="flex items-start gap-2">
        <div className="min-w-0 grow wrap-anywhere">{children}</div>
        <button
          ref={pencil}
          type="button"
          aria-label={`Edit ${label}`}
          onClick={() => setEditing(true)}
          className="tap -my-2 grid shrink-0 place-items-center rounded-md text-teal hover:bg-teal-wash"
        >
          <Pencil aria-hidden size={18} />
        </button>
      </div>
    );
  return (
    <form onSubmit={submit} className="grid gap-2">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <Control
        ref={control}
        onKeyDown={(event) => event.key === 'Escape' && leave()}
        id={id}
        defaultValue={value}
        maxLength={maxLength}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-note`}
        className={`${box} ${error ? 'border-sindoor' : 'border-line-strong'}`}
        {...(Control === 'input' ? { type } : { rows: 5 })}
      />
      <p id={`${id}-note`} className={`text-sm ${error ? 'font-semibold text-sindoor' : 'text-ink-soft'}`}>
        {error ?? hint}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" disabled={busy}>
          {busy ? 'Saving...' : 'Submit'}
        </Button>
        <Button look="quiet" onClick={leave} disabled={busy}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
