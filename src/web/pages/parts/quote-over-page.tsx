import { useState } from 'react';
import { useLocation } from 'react-router';
import type { QuotePage } from '#content/types.ts';
import { prefillOf } from '#features/enquiry/prefilled.ts';
import { QuoteDialog } from '#features/enquiry/quote-dialog.tsx';
import { useQueryDialog } from '#features/enquiry/use-query-dialog.ts';

/** The enquiry that `?quote=<id>` opens over a page. It stays mounted once shown, so that closing gives the focus back. */
export function QuoteOverPage({ page: { quotes, enquiry, shareWith } }: { page: QuotePage }) {
  const dialog = useQueryDialog('quote');
  const { pathname } = useLocation();
  const asked = quotes.find(({ id }) => id === dialog.value);
  const [shown, setShown] = useState(asked);
  if (asked && asked !== shown) setShown(asked);
  const subject = asked ?? shown;
  if (!subject) return null;
  return (
    <QuoteDialog
      kindName={enquiry}
      heading={subject.heading}
      draftName={subject.id}
      prefill={prefillOf(subject)}
      open={asked !== undefined}
      onClose={dialog.close}
      pagePath={pathname}
      shareWith={shareWith}
    />
  );
}
