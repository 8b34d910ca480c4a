import type { galleryEndpoints } from '#contract/gallery.ts';
import type { PicturesOf } from '#platform/library-pictures.ts';
import { listedTarget, type PublishedItems } from '#platform/listed-content.ts';
import type { Module } from '#platform/module.ts';
import { shownAlbums } from './albums.ts';
import { albumSeeds } from './seed/albums.ts';
import { albumSides } from './seed/albums.hi.ts';

type Asked = { published: PublishedItems; picturesOf: PicturesOf };

/** The drawn albums, as they would have been written. */
const demoAlbums = () =>
  albumSeeds.map(({ photos, ...words }) => ({
    data: {
      ...words,
      photos: photos.map(({ id, ...photo }) => ({ picture: `/art/gallery/${id}`, ...photo })),
    },
  }));

/** The gallery: albums of pictures, each picture at an address of its own. */
export const createGallery = ({ published, picturesOf }: Asked): Module<typeof galleryEndpoints> => ({
  handlers: {
    galleryAlbums: async (_, { addTags }) =>
      shownAlbums(await published('album'), (sources) => picturesOf(sources, addTags)),
  },
  content: {
    album: listedTarget({
      tags: () => ['gallery'],
      initial: (demo) => (demo ? demoAlbums() : []),
      initialSides: (demo) => (demo ? albumSides : []),
    }),
  },
});
