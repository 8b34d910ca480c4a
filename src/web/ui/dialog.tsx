import { Fragment, useEffect, useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { X } from 'lucide-react';
import { t } from '#words/t.ts';
import { PageLink } from './page-link.tsx';
import { useHydrated } from './use-hydrated.ts';

type Props = {
  open: boolean;
  onClose: () => void;
  heading: string;
  children: ReactNode;
  /** Hides the close button, for a message that has its own. */
  bare?: boolean;
  /** A tap outside does not close it: typed text would be lost. */
  keepsText?: boolean;
  /** Target of closing without scripts; needed by a dialog that an address opens. */
  closeTo?: string;
};

/** Break opportunities in a long name: before a bracket, after a slash. */
const breakable = /(?=\()|(?<=\/)/;

const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * A modal over the page, full screen on a phone. The browser's own dialog traps the focus, closes on Escape and returns the focus to the
 * opener. An address may open it: then the server's HTML shows it over the page, usable without scripts, and it becomes modal when they
 * load.
 */
export function Dialog({
  open,
  onClose,
  heading,
  children,
  bare = false,
  keepsText = false,
  closeTo,
}: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const headingAt = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const scripted = useHydrated();
  useBeforePaint(() => {
    if (open && scripted && !dialog.current?.open) {
      // Opened by an address it may be in use already. Else the browser would focus the first control: the close button.
      const used = dialog.current?.querySelector<HTMLElement>(':focus');
      dialog.current?.showModal();
      (used ?? headingAt.current)?.focus({ preventScroll: true });
    }
    if (!open) dialog.current?.close();
  }, [open, scripted]);
  const closing = {
    'aria-label': t('Close'),
    className: 'tap -mt-2 -mr-2 grid place-items-center rounded-md text-ink-soft hover:text-ink',
    onClick(event: MouseEvent) {
      event.preventDefault();
      dialog.current?.close();
    },
    children: <X aria-hidden />,
  };
  return (
    <dialog
      ref={dialog}
      open={(open && !scripted) || undefined}
      aria-labelledby={headingId}
      onClose={() => open && onClose()}
      closedby={keepsText ? 'closerequest' : 'any'}
      className="max-h-dvh w-full max-w-none scroll-pb-24 overflow-y-auto overscroll-contain rounded-none bg-paper text-ink shadow-raised backdrop:bg-night/80 max-sm:h-dvh sm:max-h-[90dvh] sm:max-w-xl sm:rounded-xl"
    >
      {open && (
        <div className="flex min-h-full flex-col p-5 sm:p-8">
          <div className="mb-4 flex items-start justify-between gap-4">
            <h2 ref={headingAt} id={headingId} tabIndex={-1} className="min-w-0 text-2xl wrap-anywhere">
              {heading.split(breakable).map((part, index) => (
                <Fragment key={part}>
                  {index > 0 && <wbr />}
                  {part}
                </Fragment>
              ))}
            </h2>
            {!bare &&
              (closeTo ? (
                <PageLink to={closeTo} replace {...closing} />
              ) : (
                <button type="button" {...closing} />
              ))}
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}
