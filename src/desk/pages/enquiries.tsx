import { api } from '../kit/api.ts';
import { EnquiryCard } from '../ui/enquiry-card.tsx';
import { InboxPage } from '../ui/inbox-page.tsx';

/** Enquiries that are open, or those that were flagged as spam. */
export const Component = () => (
  <InboxPage
    title="Enquiries"
    lead={{
      open: 'What is open, the newest first.',
      flagged: 'Flagged as spam: nobody was told. Release what is from a person.',
    }}
    empty={{
      open: 'Nothing is open. What visitors send arrives here and by mail.',
      flagged: 'Nothing was flagged.',
    }}
    list={api.staffEnquiryList}
    changedBy="staffEnquiryUpdate"
    keyOf={({ reference }) => reference}
  >
    {(enquiry, { change, ...acts }) => (
      <EnquiryCard
        enquiry={enquiry}
        {...acts}
        onMove={(status) =>
          void change(() =>
            api.staffEnquiryUpdate({ params: { reference: enquiry.reference }, body: { status } }),
          )
        }
      />
    )}
  </InboxPage>
);
