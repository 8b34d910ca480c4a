import { useCallback, useDeferredValue, useEffect, useState } from 'react';
import type { EnquiryRow } from '#contract/desk/enquiry-list.ts';
import { Button } from '#ui/button.tsx';
import { enquiryPath, rowLinkId } from '#desk/kit/enquiry-path.ts';
import { getsFocus } from '#desk/kit/kept-focus.ts';
import { rememberOrder } from '#desk/kit/next-enquiry.ts';
import { mayCall, seesContacts } from '#desk/kit/rights.ts';
import { useSession } from '#desk/kit/session.ts';
import { useShownActs } from '#desk/kit/shown-acts.ts';
import { useKeys } from '#desk/kit/use-keys.ts';
import { useOpening } from '#desk/kit/use-opening.ts';
import { useWork } from '#desk/kit/use-work.ts';
import { EnquiryActs } from './enquiry-acts.tsx';
import { EnquiryListRow } from './enquiry-row.tsx';

type Props = { rows: readonly EnquiryRow[]; again: () => Promise<void> };

/** Rows of a tall screen. */
const firstRows = 20;

/**
 * Returns the rows to draw: as the list opens one screen of them, with the row that gets the focus; the others follow once those are
 * painted (ADR 55, *Measured*).
 */
function useDrawnRows(rows: readonly EnquiryRow[]): readonly EnquiryRow[] {
  const isWhole = useDeferredValue(true, false);
  const [count] = useState(() => {
    const focused = rows.findIndex(({ reference }) => getsFocus(rowLinkId(reference)));
    return Math.max(firstRows, focused + 2);
  });
  return isWhole ? rows : rows.slice(0, count);
}

/** The rows, operated by pointer or key. */
export function EnquiryWorkList({ rows, again }: Props) {
  const role = useSession()?.role;
  const mayChange = mayCall(role, 'staffEnquiryBulk');
  const { refusals } = useShownActs();
  const opening = useOpening();
  const open = useCallback((reference: string) => opening(enquiryPath(reference)), [opening]);
  const work = useWork({
    rows,
    again,
    linkOf: (reference) => document.getElementById(rowLinkId(reference)),
  });
  const { active, chosen, isChosen, all } = work;
  const drawn = useDrawnRows(rows);
  useEffect(() => rememberOrder(rows.map(({ reference }) => reference)), [rows]);
  useKeys([
    { key: 'j', label: 'To the next', run: () => work.move(1) },
    { key: 'k', label: 'To the one before', run: () => work.move(-1) },
    { key: 'Enter', label: 'Open it', run: () => active && open(active) },
    ...(mayChange
      ? [
          { key: 'x', label: 'Choose it, or no longer', run: () => active && work.toggle(active) },
          { key: 'u', label: 'Take back what was just done', run: () => void work.undo() },
        ]
      : []),
  ]);
  return (
    <>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6">
        {mayChange && rows.length > 0 && (
          <label className="tap flex items-center gap-3 px-3 text-sm text-ink-soft">
            <input
              type="checkbox"
              checked={chosen.length === all.length}
              onChange={() => work.choose(chosen.length === all.length ? [] : all)}
              className="size-5 accent-teal"
            />
            Choose all {all.length} shown
          </label>
        )}
        <p role="status" className="ml-auto text-sm font-semibold">
          {work.done}
        </p>
        {work.undoable.length > 0 && (
          <Button look="quiet" onClick={() => void work.undo()} className="px-3! text-sm">
            Undo
          </Button>
        )}
      </div>
      <ul className="rounded-md border border-line bg-paper empty:hidden">
        {drawn.map((enquiry) => (
          <EnquiryListRow
            key={enquiry.reference}
            enquiry={enquiry}
            named={seesContacts(role)}
            active={enquiry.reference === active}
            chosen={mayChange ? isChosen(enquiry.reference) : undefined}
            onChoose={work.toggle}
            onReach={work.setActive}
            onOpen={open}
            refusal={refusals.get(enquiry.reference)}
          />
        ))}
      </ul>
      {mayChange && (
        <EnquiryActs
          work={work}
          unanswered={new Set(rows.filter(({ answered }) => !answered).map(({ reference }) => reference))}
          known={[...new Set(rows.flatMap(({ labels }) => labels))].toSorted()}
          flagged={rows.some(({ flagged }) => flagged !== null)}
        />
      )}
    </>
  );
}
