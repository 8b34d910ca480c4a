import { t } from '#words/t.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

type Props = { children: string; onUndo: () => void };

/** Notice of a removal, with an undo button. */
export const RemovedNotice = ({ children, onUndo }: Props) => (
  <Notice role="status" className="flex flex-wrap items-center justify-between gap-3">
    {children}
    <Button look="secondary" onClick={onUndo}>
      {t('Undo')}
    </Button>
  </Notice>
);
