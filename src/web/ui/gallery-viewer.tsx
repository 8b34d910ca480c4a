import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { t } from '#words/t.ts';

/** One picture of the viewer. */
export type Slide = { id: string; content: ReactNode; caption?: string };
export type ViewerProps = {
  label: string;
  slides: readonly Slide[];
  /** Index of the first slide. */
  start: number;
  onClose: () => void;
  /** Called on each change of the picture on screen. */
  onShow?: (index: number) => void;
};

const control =
  'tap grid place-items-center rounded-full bg-paper/90 text-ink shadow-card hover:bg-paper disabled:opacity-40';

/**
 * Pictures over the whole screen: swiped by finger, turned by the arrow keys or the two buttons, closed by Escape. The browser's own
 * scrolling does the swipe. Import it lazily: it is unused before the first tap on a picture.
 */
export default function GalleryViewer({ label, slides, start, onClose, onShow }: ViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShownIndex] = useState(start);
  const setShown = (index: number) => {
    setShownIndex(index);
    onShow?.(index);
  };

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    const list = strip.current;
    list?.scrollTo({ left: start * list.clientWidth, behavior: 'instant' });
  }, [start]);

  const turn = (step: number) => {
    const list = strip.current;
    const to = Math.min(slides.length - 1, Math.max(0, shown + step));
    list?.scrollTo({ left: to * list.clientWidth });
    setShown(to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1, Home: -slides.length, End: slides.length }[event.key];
    if (!step) return;
    event.preventDefault();
    turn(step);
  };
  const onScrollEnd = () => {
    const list = strip.current;
    // Closed, it has no width, and an unfinished swipe still ends.
    if (list?.clientWidth) setShown(Math.round(list.scrollLeft / list.clientWidth));
  };

  return (
    <dialog
      ref={dialog}
      aria-label={label}
      onClose={onClose}
      onKeyDown={onKeyDown}
      className="fixed inset-0 m-0 h-dvh max-h-none w-screen max-w-none overflow-hidden bg-night text-on-night backdrop:bg-night"
    >
      <ul
        ref={strip}
        // A scrolling element must be reachable by keyboard; the arrow keys then turn the pictures.
        tabIndex={0}
        aria-label={t('Pictures')}
        onScrollEnd={onScrollEnd}
        className="flex h-full snap-x snap-mandatory overflow-x-auto overscroll-contain scroll-smooth [scrollbar-width:none]"
      >
        {slides.map(({ id, content, caption }, index) => (
          <li
            key={id}
            inert={index !== shown}
            className="grid h-full w-full shrink-0 snap-center grid-rows-[minmax(0,1fr)_auto] place-items-center gap-3 px-2 pt-16 pb-20 sm:px-16 [@media(height<30rem)]:gap-1 [@media(height<30rem)]:pt-2 [@media(height<30rem)]:pb-14"
          >
            {content}
            {caption && <p className="max-w-prose text-center text-sm text-on-night-soft">{caption}</p>}
          </li>
        ))}
      </ul>
      <button
        type="button"
        aria-label={t('Close')}
        autoFocus
        onClick={() => dialog.current?.close()}
        className={`absolute top-3 right-3 ${control}`}
      >
        <X aria-hidden />
      </button>
      <div className="absolute inset-x-0 bottom-4 flex [@media(height<30rem)]:bottom-1.5 items-center justify-center gap-4">
        <button
          type="button"
          aria-label={t('Previous picture')}
          disabled={shown === 0}
          onClick={() => turn(-1)}
          className={control}
        >
          <ChevronLeft aria-hidden />
        </button>
        <p role="status" className="min-w-20 text-center tabular-nums">
          {t('{place} of {count}', { place: shown + 1, count: slides.length })}
        </p>
        <button
          type="button"
          aria-label={t('Next picture')}
          disabled={shown === slides.length - 1}
          onClick={() => turn(1)}
          className={control}
        >
          <ChevronRight aria-hidden />
        </button>
      </div>
    </dialog>
  );
}
