import { useState } from 'react';
import { SortableList } from '#ui/sortable-list.tsx';
import { hindi } from './sample-words.ts';

const items = [
  { id: 'first', name: 'the first', content: <p className="p-2">Mehndi</p> },
  { id: 'second', name: 'the second', content: <p className="p-2">Sangeet</p> },
  {
    id: 'third',
    name: 'the third',
    content: (
      <p lang="hi" className="p-2">
        {hindi}
      </p>
    ),
  },
];

/** Sorted by drag, by keyboard or by its buttons. In its own file: the drag code is large. */
export default function SortableSpecimen() {
  const [order, setOrder] = useState(items);
  return (
    <SortableList
      items={order}
      className="grid gap-3 sm:grid-cols-3"
      onReorder={(ids) => setOrder(ids.map((id) => items.find((item) => item.id === id)!))}
    />
  );
}
