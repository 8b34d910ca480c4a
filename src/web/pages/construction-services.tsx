import type { Api } from '#contract/client.ts';
import { constructionCards, constructionProjects } from '#content/cards.ts';
import { pageVendors } from '#content/page-vendors.ts';
import { quotePages } from '#content/quotes.ts';
import { services } from '#content/services.ts';
import { enquiryAction } from '#kit/enquiry-action.ts';
import { browserLoad, onlyNewPaths, serverLoad } from '#kit/page-data.ts';
import { pageMeta } from '#kit/page-meta.ts';
import { VendorSection } from '#features/vendor-card/vendor-section.tsx';
import { vendorsFor } from './parts/page-vendors.ts';
import { ServiceOverview } from './parts/service-overview.tsx';
import type { Route } from './+types/construction-services';

const page = services.constructionVendors;
const vendors = pageVendors.constructionVendors!;

const load = (api: Api) => ({ vendors: vendorsFor(api, vendors), blogs: api.blogList() });
export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);
export const shouldRevalidate = onlyNewPaths;
export const action = enquiryAction(quotePages.construction.kind);

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: page.title,
    description: page.metaDescription,
    path: page.route,
    scene: page.picture,
  });

/** Construction: six services in the order in which a house needs them. */
export default function ConstructionServices({ loaderData }: Route.ComponentProps) {
  return (
    <ServiceOverview
      page={page}
      cards={constructionCards}
      cardsHeading="From the drawing to the last coat"
      quotes={quotePages.construction}
      projects={constructionProjects}
      blogs={loaderData.blogs}
      category="construction"
      shareWith={vendors.shareWith}
    >
      <VendorSection heading={vendors.heading} vendors={loaderData.vendors} />
    </ServiceOverview>
  );
}
