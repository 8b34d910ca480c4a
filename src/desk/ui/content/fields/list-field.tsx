import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import type { ContentValue } from '#contract/desk/content/fields.ts';
import { FieldGroup } from './group.tsx';
import type { ValueProps } from './value-props.ts';

type Props = ValueProps & {
  /** Name of an entry. */
  item: string;
  max: number;
  /** Value of a new entry. */
  empty: ContentValue;
  row: (value: ContentValue, index: number, put: (value: ContentValue) => void) => ReactNode;
};
const act = 'px-2! text-ink-soft!';
/** Focuses the first control of a new row, or of the row now in its place. */
const focusRow = (id: string, index: number) =>
  requestAnimationFrame(() => {
    const row = document.getElementById(`${id}.${index}`);
    (row?.matches('input, textarea, select')
      ? row
      : row?.querySelector<HTMLElement>('input, textarea, select')
    )?.focus();
  });

/** An ordered list of entries: added, removed and moved by buttons that a thumb and a keyboard reach. */
export function ListFrame({ id, field, value, onChange, error, item, max, empty, row }: Props) {
  const rows = Array.isArray(value) ? (value as ContentValue[]) : [];
  const put = (next: readonly ContentValue[]) => onChange(next.length > 0 ? next : null);
  const move = (from: number, by: 1 | -1) => {
    const [moved] = rows.slice(from, from + 1);
    put(rows.toSpliced(from, 1).toSpliced(from + by, 0, moved ?? null));
  };
  return (
    <FieldGroup id={id} field={field} error={error}>
      <ol className="grid gap-3">
        {rows.map((one, index) => {
          const name = `${item} ${index + 1}`;
          return (
            // Rows have no id of their own; their controls are controlled, so the index is enough.
            <li key={index} id={`${id}.${index}`} className="flex flex-wrap items-end gap-x-1 gap-y-2">
              <div className="min-w-40 flex-1">{row(one, index, (next) => put(rows.with(index, next)))}</div>
              <div className="flex shrink-0">
                <Button
                  look="quiet"
                  className={act}
                  disabled={index === 0}
                  aria-label={`Move ${name} up`}
                  onClick={() => move(index, -1)}
                >
                  <ArrowUp aria-hidden size={18} />
                </Button>
                <Button
                  look="quiet"
                  className={act}
                  disabled={index === rows.length - 1}
                  aria-label={`Move ${name} down`}
                  onClick={() => move(index, 1)}
                >
                  <ArrowDown aria-hidden size={18} />
                </Button>
                <Button
                  look="quiet"
                  className={act}
                  aria-label={`Remove ${name}`}
                  onClick={() => {
                    put(rows.toSpliced(index, 1));
                    focusRow(id, Math.max(0, index - 1));
                  }}
                >
                  <Trash2 aria-hidden size={18} />
                </Button>
              </div>
            </li>
          );
        })}
      </ol>
      {rows.length < max && (
        <Button
          look="secondary"
          className="mt-3 px-3! py-1.5! text-sm"
          onClick={() => {
            put([...rows, empty]);
            focusRow(id, rows.length);
          }}
        >
          <Plus aria-hidden size={16} /> Add {item.toLowerCase()}
        </Button>
      )}
    </FieldGroup>
  );
}
