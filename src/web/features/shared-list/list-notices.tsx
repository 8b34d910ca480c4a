import { useEffect, useRef } from 'react';
import type { SharedList as List } from '#contract/lists.ts';
import { sharedListWords as words } from '#content/shared-list.ts';
import type { ListChanged } from '#kit/api/list-change.ts';
import { Button } from '#ui/button.tsx';
import { Alert } from '#ui/alert.tsx';
import { Notice } from '#ui/notice.tsx';

type Props = { list: List; changed: ListChanged | undefined; busy: boolean };

/** Returns what was typed about vendors that somebody else has removed meanwhile: their fields are gone. */
const typedOfGone = ({ vendors }: List, { values, failure }: ListChanged): string[] =>
  failure === undefined
    ? []
    : Object.entries(values).flatMap(([name, text]) => {
        const [field, id = ''] = name.split(':');
        const gone = field === 'text' && id !== '' && !vendors.some(({ vendor }) => vendor._id === id);
        return gone && text.trim() ? text : [];
      });

/** Above a shared list, in sight wherever somebody reads: why a change failed, or a removal with its undo. */
export function ListNotices({ list, changed, busy }: Props) {
  const undo = useRef<HTMLButtonElement>(null);
  const removed = list.removed?.find(({ vendorId }) => vendorId === changed?.removed);
  const vendorId = removed?.vendorId;
  // The pressed button has gone with its vendor.
  useEffect(() => {
    if (vendorId) undo.current?.focus({ preventScroll: true });
  }, [vendorId]);
  const errors = changed?.errors;
  useEffect(() => {
    if (errors) document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);
  if (!changed) return null;
  const gone = typedOfGone(list, changed);
  // A fault of a field stands at the field, unless somebody else has removed its vendor.
  const isAtField = gone.length === 0 && Object.keys(errors ?? {}).length > 0;
  return (
    <div className="no-print sticky top-20 z-20 grid gap-3 empty:hidden">
      {changed.failure && !isAtField && (
        <Alert className="shadow-raised">
          <p>{changed.failure}</p>
          {gone.map((text) => (
            <p key={text} className="mt-2">
              {words.typed} <q className="whitespace-pre-line">{text}</q>
            </p>
          ))}
        </Alert>
      )}
      {removed && (
        <Notice role="status" className="flex flex-wrap items-center justify-between gap-3 shadow-raised">
          {words.removedNow(removed.name)}
          <Button
            ref={undo}
            type="submit"
            name="change"
            value={`add:${removed.vendorId}`}
            formNoValidate
            look="secondary"
            disabled={busy}
          >
            {words.undo}
          </Button>
        </Notice>
      )}
    </div>
  );
}
