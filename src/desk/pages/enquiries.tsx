import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '#ui/button.tsx';
import { queryOf } from '../kit/enquiry-search.ts';
import { useEventStream } from '#desk/kit/event-stream.ts';
import { mayCall } from '../kit/rights.ts';
import { useSession } from '../kit/session.ts';
import { useEnquiryPages } from '../kit/enquiry-pages.ts';
import { DeskPage } from '#desk/ui/frame/desk-page.tsx';
import { EnquiriesEmpty } from '#desk/ui/enquiries/enquiries-empty.tsx';
import { EnquiryFilters } from '#desk/ui/enquiries/enquiry-filters.tsx';
import { EnquiryViews } from '#desk/ui/enquiries/enquiry-views.tsx';
import { EnquiryWorkList } from '#desk/ui/enquiries/enquiry-work-list.tsx';
import { ExportButton } from '#desk/ui/enquiries/export-button.tsx';
import { ReadSection } from '../ui/read-section.tsx';
import { SpamShare } from '#desk/ui/enquiries/spam-share.tsx';

/** Every enquiry: by view, search and filters, handled one by one or in bulk. */
export function Component() {
  const [search] = useSearchParams();
  const asked = useMemo(() => new URLSearchParams(queryOf(search)).toString(), [search]);
  const { value, of, failure, again, more } = useEnquiryPages(asked);
  useEventStream();
  const mayExport = mayCall(useSession()?.role, 'staffEnquiryExport');
  return (
    <DeskPage title="Enquiries" acts={mayExport && <ExportButton />}>
      <EnquiryViews counts={value?.counts} />
      <EnquiryFilters />
      {search.get('flagged') === '1' && <SpamShare />}
      <p aria-live="polite" className="sr-only">
        {value && `${value.enquiries.length} shown${value.next ? ', there are more' : ''}`}
      </p>
      <ReadSection read={{ value, failure, again }}>
        {({ enquiries, next }) => (
          <>
            {/* A selection belongs to one view: another view starts empty. */}
            <EnquiryWorkList key={of} rows={enquiries} again={again} />
            {enquiries.length === 0 && <EnquiriesEmpty />}
            {next && (
              <p className="mt-4 text-center">
                <Button look="secondary" onClick={() => void more(next)}>
                  Show more
                </Button>
              </p>
            )}
          </>
        )}
      </ReadSection>
    </DeskPage>
  );
}
