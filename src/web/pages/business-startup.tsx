import { messages } from '#facts/messages.ts';
import type { Api } from '#contract/client.ts';
import { businessProjects, startupServices } from '#content/cards.ts';
import { quotePages } from '#content/quotes.ts';
import { services } from '#content/services.ts';
import { enquiryAction } from '#kit/enquiry-action.ts';
import { browserLoad, onlyNewPaths, serverLoad } from '#kit/page-data.ts';
import { pageMeta } from '#kit/page-meta.ts';
import { ServiceOverview } from './parts/service-overview.tsx';
import type { Route } from './+types/business-startup';

const page = services.businessStartup;

const load = (api: Api) => ({ blogs: api.blogList() });
export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);
export const shouldRevalidate = onlyNewPaths;
export const action = enquiryAction(quotePages.startup.kind);

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: page.title,
    description: page.metaDescription,
    path: page.route,
    scene: page.picture,
  });

/** Starting a business: six kinds of help; two have pages, four open their enquiry. */
export default function BusinessStartup({ loaderData }: Route.ComponentProps) {
  return (
    <ServiceOverview
      page={page}
      cards={startupServices}
      cardsHeading={messages.startupHeading}
      quotes={quotePages.startup}
      projects={businessProjects}
      blogs={loaderData.blogs}
      category="business"
      shareWith="the one or two advisers whom we name to you"
    />
  );
}
