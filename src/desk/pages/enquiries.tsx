import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { rightTo } from '#contract/desk/rights.ts';
import type { StaffEnquiry } from '#contract/staff.ts';
import { Notice } from '#ui/notice.tsx';
import { api } from '../kit/api.ts';
import { useSession } from '../kit/session.ts';
import { useAction } from '../kit/use-action.ts';
import { useRead } from '../kit/use-read.ts';
import { DeskPage } from '../ui/desk-page.tsx';
import { Empty } from '../ui/empty.tsx';
import { EnquiryCard, type EnquiryStep } from '../ui/enquiry-card.tsx';
import { ReadSection } from '../ui/read-section.tsx';
import { Views } from '../ui/views.tsx';

const views = [
  { label: 'Open', search: '' },
  { label: 'Flagged', search: '?flagged=1' },
];

/** Enquiries that are open, or those that were flagged as spam. */
export function Component() {
  const [search] = useSearchParams();
  const flagged = search.get('flagged') === '1';
  const role = useSession()?.role;
  const mayChange = role !== undefined && (rightTo('staffEnquiryUpdate')?.roles.includes(role) ?? false);
  const read = useRead<StaffEnquiry[]>(
    useCallback(() => api.staffEnquiryList({ query: { flagged: flagged ? '1' : '0' } }), [flagged]),
  );
  const { busy, failure, run } = useAction();
  const move = (reference: string, status: EnquiryStep) =>
    void run(async () => {
      await api.staffEnquiryUpdate({ params: { reference }, body: { status } });
      await read.again();
    });
  return (
    <DeskPage
      title="Enquiries"
      lead={
        flagged
          ? 'Flagged as spam: nobody was told. Release what is from a person.'
          : 'What is open, the newest first.'
      }
      acts={<Views views={views} />}
    >
      {failure && (
        <Notice tone="warning" role="alert" className="mb-4">
          {failure}
        </Notice>
      )}
      <ReadSection read={read}>
        {(enquiries) =>
          enquiries.length === 0 ? (
            <Empty>
              {flagged
                ? 'Nothing was flagged.'
                : 'Nothing is open. What visitors send arrives here and by mail.'}
            </Empty>
          ) : (
            <ul className="grid gap-4">
              {enquiries.map((enquiry) => (
                <li key={enquiry.reference}>
                  <EnquiryCard
                    enquiry={enquiry}
                    busy={busy}
                    mayChange={mayChange}
                    onMove={(step) => move(enquiry.reference, step)}
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
