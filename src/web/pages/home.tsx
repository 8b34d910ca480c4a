import { redirect } from 'react-router';
import { paths } from '#facts/paths.ts';
import { searchWords } from '#facts/search-words.ts';
import type { Api } from '#contract/client.ts';
import { firstFound } from '#content/company/first-found.ts';
import { home } from '#content/company/home.ts';
import { api } from '#kit/api/api.ts';
import { apiContext } from '#kit/page/server-context.ts';
import { importTwice } from '#kit/page/import-twice.ts';
import { pageUrl } from '#kit/page/page-url.ts';
import { browserLoad, serverLoad } from '#kit/page/page-data.ts';
import { pageMeta } from '#kit/page/page-meta.ts';
import { HelpBarItem, HelpWidget } from '#features/help/help-widget.tsx';
import { DelhiNotices } from '#features/delhi-notices/delhi-notices.tsx';
import { Banner } from '#features/home/banner.tsx';
import { BrandCarousel } from '#features/home/brand-carousel.tsx';
import { EntryPoints } from '#features/home/entry-points.tsx';
import { Season } from '#features/home/season.tsx';
import { AsyncSection } from '#ui/async-section.tsx';
import { HomeRest } from './parts/home-rest.tsx';
import { Part } from '#ui/part.tsx';
import type { Route } from './+types/home';

const load = (api: Api) => {
  // Not part of the first visit's code: the server has read it then.
  const parts = importTwice(() => import('./parts/home-data.ts'));
  return {
    season: parts.then(({ seasonNow }) => seasonNow(api)),
    brands: api.brandList(),
    notices: api.noticeList({ params: { page: 'home' } }),
    blogs: parts.then(({ teaserBlogs }) => teaserBlogs(api)),
  };
};

/** Redirects to what the words of the search open, as in the browser; for a form sent without scripts. Null without words. */
async function follow(client: Api, request: Request) {
  const words = searchWords(pageUrl(request).searchParams.get('q'));
  if (words === '') return null;
  return redirect(await firstFound(words, (q) => client.vendorSuggest({ query: { q } })));
}

const onServer = serverLoad(load);
export const loader = async (args: Route.LoaderArgs) =>
  (await follow(args.context.get(apiContext), args.request)) ?? onServer(args);
const inBrowser = browserLoad(load);
export const clientLoader = async (args: Route.ClientLoaderArgs) =>
  (await follow(api, args.request)) ?? inBrowser(args);

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: home.hero.heading, description: home.metaDescription, path: paths.home });

export const handle = { BarItem: HelpBarItem };

const none = () => null;

export default function Home({ loaderData: { season, brands, notices, blogs } }: Route.ComponentProps) {
  return (
    <>
      <Banner />
      <DelhiNotices notices={notices} />
      <Part of={season}>
        <AsyncSection data={season} loading={null} failed={none}>
          {(now) => <Season season={now} />}
        </AsyncSection>
      </Part>
      <Part of="entry points">
        <EntryPoints />
      </Part>
      <Part of={brands}>
        <BrandCarousel brands={brands} />
      </Part>
      <HomeRest blogs={blogs} />
      <Part of="help">
        <HelpWidget />
      </Part>
    </>
  );
}
