import type { Api } from '#contract/client.ts';
import { eventCards, eventProjects } from '#content/cards.ts';
import { pageVendors } from '#content/page-vendors.ts';
import { quotePages } from '#content/quotes.ts';
import { services } from '#content/services.ts';
import { enquiryAction } from '#kit/enquiry-action.ts';
import { browserLoad, onlyNewPaths, serverLoad } from '#kit/page-data.ts';
import { pageMeta } from '#kit/page-meta.ts';
import { CategoryGrid } from '#features/service/category-grid.tsx';
import { VendorSection } from '#features/vendor-card/vendor-section.tsx';
import { vendorsFor } from './parts/page-vendors.ts';
import { ServiceOverview } from './parts/service-overview.tsx';
import type { Route } from './+types/event-services';

const page = services.eventManagement;
const vendors = pageVendors.eventManagement!;

const load = (api: Api) => ({ vendors: vendorsFor(api, vendors), blogs: api.blogList() });
export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);
export const shouldRevalidate = onlyNewPaths;
export const action = enquiryAction(quotePages.event.kind);

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: page.title,
    description: page.metaDescription,
    path: page.route,
    scene: page.picture,
  });

/** Events: six services, and the categories overview. Served at two addresses, of which one is canonical. */
export default function EventServices({ loaderData }: Route.ComponentProps) {
  return (
    <ServiceOverview
      page={page}
      cards={eventCards}
      cardsHeading="Six services for one celebration"
      quotes={quotePages.event}
      projects={eventProjects}
      blogs={loaderData.blogs}
      category="events"
      shareWith={vendors.shareWith}
    >
      <CategoryGrid heading="Or look for something in particular" />
      <VendorSection heading={vendors.heading} vendors={loaderData.vendors} />
    </ServiceOverview>
  );
}
