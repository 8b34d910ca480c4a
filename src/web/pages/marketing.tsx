import { useState } from 'react';
import { t } from '#words/t.ts';
import { messages } from '#facts/messages.ts';
import type { Api } from '#contract/client.ts';
import type { QuotePage } from '#content/types.ts';
import { enquiryAction } from '#kit/api/enquiry-action.ts';
import { withForm } from '#kit/forms/form-kind.ts';
import { browserLoadWith, onlyNewPaths, serverLoadWith } from '#kit/page/page-data.ts';
import type { Thanks } from '#kit/delivery/receipt.ts';
import { ReferenceLine } from '#features/enquiry/reference-line.tsx';
import { ServiceHero } from '#features/service/service-hero.tsx';
import { Notice } from '#ui/notice.tsx';
import { MarketingDialog } from './parts/marketing-dialog.tsx';
import { vendorsFor } from './parts/page-vendors.ts';
import { quoteAddress, QuoteLink } from './parts/quote-link.tsx';
import { serviceMeta } from './parts/service-meta.ts';
import { ServiceRest, ServiceVendors } from './parts/service-rest.tsx';
import type { Route } from './+types/marketing';

const words = () =>
  withForm(
    import('#content/services/marketing.ts').then((module) => module.marketing),
    { fixed: messages.marketingFailed },
  );
const load = (api: Api, page: Promise<QuotePage>) => ({
  vendors: page.then(({ vendors }) => vendorsFor(api, vendors!, Infinity)),
});
export const loader = serverLoadWith(words, load);
export const clientLoader = browserLoadWith(words, load);
export const shouldRevalidate = onlyNewPaths;
export const action = enquiryAction(async () => (await words()).form);

export const handle = { enquireAt: quoteAddress };

export const meta: Route.MetaFunction = ({ matches, loaderData }) => serviceMeta(matches, loaderData?.page);

/** Marketing: the form opens with the page, which is complete beneath it. */
export default function Marketing({ loaderData: { page, vendors } }: Route.ComponentProps) {
  const [subject] = page.quotes;
  const [receipt, setReceipt] = useState<Thanks>();
  return (
    <>
      {receipt && (
        <div className="wrap pt-6">
          <Notice role="alert">
            <p className="text-lg font-semibold">{messages.marketingSuccess}</p>
            <ReferenceLine receipt={receipt} />
          </Notice>
        </div>
      )}
      <ServiceHero
        page={page}
        action={<QuoteLink id={subject!.id} name={subject!.label} label={t('Get Quote')} />}
      />
      <ServiceVendors
        page={page}
        vendors={vendors}
        loading={messages.vendorsLoading}
        failed={messages.vendorsFailed}
      />
      <ServiceRest page={page} details />
      <MarketingDialog page={page} onSent={setReceipt} />
    </>
  );
}
