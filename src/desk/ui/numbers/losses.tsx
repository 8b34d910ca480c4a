import { Link } from 'react-router';
import { deskPaths } from '#facts/desk-paths.ts';
import { fillPath } from '#contract/kit.ts';
import type { Numbers } from '#contract/desk/numbers.ts';
import { reportReasons } from '#domain/enquiries/introduction-changes.ts';
import { reportWords } from '#content/introduction-words.ts';
import { listOf } from '#desk/kit/numbers.ts';
import { NumberTable } from './number-table.tsx';

type Props = { numbers: Numbers };

/** Why enquiries were closed without a booking. */
export const Losses = ({ numbers: { reasons, now, before } }: Props) => (
  <NumberTable
    caption="Closed without a booking, by reason"
    head="Reason"
    columns={['Closed']}
    rows={reasons.map((row) => ({
      key: row.reason ?? '',
      head: row.reason ?? 'In other words',
      cells: [
        {
          now: `${row.now}`,
          before: `${row.before}`,
          to: row.reason !== null && row.now > 0 ? listOf(now, 'lost', { reason: row.reason }) : null,
          toBefore:
            row.reason !== null && row.before > 0 ? listOf(before, 'lost', { reason: row.reason }) : null,
        },
      ],
    }))}
  />
);

/** Vendors who called enquiries bad, with what they say is wrong. */
export const BadVendors = ({ numbers: { badVendors, now, before } }: Props) => (
  <NumberTable
    caption="Enquiries that vendors called bad"
    head="Vendor"
    columns={['Bad', ...reportReasons.map((reason) => reportWords[reason])]}
    rows={badVendors.map(({ vendorId, name, reasons, ...row }) => ({
      key: vendorId,
      head: (
        <Link to={fillPath(deskPaths.vendor, { vendorId })} className="hover:text-teal hover:underline">
          {name || 'A vendor who is gone'}
        </Link>
      ),
      cells: [
        {
          now: `${row.now}`,
          before: `${row.before}`,
          to: row.now > 0 ? listOf(now, 'bad', { reported: vendorId }) : null,
          toBefore: row.before > 0 ? listOf(before, 'bad', { reported: vendorId }) : null,
        },
        ...reportReasons.map((reason) => ({ now: reasons[reason] ? `${reasons[reason]}` : '–', before: '' })),
      ],
    }))}
  />
);
