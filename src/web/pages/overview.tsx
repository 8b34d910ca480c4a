import { t } from '#words/t.ts';
import type { Api } from '#contract/client.ts';
import { overviewWords } from '#content/overview-words.ts';
import type { OverviewPage } from '#content/types.ts';
import { wordsAt } from '#content/words-at.ts';
import { enquiryAction } from '#kit/api/enquiry-action.ts';
import { withForm } from '#kit/forms/form-kind.ts';
import { browserLoadWith, onlyNewPaths, serverLoadWith, type LoadArgs } from '#kit/page/page-data.ts';
import { DelhiNotices } from '#features/delhi-notices/delhi-notices.tsx';
import { AskedFirst } from '#features/service/asked-first.tsx';
import { CategoryGrid } from '#features/service/category-grid.tsx';
import { ProjectCarousel } from '#features/service/project-carousel.tsx';
import { ServiceCards } from '#features/service/service-cards.tsx';
import { ServiceDetails } from '#features/service/service-details.tsx';
import { ServiceHero } from '#features/service/service-hero.tsx';
import { Section } from '#ui/section.tsx';
import { blogsOfPage } from './parts/page-blogs.ts';
import { noVendors, vendorsFor } from './parts/page-vendors.ts';
import { QuoteOrLink } from './parts/quote-or-link.tsx';
import { QuoteOverPage } from './parts/quote-over-page.tsx';
import { serviceMeta } from './parts/service-meta.ts';
import { ServiceRest, ServiceVendors } from './parts/service-rest.tsx';
import type { Route } from './+types/overview';

const words = ({ url }: Pick<LoadArgs<unknown>, 'url'>) => withForm(wordsAt(overviewWords, url.pathname));
const load = (api: Api, page: Promise<OverviewPage>) => ({
  vendors: page.then(({ vendors }) => (vendors ? vendorsFor(api, vendors) : noVendors)),
  cards: page.then(({ blogs }) => api.serviceCardList({ params: { page: blogs } })),
  projects: page.then(({ blogs }) => api.projectList({ params: { page: blogs } })),
  notices: page.then(({ blogs }) => api.noticeList({ params: { page: blogs } })),
  blogs: blogsOfPage(api, page),
});
export const loader = serverLoadWith(words, load);
export const clientLoader = browserLoadWith(words, load);
export const shouldRevalidate = onlyNewPaths;
export const action = enquiryAction(async (posted) => (await words(posted)).form);

export const handle = { enquireAt: '#services' };

export const meta: Route.MetaFunction = ({ matches, loaderData }) => serviceMeta(matches, loaderData?.page);

/** Events, construction, business start-up: six service cards each. Those with a quote open it, the others link to their page. */
export default function Overview({
  loaderData: { page, vendors, cards, projects, notices, blogs },
}: Route.ComponentProps) {
  return (
    <>
      <ServiceHero page={page} action={{ to: '#services', label: t('Choose a service') }} />
      <DelhiNotices notices={notices} />
      <AskedFirst page={page} />
      <Section id="services" heading={page.cardsHeading}>
        <ServiceCards
          cards={page.cards}
          words={cards}
          action={(card) => <QuoteOrLink card={card} page={page} />}
        />
      </Section>
      <ServiceDetails page={page} />
      {page.categoriesHeading && <CategoryGrid heading={page.categoriesHeading} />}
      <ServiceVendors page={page} vendors={vendors} />
      <ServiceRest page={page} blogs={blogs}>
        <ProjectCarousel projects={projects} />
      </ServiceRest>
      <QuoteOverPage page={page} />
    </>
  );
}
