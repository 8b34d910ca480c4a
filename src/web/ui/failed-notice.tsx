import type { ReactNode } from 'react';
import { t } from '#words/t.ts';
import { ButtonAnchor } from './button.tsx';
import { Notice } from './notice.tsx';

type Props = {
  /** The sentence. */
  children: ReactNode;
  /** Another link, beside the one that reloads the page. */
  more?: ReactNode;
};

/** A part of the page failed to load: the sentence, and a link. */
export function FailedNotice({ children, more }: Props) {
  return (
    <Notice role="alert" className="flex flex-wrap items-center justify-between gap-3">
      <p>{children}</p>
      <div className="flex flex-wrap gap-2">
        <ButtonAnchor href="" look="secondary">
          {t('Try again')}
        </ButtonAnchor>
        {more}
      </div>
    </Notice>
  );
}
