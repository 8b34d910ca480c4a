import { Dialog } from '#ui/dialog.tsx';
import { Alert } from '#ui/alert.tsx';
import { useKeys } from '../kit/use-keys.ts';

type Props<T> = {
  heading: string;
  choices: readonly { label: string; value: T }[];
  /** Why the choices couldn't be read. */
  failure?: string | null;
  onChoose: (value: T) => void;
  onClose: () => void;
};

/** A choice of a few options, by a press or by the digit before each. */
export function ChoiceDialog<T>({ heading, choices, failure = null, onChoose, onClose }: Props<T>) {
  useKeys(
    choices.slice(0, 9).map(({ label, value }, index) => ({
      key: String(index + 1),
      label,
      run: () => onChoose(value),
    })),
    { inDialog: true },
  );
  return (
    <Dialog open heading={heading} onClose={onClose}>
      <Alert>{failure}</Alert>
      <ul className="grid gap-1">
        {choices.map(({ label, value }, index) => (
          <li key={label}>
            <button
              type="button"
              onClick={() => onChoose(value)}
              className="tap flex w-full items-center gap-3 rounded-md px-3 py-2 text-left font-semibold hover:bg-paper-deep"
            >
              {index < 9 && (
                <kbd
                  aria-hidden
                  className="w-6 rounded border border-line-strong text-center text-sm text-ink-soft"
                >
                  {index + 1}
                </kbd>
              )}
              {label}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
