import { z } from 'zod';
import { api } from '#facts/api.ts';
import { FocusedPicture } from './focused-picture.ts';
import { endpoint } from './kit.ts';
import { foreignLang } from './lang.ts';

/** A picture of the gallery. */
export const GalleryPhoto = z
  .object({
    id: z.string().describe('Names it in its address, `/gallery?photo=<id>`'),
    caption: z.string(),
    picture: FocusedPicture,
  })
  .meta({ id: 'GalleryPhoto' });
export type GalleryPhoto = z.infer<typeof GalleryPhoto>;

/** Pictures of one kind of occasion. */
export const GalleryAlbum = z
  .object({
    id: z.string(),
    heading: z.string(),
    sentence: z.string().nullable(),
    photos: z.array(GalleryPhoto),
    lang: foreignLang,
  })
  .meta({ id: 'GalleryAlbum' });
export type GalleryAlbum = z.infer<typeof GalleryAlbum>;

export const galleryEndpoints = {
  galleryAlbums: endpoint({
    route: api.galleryAlbums,
    summary: 'The albums of the gallery with their pictures, in the order the staff gave them',
    auth: 'anyone',
    reply: [200, z.array(GalleryAlbum)],
    tags: ['gallery'],
  }),
};
