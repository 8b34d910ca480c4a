import { limits } from '#facts/limits.ts';
import { paths } from '#facts/paths.ts';
import type { Api } from '#contract/client.ts';
import { home } from '#content/company/home.ts';
import { randomSample } from '#kit/page/random-sample.ts';
import { browserLoad, serverLoad } from '#kit/page/page-data.ts';
import { pageMeta } from '#kit/page/page-meta.ts';
import { HelpBarItem, HelpWidget } from '#features/help/help-widget.tsx';
import { DelhiNotices } from '#features/delhi-notices/delhi-notices.tsx';
import { Banner } from '#features/home/banner.tsx';
import { BrandCarousel } from '#features/home/brand-carousel.tsx';
import { EntryPoints } from '#features/home/entry-points.tsx';
import { HomeRest } from './parts/home-rest.tsx';
import { Part } from '#ui/part.tsx';
import type { Route } from './+types/home';

const load = (api: Api) => ({
  brands: api.brandList(),
  notices: api.noticeList({ params: { page: 'home' } }),
  blogs: api.blogList().then((blogs) => randomSample(blogs, limits.teaserBlogs)),
});
export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: home.hero.heading, description: home.metaDescription, path: paths.home });

export const handle = { BarItem: HelpBarItem };

export default function Home({ loaderData: { brands, notices, blogs } }: Route.ComponentProps) {
  return (
    <>
      <Banner />
      <DelhiNotices notices={notices} />
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
