/** @file A vendor's calls on its own profile: read, change, and its pictures. */
import { z } from 'zod';
import { api } from '#facts/api.ts';
import { endpoint } from './kit.ts';
import { gallerySlots, pictureSlots } from '#domain/vendors/vendor-categories.ts';
import { VendorUpdate } from './vendor-input.ts';
import { PublicVendor, byId } from './vendors.ts';

export const ownProfileEndpoints = {
  vendorOwnProfile: endpoint({
    route: api.vendorOwnProfile,
    summary: 'The vendor of the token',
    auth: 'vendor',
    reply: [200, PublicVendor],
  }),
  vendorUpdate: endpoint({
    route: api.vendorUpdate,
    summary:
      'Change fields of your own profile; any other key is refused. With the header `If-Match: "<updatedAt>"` a profile that was changed since then is a conflict',
    auth: 'owner',
    params: byId,
    body: VendorUpdate,
    reply: [200, PublicVendor],
    errors: ['conflict'],
  }),
  vendorUpload: endpoint({
    route: api.vendorUpload,
    summary:
      'Upload pictures: `profilepicture`, `backgroundpicture`, `gallery` (up to five, into free places) or `gallery1`-`gallery4` (replacing that one)',
    auth: 'owner',
    params: byId,
    bodyType: 'multipart',
    body: z.object({
      profilepicture: z.file().optional(),
      backgroundpicture: z.file().optional(),
      gallery: z.array(z.file()).max(5).optional(),
    }),
    reply: [
      201,
      z.object({
        vendor: PublicVendor,
        saved: z.array(z.object({ fileName: z.string(), slot: z.enum(pictureSlots) })),
        unplaced: z.array(z.string()).describe('Names of files for which no gallery place was free'),
        message: z.string().optional().describe('Says what did not fit, and what to do'),
      }),
    ],
    errors: ['payload_too_large', 'unsupported_media', 'storage_full'],
    perMinute: 60,
  }),
  galleryArrange: endpoint({
    route: api.galleryArrange,
    summary: 'Put the gallery in a new order: every filled place once, first to last',
    auth: 'owner',
    params: byId,
    body: z.strictObject({ order: z.array(z.enum(gallerySlots)).min(1).max(gallerySlots.length) }),
    reply: [200, PublicVendor],
    errors: ['conflict'],
  }),
  pictureRemove: endpoint({
    route: api.pictureRemove,
    summary: 'Remove one picture; later photos of the gallery move up',
    auth: 'owner',
    params: byId.extend({ slot: z.enum(pictureSlots) }),
    reply: [200, PublicVendor],
    errors: ['not_found'],
  }),
};
