import { useEffect, useRef } from 'react';
import { t } from '#words/t.ts';

/** A row: its name, what is known beside it, and where it leads. */
export type SuggestionRow = { label: string; detail: string | null; href: string };

type ListRow = Omit<SuggestionRow, 'href'> & Partial<Pick<SuggestionRow, 'href'>>;

type Props<Row extends ListRow> = {
  /** The id of the list; its options have it before their number. */
  id: string;
  rows: readonly Row[];
  open: boolean;
  /** The number of the marked row; -1 for none. */
  active: number;
  onChoose: (row: Row) => void;
};

/** Returns the id of an option, for `aria-activedescendant`. */
export const optionId = (id: string, index: number): string => `${id}-${index}`;

/** The list of a combobox, below the text field whose words it completes; its length is announced. The nearest positioned parent is its frame. */
export function SuggestionList<Row extends ListRow>({ id, rows, open, active, onChoose }: Props<Row>) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const box = list.current;
    const option = box?.children[active];
    // The list alone: the page stays where it is.
    if (!box || !(option instanceof HTMLElement)) return;
    const { offsetTop, offsetHeight } = option;
    if (offsetTop < box.scrollTop) box.scrollTop = offsetTop;
    else if (offsetTop + offsetHeight > box.scrollTop + box.clientHeight)
      box.scrollTop = offsetTop + offsetHeight - box.clientHeight;
  }, [active]);
  return (
    <>
      <ul
        ref={list}
        id={id}
        role="listbox"
        aria-label={t('Suggestions')}
        className={`absolute inset-x-0 top-full z-20 mt-2 max-h-[min(24rem,50vh)] overflow-y-auto overscroll-contain rounded-lg border border-line bg-paper text-ink shadow-raised ${open ? '' : 'hidden'}`}
      >
        {rows.map((row, index) => (
          // Keyboard users reach an option through the text box.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <li
            key={`${row.href} ${row.label}`}
            id={optionId(id, index)}
            role="option"
            aria-selected={index === active}
            // Before the blur that a click would cause: the list must still exist when the finger is lifted.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(row)}
            className="tap flex cursor-pointer items-center justify-between gap-3 px-4 py-2.5 hover:bg-teal-wash aria-selected:bg-teal-wash aria-selected:text-teal forced-colors:aria-selected:forced-color-adjust-none forced-colors:aria-selected:bg-[Highlight] forced-colors:aria-selected:text-[HighlightText]"
          >
            <span className="min-w-0 wrap-anywhere">{row.label}</span>
            {row.detail && <span className="shrink-0 text-sm text-ink-soft">{row.detail}</span>}
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {open && t('{count, plural, one {# suggestion} other {# suggestions}}', { count: rows.length })}
      </p>
    </>
  );
}
