import { memo } from 'react';
import { Link } from 'react-router';
import type { EnquiryRow } from '#contract/desk/enquiry-list.ts';
import { showPhone } from '#domain/formats/phone.ts';
import { enquiryPath } from '#desk/kit/enquiry-path.ts';
import { showAgo } from '#desk/kit/format.ts';
import { EnquiryTags } from './enquiry-tags.tsx';

export const rowLinkId = (reference: string) => `enquiry-${reference}`;

type Props = {
  enquiry: EnquiryRow;
  /** The target of the keys. */
  active: boolean;
  /** Absent for a read-only role. */
  chosen?: boolean;
  onChoose: (reference: string) => void;
  onReach: (reference: string) => void;
};

/** One enquiry in the list: a row on wide screens, a card on a phone. All of it links to its page. Of a thousand rows a key changes two. */
export const EnquiryListRow = memo(function EnquiryListRow({
  enquiry,
  active,
  chosen,
  onChoose,
  onReach,
}: Props) {
  const { reference, title, name, phone, excerpt, owner, sentAt } = enquiry;
  return (
    <li
      onFocusCapture={() => onReach(reference)}
      data-active={active || undefined}
      className="flex border-t border-line border-l-4 border-l-transparent first:border-t-0 hover:bg-paper-deep data-active:border-l-marigold data-active:bg-paper-deep"
    >
      {chosen !== undefined && (
        <label className="tap grid shrink-0 place-items-center px-2">
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
        className="grid min-w-0 flex-1 scroll-my-24 gap-x-4 gap-y-1 px-2 py-3 text-sm lg:grid-cols-[13rem_minmax(0,1fr)_minmax(0,15rem)_8rem]"
      >
        <span className="min-w-0">
          <span className="block truncate text-base font-semibold">{name ?? 'No name'}</span>
          <span className="block truncate text-ink-soft">{phone && showPhone(phone)}</span>
        </span>
        <span className="min-w-0">
          <span className="block font-semibold wrap-anywhere">{title}</span>
          <span className="block truncate text-ink-soft">
            <span className="font-mono text-xs">{reference}</span> {excerpt}
          </span>
        </span>
        <span className="flex flex-wrap content-start gap-1">
          <EnquiryTags enquiry={enquiry} />
        </span>
        <span className="flex flex-wrap gap-x-3 text-ink-soft lg:flex-col lg:items-end lg:text-right">
          <span>{showAgo(sentAt)}</span>
          <span className="max-w-full truncate">{owner ? owner.name : 'Unassigned'}</span>
        </span>
      </Link>
    </li>
  );
});
