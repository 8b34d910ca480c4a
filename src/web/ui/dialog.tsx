import { useEffect, useId, useRef, type ReactNode } from 'react';
import { X } from 'lucide-react';

type Props = {
  open: boolean;
  onClose: () => void;
  heading: string;
  children: ReactNode;
  /** Hides the close button, for a message that has its own. */ bare?: boolean;
};

/**
 * A modal over the page, full screen on a phone. The browser's own dialog traps the focus, closes on Escape and gives the
 * focus back to whatever opened it.
 */
export function Dialog({ open, onClose, heading, children, bare = false }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();
  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
    if (!open) dialog.current?.close();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={headingId}
      onClose={onClose}
      closedby="any"
      className="max-h-dvh w-full max-w-none rounded-none bg-paper text-ink shadow-raised backdrop:bg-ink/60 max-sm:h-dvh sm:max-h-[90dvh] sm:max-w-lg sm:rounded-xl"
    >
      {open && (
        <div className="flex min-h-full flex-col p-5 sm:p-8">
          <div className="mb-4 flex items-start justify-between gap-4">
            <h2 id={headingId} tabIndex={-1} className="text-2xl">
              {heading}
            </h2>
            {!bare && (
              <button
                type="button"
                aria-label="Close"
                onClick={() => dialog.current?.close()}
                className="tap -mr-2 -mt-2 grid place-items-center rounded-md text-ink-soft hover:text-ink"
              >
                <X aria-hidden />
              </button>
            )}
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}
