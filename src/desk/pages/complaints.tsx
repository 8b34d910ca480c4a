import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { rightTo } from '#contract/desk/rights.ts';
import type { StaffGrievance } from '#contract/staff.ts';
import { Notice } from '#ui/notice.tsx';
import { api } from '../kit/api.ts';
import { useSession } from '../kit/session.ts';
import { useAction } from '../kit/use-action.ts';
import { useRead } from '../kit/use-read.ts';
import { ComplaintCard } from '../ui/complaint-card.tsx';
import { DeskPage } from '../ui/desk-page.tsx';
import { Empty } from '../ui/empty.tsx';
import { ReadSection } from '../ui/read-section.tsx';
import { Views } from '../ui/views.tsx';

const views = [
  { label: 'Open', search: '' },
  { label: 'Flagged', search: '?flagged=1' },
];

/** Complaints with the days that the law sets. */
export function Component() {
  const [search] = useSearchParams();
  const flagged = search.get('flagged') === '1';
  const role = useSession()?.role;
  const mayChange = role !== undefined && (rightTo('staffGrievanceUpdate')?.roles.includes(role) ?? false);
  const read = useRead<StaffGrievance[]>(
    useCallback(() => api.staffGrievanceList({ query: { flagged: flagged ? '1' : '0' } }), [flagged]),
  );
  const { busy, failure, run } = useAction();
  return (
    <DeskPage
      title="Complaints"
      lead="The most urgent first. Days are computed from the kind of complaint; each step is mailed to the person."
      acts={<Views views={views} />}
    >
      {failure && (
        <Notice tone="warning" role="alert" className="mb-4">
          {failure}
        </Notice>
      )}
      <ReadSection read={read}>
        {(complaints) =>
          complaints.length === 0 ? (
            <Empty>{flagged ? 'Nothing was flagged.' : 'No complaint is open.'}</Empty>
          ) : (
            <ul className="grid gap-4">
              {complaints.map((complaint) => (
                <li key={complaint.ticket}>
                  <ComplaintCard
                    complaint={complaint}
                    busy={busy}
                    mayChange={mayChange}
                    onMove={(body) =>
                      run(async () => {
                        await api.staffGrievanceUpdate({ params: { ticket: complaint.ticket }, body });
                        await read.again();
                      })
                    }
                  />
                </li>
              ))}
            </ul>
          )
        }
      </ReadSection>
    </DeskPage>
  );
}
