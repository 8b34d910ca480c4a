import { useState } from 'react';
import { messages } from '#facts/messages.ts';
import type { Api } from '#contract/client.ts';
import type { EnquiryReceipt } from '#contract/enquiries.ts';
import { pageVendors } from '#content/page-vendors.ts';
import { quotePages } from '#content/quotes.ts';
import { services } from '#content/services.ts';
import { enquiryAction } from '#kit/enquiry-action.ts';
import { browserLoad, onlyNewPaths, serverLoad } from '#kit/page-data.ts';
import { pageMeta } from '#kit/page-meta.ts';
import { BlogCategoryBlock } from '#features/blog/category-block.tsx';
import { ServiceDetails } from '#features/service/service-details.tsx';
import { ServiceFoot } from '#features/service/service-foot.tsx';
import { ServiceHero } from '#features/service/service-hero.tsx';
import { VendorSection } from '#features/vendor-card/vendor-section.tsx';
import { Notice } from '#ui/notice.tsx';
import { MarketingDialog } from './parts/marketing-dialog.tsx';
import { vendorsFor } from './parts/page-vendors.ts';
import { QuoteLink } from './parts/quote-link.tsx';
import type { Route } from './+types/marketing';

const page = services.marketing;
const vendors = pageVendors.marketing!;
const [subject] = quotePages.marketing.subjects;

const load = (api: Api) => ({ vendors: vendorsFor(api, vendors, Infinity), blogs: api.blogList() });
export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);
export const shouldRevalidate = onlyNewPaths;
export const action = enquiryAction(quotePages.marketing.kind, { fixed: messages.marketingFailed });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: page.title,
    description: page.metaDescription,
    path: page.route,
    scene: page.picture,
  });

/** Marketing: the form opens with the page, which is complete beneath it. */
export default function Marketing({ loaderData }: Route.ComponentProps) {
  const [receipt, setReceipt] = useState<EnquiryReceipt>();
  return (
    <>
      {receipt && (
        <div className="wrap pt-6">
          <Notice role="alert">
            <p className="text-lg font-semibold">{messages.marketingSuccess}</p>
            <p>
              Your reference is <strong className="whitespace-nowrap">{receipt.reference}</strong>
            </p>
          </Notice>
        </div>
      )}
      <ServiceHero
        page={page}
        action={<QuoteLink id={subject!.id} name={subject!.name} label="Get Quote" />}
      />
      <VendorSection
        heading={vendors.heading}
        vendors={loaderData.vendors}
        loading={messages.vendorsLoading}
        failed={messages.vendorsFailed}
      />
      <ServiceDetails page={page} />
      <ServiceFoot page={page}>
        <BlogCategoryBlock category="business" blogs={loaderData.blogs} />
      </ServiceFoot>
      <MarketingDialog shareWith={vendors.shareWith} onSent={setReceipt} />
    </>
  );
}
