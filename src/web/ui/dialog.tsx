import { useEffect, useId, useLayoutEffect, useRef, type PointerEvent, type ReactNode } from 'react';
import { X } from 'lucide-react';
import { PageLink } from './page-link.tsx';
import { useHydrated } from './use-hydrated.ts';

type Props = {
  open: boolean;
  onClose: () => void;
  heading: string;
  children: ReactNode;
  /** Hides the close button, for a message that has its own. */
  bare?: boolean;
  /** Where closing leads without scripts; needed by a dialog that an address opens. */
  closeTo?: string;
};

const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * A modal over the page, full screen on a phone. The browser's own dialog traps the focus, closes on Escape and gives the
 * focus back to whatever opened it. An address may open it: then the server's HTML shows it over the page, usable without
 * scripts, and it becomes modal when they arrive.
 */
export function Dialog({ open, onClose, heading, children, bare = false, closeTo }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  const headingId = useId();
  const scripted = useHydrated();
  useBeforePaint(() => {
    if (open && scripted && !dialog.current?.open) dialog.current?.showModal();
    if (!open) dialog.current?.close();
  }, [open, scripted]);
  // Only a press that begins and ends outside closes: marking text may end there, too.
  const isOutside = (event: { target: EventTarget }) => event.target === dialog.current;
  const close = bare ? null : (
    <PageLink
      to={closeTo ?? '.'}
      replace
      aria-label="Close"
      onClick={(event) => {
        event.preventDefault();
        dialog.current?.close();
      }}
      className="tap -mt-2 -mr-2 grid place-items-center rounded-md text-ink-soft hover:text-ink"
    >
      <X aria-hidden />
    </PageLink>
  );
  return (
    <dialog
      ref={dialog}
      open={(open && !scripted) || undefined}
      aria-labelledby={headingId}
      onClose={onClose}
      onPointerDown={(event: PointerEvent) => (pressedOutside.current = isOutside(event))}
      onClick={(event) => pressedOutside.current && isOutside(event) && dialog.current?.close()}
      className="max-h-dvh w-full max-w-none overflow-y-auto overscroll-contain rounded-none bg-paper text-ink shadow-raised backdrop:bg-ink/60 not-modal:fixed not-modal:inset-0 not-modal:z-50 max-sm:h-dvh sm:max-h-[90dvh] sm:max-w-xl sm:rounded-xl"
    >
      {open && (
        <div className="flex min-h-full flex-col p-5 sm:p-8">
          <div className="mb-4 flex items-start justify-between gap-4">
            <h2 id={headingId} className="text-2xl">
              {heading}
            </h2>
            {close}
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}
