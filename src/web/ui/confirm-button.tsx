import { useState } from 'react';
import { t } from '#words/t.ts';
import { Button } from './button.tsx';

type Props = {
  /** What it does, such as `Remove`. */
  children: string;
  /** To what, for a screen reader. */
  what: string;
  disabled?: boolean;
  onConfirm: () => void;
};

/** A button for what cannot be undone: the first press asks, the second does it, and leaving takes the question back. */
export function ConfirmButton({ children, what, disabled, onConfirm }: Props) {
  const [asked, setAsked] = useState(false);
  const press = () => {
    setAsked(!asked);
    if (asked) onConfirm();
  };
  return (
    <Button
      look="quiet"
      disabled={disabled}
      onClick={press}
      onBlur={() => setAsked(false)}
      className={`px-3! ${asked ? 'bg-sindoor-wash! text-sindoor!' : 'text-sindoor!'}`}
    >
      <span aria-live="polite">
        {asked ? t('Really {action}?', { action: children.toLowerCase() }) : children}
      </span>
      <span className="sr-only"> {what}</span>
    </Button>
  );
}
