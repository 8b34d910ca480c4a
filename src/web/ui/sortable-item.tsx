import type { ReactNode } from 'react';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ChevronDown, ChevronUp, GripVertical } from 'lucide-react';
import { t } from '#words/t.ts';

type Props = {
  item: Sortable;
  disabled: boolean;
  /** Absent at the ends of the list. */
  onEarlier?: () => void;
  onLater?: () => void;
};

const control =
  'tap grid place-items-center rounded-md text-ink-soft hover:bg-teal-wash hover:text-teal disabled:opacity-30 aria-disabled:opacity-30';

/** One item of a sortable list: its content, the drag handle, and two buttons for the same moves. */
export function SortableItem({ item, disabled, onEarlier, onLater }: Props) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    useSortable({ id: item.id });
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={`rounded-lg border bg-paper p-2 ${isDragging ? 'relative z-10 border-teal shadow-raised' : 'border-line'}`}
    >
      <div className="flex flex-wrap items-center gap-1">
        <button
          ref={setActivatorNodeRef}
          type="button"
          disabled={disabled}
          {...attributes}
          {...listeners}
          aria-label={t('Move {name}', { name: item.name })}
          className={`${control} cursor-grab touch-none`}
        >
          <GripVertical aria-hidden size={20} />
        </button>
        <button
          type="button"
          disabled={disabled}
          // Not disabled at the end: a disabled button loses the focus.
          aria-disabled={!onEarlier}
          aria-label={t('Move {name} earlier', { name: item.name })}
          onClick={onEarlier}
          className={control}
        >
          <ChevronUp aria-hidden size={20} />
        </button>
        <button
          type="button"
          disabled={disabled}
          aria-disabled={!onLater}
          aria-label={t('Move {name} later', { name: item.name })}
          onClick={onLater}
          className={control}
        >
          <ChevronDown aria-hidden size={20} />
        </button>
      </div>
      {item.content}
    </li>
  );
}

/** One item of a sortable list. */
export type Sortable = { id: string; name: string; content: ReactNode };
