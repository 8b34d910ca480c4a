import { Link, useSearchParams } from 'react-router';
import { staffTargetHours } from '#facts/staff-targets.ts';
import type { EnquiryViewName } from '#domain/enquiries/enquiry-views.ts';
import { viewOf, withView } from '#desk/kit/enquiry-search.ts';
import { seesContacts } from '#desk/kit/rights.ts';
import { useSession } from '#desk/kit/session.ts';
import { Empty } from '#desk/ui/empty.tsx';

const words: Record<EnquiryViewName, string> = {
  open: 'Nothing is open. What visitors send arrives here and by mail.',
  mine: 'You look after none. Take one from the unassigned.',
  unassigned: 'Every open enquiry has somebody who looks after it.',
  overdue: 'Nothing is overdue. The next ones are under Open.',
  waiting: `No family has waited for an answer for ${staffTargetHours.threadAnswer} hours.`,
  flagged: 'Nothing was flagged as spam.',
  booked: 'Nothing is marked as booked yet.',
  closed: 'Nothing was closed yet.',
  all: 'No enquiry has come yet. Send one from the site to see how it arrives.',
};
const link = 'font-semibold text-teal hover:underline';

/** An empty list: the reason, and other views. */
export function EnquiriesEmpty() {
  const [search] = useSearchParams();
  const sees = seesContacts(useSession()?.role);
  const view = viewOf(search);
  const narrowed = ['q', 'kind', 'month', 'label'].some((name) => search.get(name));
  if (!narrowed && view) return <Empty>{words[view]}</Empty>;
  return (
    <Empty>
      Nothing here fits.{' '}
      {search.get('q') &&
        !sees &&
        'Your role searches numbers and vendors; names, contact details and texts are masked for it. '}
      {view !== 'all' && (
        <Link to={{ search: withView(search, 'all') }} className={link}>
          Look in all enquiries
        </Link>
      )}
      {view !== 'all' && ' or '}
      <Link to={{ search: '' }} className={link}>
        {view === 'all' ? 'Show what is open' : 'show all that is open'}
      </Link>
      .
    </Empty>
  );
}
