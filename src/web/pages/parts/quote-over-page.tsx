import { useState } from 'react';
import { useLocation } from 'react-router';
import type { QuotePage } from '#content/types.ts';
import type { FormKind } from '#kit/forms/form-kind.ts';
import { prefillOf } from '#features/enquiry/prefilled.ts';
import { QuoteDialogSlot } from '#features/enquiry/quote-dialog-slot.tsx';
import { useQueryDialog } from '#features/enquiry/use-query-dialog.ts';

type Props = { page: QuotePage & { form: FormKind } };

/** The enquiry that `?quote=<id>` opens over a page. It stays mounted after the first opening, so that closing returns the focus. */
export function QuoteOverPage({ page: { quotes, form, shareWith } }: Props) {
  const dialog = useQueryDialog('quote');
  const { pathname } = useLocation();
  const asked = quotes.find(({ id }) => id === dialog.value);
  const [shown, setShown] = useState(asked);
  if (asked && asked !== shown) setShown(asked);
  const subject = asked ?? shown;
  return (
    <QuoteDialogSlot
      asked={
        subject
          ? {
              kind: form,
              heading: subject.heading,
              draftName: subject.id,
              prefill: prefillOf(subject),
              open: asked !== undefined,
              onClose: dialog.close,
              pagePath: pathname,
              shareWith,
            }
          : null
      }
    />
  );
}
