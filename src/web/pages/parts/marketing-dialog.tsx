import { useState } from 'react';
import { t } from '#words/t.ts';
import { paths } from '#facts/paths.ts';
import type { QuotePage } from '#content/types.ts';
import type { FormKind } from '#kit/forms/form-kind.ts';
import type { Thanks } from '#kit/delivery/receipt.ts';
import { QuoteDialog } from '#features/enquiry/quote-dialog.tsx';
import { useQueryDialog } from '#features/enquiry/use-query-dialog.ts';
import { useHydrated } from '#ui/use-hydrated.ts';

type Props = { page: QuotePage & { form: FormKind }; onSent: (receipt: Thanks) => void };

/**
 * Opens with the page, and again by its address; Skip, Escape and a sent form close it. It sends name, e-mail, phone and description alone.
 * Without scripts only the address opens it, so that the page can be read.
 */
export function MarketingDialog({ page: { quotes, form, shareWith }, onSent }: Props) {
  const subject = quotes[0]!;
  const dialog = useQueryDialog('quote');
  const scripted = useHydrated();
  const [skipped, setSkipped] = useState(false);
  const asked = dialog.value === subject.id;
  const close = () => {
    setSkipped(true);
    if (asked) dialog.close();
  };
  return (
    <QuoteDialog
      kind={form}
      heading={subject.heading}
      lead={t('Four lines are enough. Or press Skip and look around first.')}
      draftName={subject.id}
      prefill={{}}
      open={asked || (scripted && !skipped)}
      onClose={close}
      pagePath={paths.marketing}
      shareWith={shareWith}
      onSent={(receipt) => {
        close();
        onSent(receipt);
      }}
    />
  );
}
