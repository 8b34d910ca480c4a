import { t } from '#words/t.ts';
import type { QuoteFault } from '#domain/quotes/quote-faults.ts';
import { Button } from '#ui/button.tsx';
import { faultWords } from './quote-obstacles.ts';
import { fieldId } from './typed-quote.ts';

type Props = {
  /** Label of the button that sends. */
  label: string;
  busy: boolean;
  faults: readonly QuoteFault[];
  /** Remarks for the vendor alone; they keep nothing back. */
  remarks: readonly string[];
  /** Absent while something typed cannot be read. */
  onSave?: (() => void) | undefined;
};

/** Moves the focus to the field with a fault. */
export const goToFault = ({ path }: QuoteFault): void => document.getElementById(fieldId(path))?.focus();

/** The buttons of a quote, with what keeps it from being sent, each a way to its field. */
export function QuoteSendBar({ label, busy, faults, remarks, onSave }: Props) {
  return (
    <div className="grid gap-3">
      {remarks.length > 0 && (
        <div role="status" className="rounded-md bg-marigold-wash px-4 py-3">
          <p className="font-semibold">{t('Is this right?')}</p>
          <ul>
            {remarks.map((remark) => (
              <li key={remark}>{remark}</li>
            ))}
          </ul>
          <p className="text-sm text-ink-soft">
            {t('Only you see this, and you can send the quote as it is.')}
          </p>
        </div>
      )}
      {faults.length > 0 && (
        <div id="quote-waits">
          <p className="font-semibold">{t('Before you can send it:')}</p>
          <ul>
            {faults.map((fault) => (
              <li key={fault.path}>
                <button
                  type="button"
                  className="tap py-1 text-left font-semibold text-teal underline"
                  onClick={() => goToFault(fault)}
                >
                  {faultWords(fault)}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          disabled={busy}
          aria-describedby={faults.length > 0 ? 'quote-waits' : undefined}
        >
          {label}
        </Button>
        <Button look="secondary" disabled={busy || !onSave} onClick={onSave}>
          {t('Keep as a draft')}
        </Button>
      </div>
    </div>
  );
}
