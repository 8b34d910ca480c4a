import type { ReactNode } from 'react';
import { t } from '#words/t.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

type Props = {
  /** The sentence. */
  children: ReactNode;
  onRetry: () => void;
};

/** A part of a running page failed to load: the sentence, and a retry without leaving the page. */
export function RetryNotice({ children, onRetry }: Props) {
  return (
    <Notice role="alert" className="grid justify-items-start gap-3">
      <p>{children}</p>
      <Button look="secondary" onClick={onRetry}>
        {t('Try again')}
      </Button>
    </Notice>
  );
}
