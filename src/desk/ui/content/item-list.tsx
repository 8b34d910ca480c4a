import { useState } from 'react';
import type { ContentRow } from '#contract/desk/content/content-item.ts';
import type { ContentTypeName } from '#contract/desk/content/content-types.ts';
import { Alert } from '#ui/alert.tsx';
import { SortableList } from '#ui/sortable-list.tsx';
import { api } from '../../kit/api.ts';
import { useAction } from '../../kit/action.ts';
import { ItemLine } from './item-line.tsx';
import { recentWords, usePostNumbers } from './post-numbers.tsx';

type Props = {
  type: ContentTypeName;
  rows: readonly ContentRow[];
  /** The whole list is visible and has an order of its own. */
  sortable: boolean;
  again: () => Promise<void>;
};

/** The items of a type; an ordered type is sorted by drag, keyboard or buttons. */
export function ItemList({ type, rows, sortable, again }: Props) {
  const [order, setOrder] = useState<readonly string[] | null>(null);
  const { busy, failure, run } = useAction();
  const numbers = usePostNumbers(type, rows);
  if (!sortable)
    return (
      <ul className="grid gap-2">
        {rows.map((row) => (
          <li key={row.id} className="rounded-md border border-line bg-paper px-4 py-2">
            <ItemLine row={row} brings={recentWords(numbers.get(row.id))} />
          </li>
        ))}
      </ul>
    );
  const shown = order ? rows.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id)) : rows;
  const reorder = (ids: string[]) => {
    setOrder(ids);
    void run(async () => {
      await api.staffContentOrder({ params: { type }, body: { ids } });
      await again();
    }).then(() => setOrder(null));
  };
  return (
    <>
      <Alert className="mb-3">{failure}</Alert>
      <SortableList
        disabled={busy}
        onReorder={reorder}
        className="grid gap-2"
        items={shown.map((row) => ({
          id: row.id,
          name: row.title,
          content: (
            <div className="px-2 pb-1">
              <ItemLine row={row} />
            </div>
          ),
        }))}
      />
    </>
  );
}
