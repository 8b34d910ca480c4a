import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { arrayMove } from '@dnd-kit/sortable';
import { ArrowLeft, ArrowRight, X } from 'lucide-react';
import { t } from '#words/t.ts';
import { Button } from './button.tsx';
import { Photo } from './photo.tsx';
import { PictureTile, type GridPicture } from './picture-tile.tsx';
import { Sorting } from './sorting.tsx';

export type PictureGridProps = {
  items: readonly GridPicture[];
  /** Id of the open picture. One that is not among the items opens nothing. */
  open: string | null;
  onOpen: (id: string | null) => void;
  /** The ids in their new order; the first is the cover. */
  onReorder: (ids: string[]) => void;
  onRemove: (id: string) => void;
  disabled?: boolean;
  /** Between the grid and the open picture: what was removed, and how it comes back. */
  notice?: ReactNode;
  /** What can be said of the open picture. */
  details?: (id: string) => ReactNode;
};

const square =
  'tap grid place-items-center rounded-md border border-line-strong px-3 aria-disabled:opacity-40';

/**
 * Pictures as a compact grid: sorted by drag, by keyboard or by the buttons of the open one, below the grid. The first is the cover.
 * Heavy: load it with the page that edits, never with one that reads.
 */
export function PictureGrid(props: PictureGridProps) {
  const { items, open, onOpen, onReorder, onRemove, disabled = false, notice, details } = props;
  const openers = useRef(new Map<string, HTMLButtonElement>());
  const region = useRef<HTMLElement>(null);
  /** The element that takes the focus after the next rendering: the open picture, or a tile by its place. */
  const next = useRef<'panel' | number | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const index = items.findIndex(({ id }) => id === open);
  const item = items[index];
  // With the rendering: later, a press could come before it, and the focus would go to what that press removes.
  useLayoutEffect(() => {
    const { current } = next;
    if (current === null) return;
    next.current = null;
    const tile = items[Math.min(Number(current), items.length - 1)];
    const target = current === 'panel' ? heading.current : tile && openers.current.get(tile.id);
    (target ?? region.current)?.focus();
  });
  const move = (to: number) =>
    onReorder(
      arrayMove(
        items.map(({ id }) => id),
        index,
        to,
      ),
    );
  const close = () => {
    next.current = index;
    onOpen(null);
  };
  return (
    <section ref={region} tabIndex={-1} aria-label={t('Pictures')} className="outline-none">
      <Sorting items={items} disabled={disabled} whole onReorder={onReorder}>
        <ol className="grid grid-cols-[repeat(auto-fill,minmax(5.75rem,1fr))] gap-1.5 sm:grid-cols-[repeat(auto-fill,minmax(7rem,1fr))]">
          {items.map((one, place) => (
            <PictureTile
              key={one.id}
              item={one}
              isCover={place === 0}
              isOpen={one.id === open}
              disabled={disabled}
              opener={(element) => {
                if (element) openers.current.set(one.id, element);
                else openers.current.delete(one.id);
              }}
              onOpen={() => {
                if (one.id === open) return close();
                next.current = 'panel';
                onOpen(one.id);
              }}
            />
          ))}
        </ol>
      </Sorting>
      {notice}
      {item && (
        <div className="mt-3 grid gap-3 rounded-lg border border-line bg-paper p-3">
          <div className="flex items-center justify-between gap-3">
            <h3 ref={heading} tabIndex={-1} className="text-lg wrap-anywhere first-letter:uppercase">
              {item.name}
            </h3>
            <button type="button" aria-label={t('Close')} onClick={close} className={square}>
              <X aria-hidden size={20} />
            </button>
          </div>
          <div className="grid gap-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] sm:gap-5">
            <Photo
              picture={item.picture}
              sizes="(min-width: 40rem) 24rem, 90vw"
              className="aspect-3/2 w-full self-start rounded-md"
            />
            <div className="grid content-start gap-3">
              {details?.(item.id)}
              <div className="flex flex-wrap gap-2">
                {index > 0 && (
                  <Button
                    look="secondary"
                    disabled={disabled}
                    onClick={() => {
                      next.current = 'panel';
                      move(0);
                    }}
                  >
                    {t('Make it the cover')}
                  </Button>
                )}
                <button
                  type="button"
                  // Not disabled at the end: a disabled button loses the focus.
                  aria-disabled={index === 0}
                  aria-label={t('Move {name} earlier', { name: item.name })}
                  onClick={() => index > 0 && !disabled && move(index - 1)}
                  className={square}
                >
                  <ArrowLeft aria-hidden size={20} />
                </button>
                <button
                  type="button"
                  aria-disabled={index === items.length - 1}
                  aria-label={t('Move {name} later', { name: item.name })}
                  onClick={() => index < items.length - 1 && !disabled && move(index + 1)}
                  className={square}
                >
                  <ArrowRight aria-hidden size={20} />
                </button>
                <Button
                  look="secondary"
                  disabled={disabled}
                  onClick={() => {
                    next.current = index;
                    onRemove(item.id);
                  }}
                >
                  {t('Remove')}
                  <span className="sr-only"> {item.name}</span>
                </Button>
              </div>
            </div>
          </div>
        </div>
      )}
    </section>
  );
}
