import { later } from '#kit/page/later.tsx';
import { messages } from '#facts/messages.ts';
import type { SortableListProps } from '#ui/sortable-list.tsx';

/** The list without sorting: everything else in it still works. */
const Unsorted = ({ items, className }: SortableListProps) => (
  <ul className={className}>
    {items.map(({ id, content }) => (
      <li key={id}>{content}</li>
    ))}
  </ul>
);

/** The list sorted by hand, whose code is large. */
export const SortableListPart = later<SortableListProps>(
  () => import('#ui/sortable-list.tsx').then((module) => module.SortableList),
  { loading: <p>{messages.loading}</p>, StandIn: Unsorted },
);
