/** @file The albums as content, and as the page shows them. */
import type { GalleryAlbum } from '#contract/gallery.ts';
import type { ContentTarget, PublishedContent } from '#platform/content-target.ts';
import { focusedPicture } from '#platform/focused-picture.ts';
import type { ShownPicture, ShownPictures } from '#platform/library-pictures.ts';
import { listedTarget } from '#platform/listed-content.ts';
import { albumSeeds } from './seed/albums.ts';
import { albumSides } from './seed/albums.hi.ts';

type WrittenPhoto = { picture: string; caption: string; alt: string };
type WrittenAlbum = { heading: string; sentence?: string; photos: readonly WrittenPhoto[] };

const written = ({ data }: PublishedContent) => data as WrittenAlbum;

/** Returns a picture's name in addresses: `haldi` of `/art/gallery/haldi`, the id of a picture of the library. */
const nameOf = (source: string) =>
  source.replace(/^\/(?:picture|art(?:\/gallery)?)\//, '').replaceAll('/', '-');

/** Returns a function for unique names: the same picture in two albums has two addresses. */
function namer() {
  const times = new Map<string, number>();
  return (source: string) => {
    const name = nameOf(source);
    const time = (times.get(name) ?? 0) + 1;
    times.set(name, time);
    return time === 1 ? name : `${name}-${time}`;
  };
}

function photosOf(
  photos: readonly WrittenPhoto[],
  shown: ReadonlyMap<string, ShownPicture>,
  id: (source: string) => string,
) {
  return photos.flatMap(({ picture, caption, alt }) => {
    const found = shown.get(picture);
    return found ? [{ id: id(picture), caption, picture: focusedPicture(found, alt) }] : [];
  });
}

/** Returns the albums with their existing pictures; one without any is left out. */
export async function shownAlbums(
  items: readonly PublishedContent[],
  picturesOf: ShownPictures,
): Promise<GalleryAlbum[]> {
  const sources = items.flatMap((item) => written(item).photos.map(({ picture }) => picture));
  const shown = await picturesOf(sources);
  const id = namer();
  return items
    .map((item) => {
      const { heading, sentence, photos } = written(item);
      return {
        id: item.id,
        heading,
        sentence: sentence ?? null,
        photos: photosOf(photos, shown, id),
        ...(item.lang && { lang: item.lang }),
      };
    })
    .filter(({ photos }) => photos.length > 0);
}

/** Returns the drawn albums as content. */
const demoAlbums = () =>
  albumSeeds.map(({ photos, ...words }) => ({
    data: {
      ...words,
      photos: photos.map(({ id, ...photo }) => ({ picture: `/art/gallery/${id}`, ...photo })),
    },
  }));

export const albumTarget: ContentTarget = listedTarget({
  tags: () => ['gallery'],
  initial: (demo) => (demo ? demoAlbums() : []),
  initialSides: (demo) => (demo ? albumSides : []),
});
