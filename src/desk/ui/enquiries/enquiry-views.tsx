import { Link, useSearchParams } from 'react-router';
import { enquiryListLimits, type EnquiryList } from '#contract/desk/enquiry-list.ts';
import { enquiryViewNames, enquiryViews } from '#domain/enquiries/enquiry-views.ts';
import { viewOf, withView } from '#desk/kit/enquiry-search.ts';

const { countMax } = enquiryListLimits;
const number = new Intl.NumberFormat('en-IN');
/** Formats a count up to the contract's limit. */
const counted = (count: number) => (count > countMax ? `${number.format(countMax)}+` : number.format(count));

/** The saved views with their counts. */
export function EnquiryViews({ counts }: { counts: EnquiryList['counts'] | undefined }) {
  const [search] = useSearchParams();
  const current = viewOf(search);
  return (
    <nav aria-label="Views" className="mb-4 flex gap-1 overflow-x-auto border-b border-line">
      {enquiryViewNames.map((name) => (
        <Link
          key={name}
          to={{ search: withView(search, name) }}
          aria-current={name === current ? 'page' : undefined}
          className="tap inline-flex shrink-0 items-center gap-2 rounded-t-md border-b-2 border-transparent px-3 text-sm font-semibold text-ink-soft hover:text-ink aria-[current=page]:border-marigold aria-[current=page]:text-ink"
        >
          {enquiryViews[name].label}
          <span className="font-normal tabular-nums">{counts && counted(counts[name])}</span>
        </Link>
      ))}
    </nav>
  );
}
