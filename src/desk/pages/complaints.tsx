import { complaintListMax } from '#contract/desk/complaints.ts';
import { Alert } from '#ui/alert.tsx';
import { api } from '../kit/api.ts';
import { mayCall, seesContacts } from '../kit/rights.ts';
import { useSession } from '../kit/session.ts';
import { useAction } from '../kit/action.ts';
import { useListed } from '../kit/use-listed.ts';
import { reads, useRead } from '../kit/query.ts';
import { useComplaintKeys } from '../kit/use-complaint-keys.ts';
import { ComplaintCard } from '#desk/ui/complaints/complaint-card.tsx';
import { DeskPage } from '#desk/ui/frame/desk-page.tsx';
import { Empty } from '../ui/empty.tsx';
import { ReadSection } from '../ui/read-section.tsx';
import { SearchForm } from '../ui/search-form.tsx';
import { Views } from '../ui/views.tsx';

const views = {
  open: {
    label: 'Open',
    lead: 'The most urgent first. Days are computed from the kind of complaint; each step is mailed to the person.',
    empty: 'No complaint is open.',
    query: {},
  },
  flagged: {
    label: 'Flagged',
    lead: 'Flagged as spam: nobody was told. Release what is from a person.',
    empty: 'Nothing was flagged.',
    query: { flagged: '1' },
  },
  disposed: {
    label: 'Disposed of',
    lead: 'Answered, the latest first.',
    empty: 'No complaint has been disposed of yet.',
    query: { view: 'disposed' },
  },
} as const;
const viewNames = ['open', 'flagged', 'disposed'] as const satisfies readonly (keyof typeof views)[];

/** Complaints with their statutory deadlines. Each has an address of its own, for the officer's mails. */
export function Component() {
  const { only: ticket, view, q, searchIn, onSearch } = useListed('ticket', viewNames);
  const role = useSession()?.role;
  const mayChange = mayCall(role, 'staffGrievanceUpdate');
  const read = useRead(
    reads.staffGrievanceList({ query: ticket ? { ticket } : { ...views[view].query, ...(q && { q }) } }),
  );
  const { busy, failure, run } = useAction();
  const shown = views[view];
  useComplaintKeys(read, mayChange);
  const tabs = viewNames.map((name) => ({ label: views[name].label, search: searchIn(name) }));
  return (
    <DeskPage
      title="Complaints"
      lead={ticket ? `The one with the ticket ${ticket}.` : shown.lead}
      acts={
        <SearchForm
          label={seesContacts(role) ? 'Search by ticket or name' : 'Search by ticket'}
          value={q}
          onSearch={onSearch}
        />
      }
    >
      <div className="mb-4">
        <Views views={tabs} />
      </div>
      <Alert className="mb-4">{failure}</Alert>
      <ReadSection read={read}>
        {(complaints) =>
          complaints.length === 0 ? (
            <Empty>{ticket || q ? 'No complaint fits.' : shown.empty}</Empty>
          ) : (
            <>
              <ul className="grid gap-4">
                {complaints.map((complaint) => (
                  <li key={complaint.ticket}>
                    <ComplaintCard
                      {...{ complaint, busy, mayChange }}
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
              {complaints.length === complaintListMax && (
                <p className="mt-4 text-sm text-ink-soft">
                  These are the first {complaintListMax}. Search for a ticket or a name to find the others.
                </p>
              )}
            </>
          )
        }
      </ReadSection>
    </DeskPage>
  );
}
