import { useCallback, type ReactNode } from 'react';
import { Link } from 'react-router';
import { deskPaths } from '#facts/desk-paths.ts';
import type { StaffEnquiry, StaffGrievance } from '#contract/staff.ts';
import { api } from '../kit/api.ts';
import { showAgo, showMoment } from '../kit/format.ts';
import { mayCall } from '../kit/rights.ts';
import { useSession } from '../kit/session.ts';
import { useRead } from '../kit/use-read.ts';
import { DeskPage } from '../ui/desk-page.tsx';
import { Empty } from '../ui/empty.tsx';
import { ReadSection } from '../ui/read-section.tsx';
import { Tag } from '../ui/tag.tsx';

type Sheet = { unread: StaffEnquiry[]; flagged: StaffEnquiry[]; complaints: StaffGrievance[] };
const linesMax = 8;

type GroupProps = { heading: string; count: number; to: string; children: ReactNode };

function Group({ heading, count, to, children }: GroupProps) {
  if (count === 0) return null;
  return (
    <section className="rounded-md border border-line bg-paper">
      <h2 className="flex items-baseline justify-between gap-4 px-4 pt-4 text-lg">
        {heading}
        <Link to={to} className="text-sm font-semibold text-teal hover:underline">
          {count > linesMax ? `All ${count}` : 'Open'}
        </Link>
      </h2>
      <ul className="px-4 pb-2">{children}</ul>
    </section>
  );
}

const line =
  'flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-t border-line py-2.5 text-sm first:border-0';

/** What must be done now; each line leads to the act. */
export function Component() {
  const seesEnquiries = mayCall(useSession()?.role, 'staffEnquiryList');
  const read = useRead<Sheet>(
    useCallback(async () => {
      if (!seesEnquiries) return { unread: [], flagged: [], complaints: [] };
      const [open, flagged, complaints] = await Promise.all([
        api.staffEnquiryList({ query: { flagged: '0' } }),
        api.staffEnquiryList({ query: { flagged: '1' } }),
        api.staffGrievanceList({ query: { flagged: '0' } }),
      ]);
      return { unread: open.filter(({ status }) => status === 'received').toReversed(), flagged, complaints };
    }, [seesEnquiries]),
  );
  return (
    <DeskPage title="Today" lead="What waits for somebody, the most urgent first.">
      <ReadSection read={read}>
        {({ unread, flagged, complaints }) =>
          unread.length + flagged.length + complaints.length === 0 ? (
            <Empty>Nothing waits. What visitors send arrives here and by mail.</Empty>
          ) : (
            <div className="grid gap-6">
              <Group
                heading="Complaints by their deadline"
                count={complaints.length}
                to={deskPaths.complaints}
              >
                {complaints.slice(0, linesMax).map(({ ticket, name, dueAt, overdue }) => (
                  <li key={ticket} className={line}>
                    <span className="wrap-anywhere">{name}</span>
                    <Tag tone={overdue ? 'bad' : 'due'}>
                      {dueAt ? `${overdue ? 'Overdue since' : 'Due'} ${showMoment(dueAt)}` : 'Open'}
                    </Tag>
                  </li>
                ))}
              </Group>
              <Group heading="Nobody has read" count={unread.length} to={deskPaths.enquiries}>
                {unread.slice(0, linesMax).map(({ reference, title, sentAt }) => (
                  <li key={reference} className={line}>
                    <span className="wrap-anywhere">
                      {title} <span className="font-mono text-ink-soft">{reference}</span>
                    </span>
                    <span className="text-ink-soft">{showAgo(sentAt)}</span>
                  </li>
                ))}
              </Group>
              <Group heading="Flagged as spam" count={flagged.length} to={`${deskPaths.enquiries}?flagged=1`}>
                {flagged.slice(0, linesMax).map(({ reference, title, flagged: reason }) => (
                  <li key={reference} className={line}>
                    <span className="wrap-anywhere">{title}</span>
                    <span className="text-ink-soft">{reason}</span>
                  </li>
                ))}
              </Group>
            </div>
          )
        }
      </ReadSection>
    </DeskPage>
  );
}
