import type { Api } from '#contract/client.ts';
import { investmentFacts, investmentFactsCheckedOn } from '#content/cards.ts';
import { pageVendors } from '#content/page-vendors.ts';
import { quotePages } from '#content/quotes.ts';
import { sampleAdviser } from '#content/sample-vendors.ts';
import { services } from '#content/services.ts';
import { enquiryAction } from '#kit/enquiry-action.ts';
import { browserLoad, onlyNewPaths, serverLoad } from '#kit/page-data.ts';
import { pageMeta } from '#kit/page-meta.ts';
import { BlogCategoryBlock } from '#features/blog/category-block.tsx';
import { FactList } from '#features/service/fact-list.tsx';
import { ServiceDetails } from '#features/service/service-details.tsx';
import { ServiceFoot } from '#features/service/service-foot.tsx';
import { ServiceHero } from '#features/service/service-hero.tsx';
import { VendorSection } from '#features/vendor-card/vendor-section.tsx';
import { vendorsFor } from './parts/page-vendors.ts';
import { QuoteLink } from './parts/quote-link.tsx';
import { QuoteOverPage } from './parts/quote-over-page.tsx';
import type { Route } from './+types/investment';

const page = services.investment;
const vendors = pageVendors.investment!;
const [subject] = quotePages.investment.subjects;

const load = (api: Api) => ({ vendors: vendorsFor(api, vendors, Infinity), blogs: api.blogList() });
export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);
export const shouldRevalidate = onlyNewPaths;
export const action = enquiryAction(quotePages.investment.kind);

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: page.title,
    description: page.metaDescription,
    path: page.route,
    scene: page.picture,
  });

/** Money: facts first, then people to call; a sample stands in when none is listed. */
export default function Investment({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ServiceHero page={page} action={{ to: '#vendors', label: 'See whom to call' }} />
      <FactList
        heading="Good to know before you ask"
        facts={investmentFacts}
        checkedOn={investmentFactsCheckedOn}
      />
      <div id="vendors" className="scroll-mt-16 border-t border-line bg-paper">
        <VendorSection heading={vendors.heading} vendors={loaderData.vendors} sample={sampleAdviser} call />
        <div className="wrap -mt-4 flex flex-wrap items-center gap-4 pb-12">
          <p>Rather write than call?</p>
          <QuoteLink id={subject!.id} name={subject!.name} label="Write to us" look="secondary" />
        </div>
      </div>
      <ServiceDetails page={page} />
      <ServiceFoot page={page}>
        <BlogCategoryBlock category="business" blogs={loaderData.blogs} />
      </ServiceFoot>
      <QuoteOverPage quotes={quotePages.investment} shareWith={vendors.shareWith} />
    </>
  );
}
