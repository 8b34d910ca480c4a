import { memo, useLayoutEffect } from 'react';
import { Link } from 'react-router';
import type { EnquiryRow } from '#contract/desk/enquiry-list.ts';
import { Button } from '#ui/button.tsx';
import { opensHere } from '#ui/opens-here.ts';
import { showPhone } from '#domain/formats/phone.ts';
import { enquiryPath, rowLinkId } from '#desk/kit/enquiry-path.ts';
import { showAgo } from '#desk/kit/format.ts';
import { sayBesideRow, setRefusal } from '#desk/kit/shown-acts.ts';
import { EnquiryTags } from './enquiry-tags.tsx';

/** Why the last act on an enquiry was not done, beside its row. While it is shown, the bar of the desk does not say it as well. */
function RowRefusal({ reference, why }: { reference: string; why: string }) {
  useLayoutEffect(() => sayBesideRow(reference), [reference]);
  return (
    <p role="alert" className="flex w-full items-center gap-2 px-3 text-sm">
      <span className="font-semibold text-sindoor">Not done: {why}</span>
      <Button look="quiet" className="px-3! text-sm" onClick={() => setRefusal(reference, null)}>
        Dismiss
      </Button>
    </p>
  );
}

type Props = {
  enquiry: EnquiryRow;
  /** The role sees names and contact details; without them a row begins with its reference. */
  named: boolean;
  /** The target of the keys. */
  active: boolean;
  /** Absent for a read-only role. */
  chosen?: boolean;
  onChoose: (reference: string) => void;
  onReach: (reference: string) => void;
  onOpen: (reference: string) => void;
  /** Why the last act on it was not done. */
  refusal?: string | undefined;
};

/**
 * One enquiry in the list: one line on wide screens, two on a phone. All of it links to its page. Of a thousand rows a key changes two.
 */
export const EnquiryListRow = memo(function EnquiryListRow({
  enquiry,
  named,
  active,
  chosen,
  onChoose,
  onReach,
  onOpen,
  refusal,
}: Props) {
  const { reference, title, name, phone, excerpt, owner, sentAt } = enquiry;
  return (
    <li
      onFocusCapture={() => onReach(reference)}
      data-active={active || undefined}
      className="flex flex-wrap border-t border-line border-l-4 border-l-transparent first:border-t-0 hover:bg-paper-deep data-active:border-l-marigold data-active:bg-paper-deep"
    >
      {chosen !== undefined && (
        <label className="grid w-11 shrink-0 place-items-center">
          <input
            type="checkbox"
            checked={chosen}
            onChange={() => onChoose(reference)}
            className="size-5 accent-teal"
          />
          <span className="sr-only">Choose {reference}</span>
        </label>
      )}
      <Link
        id={rowLinkId(reference)}
        to={enquiryPath(reference)}
        onClick={(event) => {
          if (!opensHere(event)) return;
          event.preventDefault();
          onOpen(reference);
        }}
        className="grid min-w-0 flex-1 scroll-my-24 grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 px-2 py-1.5 text-sm leading-5 lg:grid-cols-[minmax(0,9rem)_minmax(0,1fr)_minmax(0,17rem)_6rem_5.75rem]"
      >
        {named ? (
          <span className="truncate font-semibold">{name ?? 'No name'}</span>
        ) : (
          <span className="truncate font-mono text-xs font-semibold">{reference}</span>
        )}
        <span className="text-right whitespace-nowrap text-ink-soft lg:order-last">{showAgo(sentAt)}</span>
        <span className="truncate max-lg:col-span-2">
          {title}
          {named && (
            <span className="text-ink-soft">
              {' '}
              <span className="font-mono text-xs">{reference}</span> {excerpt} {phone && showPhone(phone)}
            </span>
          )}
        </span>
        <span className={`flex min-w-0 gap-1 overflow-hidden ${owner ? '' : 'max-sm:col-span-2'}`}>
          <EnquiryTags enquiry={enquiry} />
        </span>
        <span className={`max-w-28 truncate text-ink-soft max-lg:text-right ${owner ? '' : 'max-sm:hidden'}`}>
          {owner ? owner.name : 'Unassigned'}
        </span>
      </Link>
      {refusal && <RowRefusal reference={reference} why={refusal} />}
    </li>
  );
});
