import { Button } from '#ui/button.tsx';
import { Alert } from '#ui/alert.tsx';
import { useKeys } from '../../kit/use-keys.ts';
import { KeyMark } from './key-mark.tsx';
import { Panel } from './panel.tsx';

type Props = {
  reasons: readonly string[];
  busy: boolean;
  failure: string | null;
  onClose: () => void;
  onReason: (reason: string) => void;
};

/** The choice of a reason for closing: one press, or one digit. */
export function ClosePanel({ reasons, busy, failure, onClose, onReason }: Props) {
  useKeys(
    reasons
      .slice(0, 9)
      .map((reason, index) => ({ key: `${index + 1}`, label: reason, run: () => onReason(reason) })),
  );
  return (
    <Panel title="Why is it closed?" onClose={onClose}>
      <Alert className="mb-3">{failure}</Alert>
      <ol className="grid gap-2 sm:grid-cols-2">
        {reasons.map((reason, index) => (
          <li key={reason}>
            <Button
              look="secondary"
              className="w-full justify-start! px-3! text-left"
              disabled={busy}
              onClick={() => onReason(reason)}
            >
              {index < 9 && <KeyMark>{`${index + 1}`}</KeyMark>}
              {reason}
            </Button>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
