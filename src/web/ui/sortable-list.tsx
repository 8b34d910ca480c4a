import { arrayMove } from '@dnd-kit/sortable';
import { type Sortable, SortableItem } from './sortable-item.tsx';
import { Sorting } from './sorting.tsx';

export type SortableListProps = {
  items: readonly Sortable[];
  disabled?: boolean;
  /** The ids in their new order. */
  onReorder: (ids: string[]) => void;
  className?: string;
};

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
  const move = (from: number, to: number) =>
    onReorder(
      arrayMove(
        items.map(({ id }) => id),
        from,
        to,
      ),
    );
  return (
    <Sorting items={items} disabled={disabled} onReorder={onReorder}>
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
    </Sorting>
  );
}
