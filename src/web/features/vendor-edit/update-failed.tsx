import { useEffect, useRef } from 'react';
import { t } from '#words/t.ts';
import { messages } from '#facts/messages.ts';
import { paths } from '#facts/paths.ts';
import { useSession } from '#kit/session/session.ts';
import { Button, ButtonAnchor } from '#ui/button.tsx';
import { twinPath } from '#ui/twin-path.ts';

type Props = { detail: string; onBack: () => void };

/** The stated sentence in place of the page, and a button back to the input. */
export function UpdateFailed({ detail, onBack }: Props) {
  const { signedIn } = useSession();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="wrap py-14">
      <div role="alert">
        <h1 ref={heading} tabIndex={-1} className="text-3xl">
          {messages.fieldUpdateFailed}
        </h1>
        {detail && <p className="mt-3 text-lg text-ink-soft">{detail}</p>}
      </div>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button onClick={onBack}>{t('Back to what you typed')}</Button>
        {!signedIn && (
          <ButtonAnchor href={twinPath(paths.login)} target="_blank" rel="noopener" look="secondary">
            {t('Sign in again in a new tab')}
          </ButtonAnchor>
        )}
      </div>
    </div>
  );
}
