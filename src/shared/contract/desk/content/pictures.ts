/** @file The picture library of all content. Content refers to pictures by `src`, so that a file can be replaced everywhere at once. */
import { z } from 'zod';
import { maxLength } from '#facts/limits.ts';
import { staffApi } from '#facts/staff-api.ts';
import { id } from '../../ids.ts';
import { endpoint } from '../../kit.ts';
import { requiredText, searchText, text, wholeNumber } from '../../text.ts';
import { PictureDetail } from '../../picture-detail.ts';
import { contentTypeNames } from './content-types.ts';

/** Upper bounds of the library. */
export const pictureLimits = {
  /** Pictures on one page of a list. */
  page: 48,
  search: 80,
  /** Characters of the alternative text; screen readers read it to the end, and nobody can skip. */
  alt: 300,
  credit: maxLength.shortText,
  name: maxLength.name,
  uses: 100,
} as const;

/** The multipart field of an uploaded picture. */
export const pictureField = 'picture';

/** Filters of the list of pictures. */
export const pictureShows = ['all', 'uploaded', 'drawn', 'without-text', 'unused'] as const;
export type PictureShow = (typeof pictureShows)[number];

const when = z.iso.datetime();

/** A picture of the library: uploaded, or supplied with the program. */
export const LibraryPicture = z
  .object({
    src: z.string().describe('What content stores: `/picture/<id>`, or `/art/<name>` of a drawn one'),
    id: z.uuid().nullable().describe('Null of a drawn one, which cannot be changed'),
    name: z.string().describe('Name of the uploaded file; for people'),
    alt: z
      .string()
      .describe('What it shows, for those who cannot see it; empty until somebody has written it'),
    altMissing: z.boolean().describe('Nobody of the staff has written or confirmed that text yet'),
    credit: z.string().nullable().describe('Who made it, as captions say it'),
    focusX: z.number().int().describe('What must stay in sight, in percent from the left'),
    focusY: z.number().int().describe('The same from the top'),
    bytes: z.number().int().describe('Of all its files together; 0 of a drawn one'),
    picture: PictureDetail,
    version: z.number().int().describe('Grows with each change'),
    createdAt: when.nullable(),
    by: z.string().nullable().describe('Who added it'),
  })
  .meta({ id: 'LibraryPicture' });
export type LibraryPicture = z.infer<typeof LibraryPicture>;

/** An item that uses a picture. */
export const PictureUse = z
  .object({
    type: z.enum(contentTypeNames),
    itemId: z.uuid().nullable().describe('Null where nothing is written at the desk yet'),
    title: z.string(),
    path: z.string().describe('The page that shows the item'),
    visible: z.boolean().describe('Visitors see the picture there; else a draft has it'),
  })
  .meta({ id: 'PictureUse' });
export type PictureUse = z.infer<typeof PictureUse>;

const params = z.object({ pictureId: id });
const version = wholeNumber(1, 2 ** 31 - 1, 'version is a whole number.').describe(
  'The version that the change was made on; refused when there is a newer one',
);
const percent = wholeNumber(0, 100, 'Please enter a percentage from 0 to 100.');

export const pictureEndpoints = {
  staffPictureList: endpoint({
    route: staffApi.staffPictureList,
    summary: 'The pictures of the library: the last added first, then those that came with the program',
    auth: 'staff',
    query: z.object({
      q: searchText(pictureLimits.search).default(''),
      show: z.enum(pictureShows).default('all'),
      page: wholeNumber(1, 1000, 'page is a whole number from 1 on.').default(1),
    }),
    reply: [
      200,
      z.object({
        pictures: z.array(LibraryPicture).max(pictureLimits.page),
        total: z.number().int(),
      }),
    ],
  }),
  staffPictureAdd: endpoint({
    route: staffApi.staffPictureAdd,
    summary: 'Add a picture. Of a file that is there already its picture is answered',
    auth: 'staff',
    body: z.object({ [pictureField]: z.file().describe('JPEG, PNG, WebP or AVIF') }),
    bodyType: 'multipart',
    reply: [201, z.object({ picture: LibraryPicture, existed: z.boolean() })],
    errors: ['payload_too_large', 'unsupported_media', 'unavailable', 'storage_full'],
  }),
  staffPictureRead: endpoint({
    route: staffApi.staffPictureRead,
    summary: 'One picture of the library',
    auth: 'staff',
    params,
    reply: [200, LibraryPicture],
    errors: ['not_found'],
  }),
  staffPictureChange: endpoint({
    route: staffApi.staffPictureChange,
    summary: 'Change what is known of a picture. Absent fields stay as they are',
    auth: 'staff',
    params,
    body: z.strictObject({
      version,
      name: requiredText(pictureLimits.name, 'Please give the picture a name.').optional(),
      alt: requiredText(
        pictureLimits.alt,
        'Please say what the picture shows, for those who cannot see it.',
      ).optional(),
      credit: text(pictureLimits.credit).nullable().optional(),
      focusX: percent.optional(),
      focusY: percent.optional(),
    }),
    reply: [200, LibraryPicture],
    errors: ['not_found', 'conflict'],
  }),
  staffPictureReplace: endpoint({
    route: staffApi.staffPictureReplace,
    summary: 'Put another file behind a picture, everywhere at once',
    auth: 'staff',
    params,
    query: z.object({ version }),
    body: z.object({ [pictureField]: z.file().describe('JPEG, PNG, WebP or AVIF') }),
    bodyType: 'multipart',
    reply: [200, LibraryPicture],
    errors: [
      'not_found',
      'conflict',
      'payload_too_large',
      'unsupported_media',
      'unavailable',
      'storage_full',
    ],
  }),
  staffPictureUses: endpoint({
    route: staffApi.staffPictureUses,
    summary: 'What names a picture: pages and drafts',
    auth: 'staff',
    params,
    reply: [200, z.array(PictureUse).max(pictureLimits.uses)],
    errors: ['not_found'],
  }),
  staffPictureRemove: endpoint({
    route: staffApi.staffPictureRemove,
    summary: 'Delete a picture that nothing names any more',
    auth: 'staff',
    params,
    reply: [200, z.object({})],
    errors: ['not_found', 'conflict'],
  }),
};
