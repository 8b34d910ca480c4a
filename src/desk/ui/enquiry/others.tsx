import { Link } from 'react-router';
import type { StaffEnquiryDetail } from '#contract/desk/enquiry-detail.ts';
import { seesContacts } from '../../kit/rights.ts';
import { useSession } from '../../kit/session.ts';
import { showAgo } from '../../kit/format.ts';
import { enquiryPath } from '../../kit/enquiry-path.ts';
import { Box } from './box.tsx';

/** Other enquiries of this person, found by phone number and e-mail address. */
export const Others = ({ others }: Pick<StaffEnquiryDetail, 'others'>) => {
  const sees = seesContacts(useSession()?.role);
  return (
    <Box title="This person">
      {others.length === 0 ? (
        <p className="text-sm text-ink-soft">
          {sees
            ? 'No other enquiry came from this phone number or address.'
            : 'What else this person asked is found by phone number and address, which your role does not see.'}
        </p>
      ) : (
        <ul className="-my-1 text-sm">
          {others.map(({ reference, title, status, sentAt }) => (
            <li key={reference} className="py-1">
              <Link to={enquiryPath(reference)} className="font-semibold text-teal hover:underline">
                {title}
              </Link>
              <span className="block text-ink-soft">
                <span className="font-mono">{reference}</span> · {status} · {showAgo(sentAt)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Box>
  );
};
