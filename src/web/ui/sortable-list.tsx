import { type Sortable, SortableItem } from './sortable-item.tsx';
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
} from '@dnd-kit/core';
import {
  arrayMove,
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
} from '@dnd-kit/sortable';
import { t } from '#words/t.ts';

export type SortableListProps = {
  items: readonly Sortable[];
  disabled?: boolean;
  /** The ids in their new order. */
  onReorder: (ids: string[]) => void;
  className?: string;
};

/** A finger that scrolls must not drag. */
const dragStartsAfterPx = 6;

/**
 * A list sorted by drag, by keyboard (space, arrows, space) or by its two buttons, for visitors who can do neither. Heavy: load it with the
 * page that edits, never with one that reads.
 */
export function SortableList({
  items,
  disabled = false,
  onReorder,
  className = 'grid gap-3',
}: SortableListProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: dragStartsAfterPx } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = items.map(({ id }) => id);
  const move = (from: number, to: number) => onReorder(arrayMove(ids, from, to));
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) move(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        announcements: announce(items),
        screenReaderInstructions: {
          draggable: t(
            'Space takes it up, the arrow keys move it, space puts it down, Escape leaves it where it was.',
          ),
        },
      }}
    >
      <SortableContext items={ids} strategy={rectSortingStrategy} disabled={disabled}>
        <ol className={className}>
          {items.map((item, index) => (
            <SortableItem
              key={item.id}
              item={item}
              disabled={disabled}
              onEarlier={index > 0 ? () => move(index, index - 1) : undefined}
              onLater={index < items.length - 1 ? () => move(index, index + 1) : undefined}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

function announce(items: readonly Sortable[]): Announcements {
  const name = (id: string | number) => items.find((item) => item.id === id)?.name ?? '';
  const place = (id: string | number) => items.findIndex((item) => item.id === id) + 1;
  return {
    onDragStart: () => undefined,
    // Follows the start at once, so its announcement is the one that is heard.
    onDragOver({ active, over }) {
      if (!over) return undefined;
      const where = { name: name(active.id), place: place(over.id), count: items.length };
      return over.id === active.id
        ? t('{name} is in its own place {place} of {count}. Arrow keys move it, space puts it down.', where)
        : t('{name} is over place {place} of {count}.', where);
    },
    onDragEnd: ({ active, over }) =>
      over
        ? t('{name} was put at place {place}.', { name: name(active.id), place: place(over.id) })
        : undefined,
    onDragCancel: ({ active }) => t('{name} stays where it was.', { name: name(active.id) }),
  };
}
