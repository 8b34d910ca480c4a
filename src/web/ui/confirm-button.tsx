import { useState } from 'react';
import { t } from '#words/t.ts';
import { Button } from './button.tsx';

type Props = {
  /** Its action, such as `Remove`. */
  children: string;
  /** The object of the action, for a screen reader. */
  what: string;
  disabled?: boolean;
  onConfirm: () => void;
};

/** A button for an irreversible act: the first press asks, the second acts, and leaving it cancels the question. */
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
