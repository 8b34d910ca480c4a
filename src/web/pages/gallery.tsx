import { useSearchParams } from 'react-router';
import { t } from '#words/t.ts';
import { messages } from '#facts/messages.ts';
import { paths } from '#facts/paths.ts';
import type { Api } from '#contract/client.ts';
import type { GalleryAlbum } from '#contract/gallery.ts';
import type { Async } from '#contract/settled.ts';
import { galleryPage } from '#content/gallery.ts';
import { browserLoad, onlyNewPaths, serverLoad } from '#kit/page/page-data.ts';
import { pageMeta } from '#kit/page/page-meta.ts';
import { AsyncSection } from '#ui/async-section.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { FailedNotice } from '#ui/failed-notice.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Albums } from '#features/gallery/albums.tsx';
import { isDrawn } from '#ui/is-drawn.ts';
import type { Route } from './+types/gallery';

const load = (api: Api) => ({ albums: api.galleryAlbums() });
export const loader = serverLoad(load, 'albums');
export const clientLoader = browserLoad(load);
export const shouldRevalidate = onlyNewPaths;

/** Null until they are loaded. */
const photosIn = (albums: Async<readonly GalleryAlbum[]> | undefined) =>
  albums && 'ok' in albums && albums.ok ? albums.value.flatMap(({ photos }) => photos) : null;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const photos = photosIn(loaderData?.albums) ?? [];
  const allDrawn = photos.length > 0 && photos.every(({ picture }) => isDrawn(picture));
  return pageMeta(matches, {
    title: galleryPage.title,
    description: (allDrawn ? galleryPage.drawn : galleryPage).metaDescription,
    path: paths.gallery,
  });
};

export default function Gallery({ loaderData: { albums } }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const isEmpty = photosIn(albums)?.length === 0;
  return (
    <div className="wrap py-10 md:py-14">
      <PageHeading lead={isEmpty ? null : galleryPage.intro} className="mb-10">
        {galleryPage.title}
      </PageHeading>
      <AsyncSection
        data={albums}
        loading={messages.loading}
        failed={() => <FailedNotice>{galleryPage.failed}</FailedNotice>}
      >
        {(list) => <Albums albums={list} photoId={search.get('photo')} />}
      </AsyncSection>
      <ButtonLink to={paths.weddingVendors} className="mt-6">
        {t('Plan an event')}
      </ButtonLink>
    </div>
  );
}
