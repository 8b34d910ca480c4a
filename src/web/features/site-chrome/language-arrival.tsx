import { useEffect, useState } from 'react';
import { X } from 'lucide-react';
import { useLocation } from 'react-router';
import type { Twin } from '#words/locales.ts';
import { langNow, t, twinsNow } from '#words/t.ts';
import { forget, recallText, rememberText } from '#kit/device/device-store.ts';
import { languageSignal } from '#kit/device/stored-signal.ts';
import { TwinLink } from './twin-link.tsx';
import { putBack, takeTyped } from './typed-texts.ts';
import { browserLanguage, ownAddress } from './use-language-choice.ts';

const known = twinsNow();

/** In place of a choice: the browser's language was offered once. */
const offeredOnce = 'none';

function dismiss(twins: readonly Twin[]): void {
  if (browserLanguage(twins)) rememberText(languageSignal.key, offeredOnce);
  else forget(languageSignal.key);
  languageSignal.notify();
}

/**
 * After a choice of language: restores text typed before the change, and on a page in another language offers the chosen one. Without a
 * choice it offers the browser's own language, on the first visit alone. It never redirects by itself, and closing it deletes the choice.
 */
export function LanguageArrival({ twins = known }) {
  const stored = languageSignal.useText();
  const [own, setOwn] = useState(() =>
    recallText(languageSignal.key) === null ? browserLanguage(twins) : undefined,
  );
  useEffect(() => {
    if (own) rememberText(languageSignal.key, offeredOnce);
  }, [own]);
  const chosen = stored === null || stored === offeredOnce ? own : stored;
  const { pathname } = useLocation();
  useEffect(
    // On the page that is being left, the typed text waits for the page in the other language.
    () => (stored === langNow() ? putBack(takeTyped(ownAddress(location))) : undefined),
    [pathname, stored],
  );
  const twin = twins.find(({ lang }) => lang === chosen);
  return (
    twin && (
      <aside
        aria-label={t('Language')}
        className="language-offer no-print fixed inset-x-0 bottom-14 z-20 border-t border-line bg-paper text-sm md:bottom-0 [@media(height<30rem)]:static"
      >
        <div className="wrap flex items-center justify-between gap-3">
          <TwinLink twin={twin} className="text-teal underline underline-offset-4">
            {twin.offer}
          </TwinLink>
          <button
            type="button"
            aria-label={t('Close')}
            onClick={() => {
              if (own) setOwn(undefined);
              else dismiss(twins);
            }}
            className="tap grid shrink-0 place-items-center rounded-md hover:text-teal"
          >
            <X aria-hidden size={20} />
          </button>
        </div>
      </aside>
    )
  );
}
