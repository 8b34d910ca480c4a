import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useKeys } from '#desk/kit/use-keys.ts';
import { KeyMark } from './key-mark.tsx';

type Props = { count?: number; onConfirm: () => void; onClose: () => void };

/** A confirmation before closing unanswered enquiries. It ignores all other keys, as they were meant for the next page. */
export function Unanswered({ count = 1, onConfirm, onClose }: Props) {
  useKeys([{ key: 'y', label: 'Close it all the same', run: onConfirm }], { inDialog: true });
  return (
    <Dialog
      open
      heading={count === 1 ? 'Nobody has answered this family' : `Nobody has answered ${count} of them`}
      onClose={onClose}
    >
      <div className="flex flex-wrap gap-2">
        <Button look="secondary" onClick={onClose}>
          Leave it open <KeyMark>Esc</KeyMark>
        </Button>
        <Button onClick={onConfirm}>
          Close all the same <KeyMark>y</KeyMark>
        </Button>
      </div>
    </Dialog>
  );
}
