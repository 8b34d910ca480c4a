import type { ReactElement } from 'react';
import { Disclosure } from '#ui/disclosure.tsx';

type Props = {
  /** Keyed list items. */
  items: readonly ReactElement[];
  /** How many are in sight. */
  shown: number;
  /** Says how many more there are, always several. */
  more: (count: number) => string;
  className: string;
  /** `dl` for items that are names with values. */
  as?: 'ul' | 'dl';
};

/** A list with its first items in sight and the others folded. A single further item is not worth a fold. */
export function FirstOf({ items, shown, more, className, as: List = 'ul' }: Props) {
  const cut = items.length > shown + 1 ? shown : items.length;
  return (
    <>
      <List className={className}>{items.slice(0, cut)}</List>
      {cut < items.length && (
        <Disclosure summary={more(items.length - cut)}>
          <List className={className}>{items.slice(cut)}</List>
        </Disclosure>
      )}
    </>
  );
}
