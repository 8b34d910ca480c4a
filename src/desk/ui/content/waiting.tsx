import type { ContentRow } from '#contract/desk/content/content-item.ts';
import { ItemLine } from './item-line.tsx';

/** Items that wait for approval, or for their time. */
export const Waiting = ({ rows }: { rows: readonly ContentRow[] }) =>
  rows.length > 0 && (
    <section aria-labelledby="waiting">
      <h2 id="waiting" className="mb-2 text-lg">
        Waits for a look, or for its time
      </h2>
      <ul className="grid gap-2">
        {rows.map((row) => (
          <li key={row.id} className="rounded-md border border-line bg-paper px-4 py-2">
            <ItemLine row={row} withType />
          </li>
        ))}
      </ul>
    </section>
  );
