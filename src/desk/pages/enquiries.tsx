import { useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '#ui/button.tsx';
import { queryOf, withFilter } from '../kit/enquiry-search.ts';
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
import { NumberFilters } from '#desk/ui/enquiries/number-filters.tsx';
import { SpamShare } from '#desk/ui/enquiries/spam-share.tsx';

/** Every enquiry: by view, search and filters, handled one by one or in bulk. */
export function Component() {
  const [search] = useSearchParams();
  const asked = useMemo(() => new URLSearchParams(queryOf(search)).toString(), [search]);
  const { value, of, failure, again } = useEnquiryPages(asked);
  useEventStream();
  // The code of the page that opens next: a key must find it loaded.
  useEffect(() => void import('./enquiry.tsx'), []);
  const mayExport = mayCall(useSession()?.role, 'staffEnquiryExport');
  return (
    <DeskPage dense title="Enquiries" acts={mayExport && <ExportButton />}>
      <EnquiryViews counts={value?.counts} />
      <EnquiryFilters months={value?.months ?? []} />
      <NumberFilters />
      {search.get('flagged') === '1' && <SpamShare />}
      <p aria-live="polite" className="sr-only">
        {value && `${value.rows.length} shown${value.more ? ', there are more' : ''}`}
      </p>
      <ReadSection read={{ value, failure, again }}>
        {({ rows, more }) => (
          <>
            {/* A selection belongs to one view: another view starts empty. A search only narrows it. */}
            <EnquiryWorkList
              key={withFilter(new URLSearchParams(of), 'q', '').toString()}
              rows={rows}
              again={again}
            />
            {rows.length === 0 && <EnquiriesEmpty />}
            {more && (
              <p className="mt-4 text-center">
                <Button look="secondary" onClick={more}>
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
