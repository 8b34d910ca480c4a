import type { ReactNode } from 'react';
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  MouseSensor,
  PointerSensor,
  TouchSensor,
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

type Sorted = { id: string; name: string };
type Props = {
  items: readonly Sorted[];
  disabled?: boolean;
  /** True where the whole item can be dragged, beside its handle: by a mouse at once, by a finger that rests on it. */
  whole?: boolean;
  /** The ids in their new order. */
  onReorder: (ids: string[]) => void;
  children: ReactNode;
};

/** A finger that scrolls must not drag. */
const dragStartsAfterPx = 6;
const restMs = 250;
const restWithinPx = 8;

/** What is inside can be sorted by drag and by keyboard (space, arrows, space), and each move is announced. */
export function Sorting({ items, disabled = false, whole = false, onReorder, children }: Props) {
  const byHandle = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: dragStartsAfterPx } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const byItem = useSensors(
    ...byHandle,
    useSensor(MouseSensor, { activationConstraint: { distance: dragStartsAfterPx } }),
    useSensor(TouchSensor, { activationConstraint: { delay: restMs, tolerance: restWithinPx } }),
  );
  const ids = items.map(({ id }) => id);
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id)
      onReorder(arrayMove(ids, ids.indexOf(String(active.id)), ids.indexOf(String(over.id))));
  };
  return (
    <DndContext
      sensors={whole ? byItem : byHandle}
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
        {children}
      </SortableContext>
    </DndContext>
  );
}

function announce(items: readonly Sorted[]): Announcements {
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
