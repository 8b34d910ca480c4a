import { api } from '../kit/api.ts';
import { ComplaintCard } from '../ui/complaint-card.tsx';
import { InboxPage } from '../ui/inbox-page.tsx';

const lead =
  'The most urgent first. Days are computed from the kind of complaint; each step is mailed to the person.';

/** Complaints with the days that the law sets. */
export const Component = () => (
  <InboxPage
    title="Complaints"
    lead={{ open: lead, flagged: 'Flagged as spam: nobody was told. Release what is from a person.' }}
    empty={{ open: 'No complaint is open.', flagged: 'Nothing was flagged.' }}
    list={api.staffGrievanceList}
    changedBy="staffGrievanceUpdate"
    keyOf={({ ticket }) => ticket}
  >
    {(complaint, { change, ...acts }) => (
      <ComplaintCard
        complaint={complaint}
        {...acts}
        onMove={(body) =>
          change(() => api.staffGrievanceUpdate({ params: { ticket: complaint.ticket }, body }))
        }
      />
    )}
  </InboxPage>
);
