import type { Ref } from 'react';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { GripVertical } from 'lucide-react';
import { t } from '#words/t.ts';
import type { FocusedPicture } from '#contract/focused-picture.ts';
import { Photo } from './photo.tsx';

/** A picture of the grid; its name is read to those who do not see it. */
export type GridPicture = { id: string; name: string; picture: FocusedPicture };

type Props = {
  item: GridPicture;
  isCover: boolean;
  isOpen: boolean;
  disabled: boolean;
  onOpen: () => void;
  opener: Ref<HTMLButtonElement>;
};

/** One picture of the grid: a tap opens it; it is dragged by a mouse, by a resting finger, or by its handle. */
export function PictureTile({ item, isCover, isOpen, disabled, onOpen, opener }: Props) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    useSortable({ id: item.id });
  /** Each sensor of the drag listens at one of the two controls. */
  const heard = (...names: string[]) =>
    Object.fromEntries(Object.entries(listeners ?? {}).filter(([name]) => names.includes(name)));
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={`relative rounded-md select-none [-webkit-touch-callout:none] ${isDragging ? 'z-10 shadow-raised' : ''}`}
    >
      <button
        ref={opener}
        type="button"
        aria-label={t('Edit {label}', { label: item.name })}
        aria-expanded={isOpen}
        onClick={onOpen}
        {...heard('onMouseDown', 'onTouchStart')}
        className={`block w-full overflow-hidden rounded-md border-2 ${isOpen ? 'border-teal' : 'border-transparent'}`}
      >
        <Photo
          picture={item.picture}
          sizes="(min-width: 40rem) 10rem, 30vw"
          className="aspect-square rounded-sm"
        />
      </button>
      {isCover && (
        <span className="pointer-events-none absolute top-1.5 left-1.5 rounded-sm bg-paper/95 px-1.5 text-sm font-semibold text-ink">
          {t('Cover')}
        </span>
      )}
      <button
        ref={setActivatorNodeRef}
        type="button"
        disabled={disabled}
        {...attributes}
        {...heard('onPointerDown', 'onKeyDown')}
        aria-label={t('Move {name}', { name: item.name })}
        className="tap absolute right-0 bottom-0 grid cursor-grab touch-none place-items-end rounded-md p-1 disabled:opacity-30"
      >
        <span className="grid size-7 place-items-center rounded-full bg-paper/95 text-ink shadow-card">
          <GripVertical aria-hidden size={18} />
        </span>
      </button>
    </li>
  );
}
