/** @file Checks before rendering that the record in an address exists, so that all wrong addresses share one cached 404. */
import type { FastifyInstance } from 'fastify';
import { errors } from '#facts/errors.ts';
import { isApiError } from '#contract/api-error.ts';
import type { Api } from '#contract/client.ts';
import { slugOf } from '#domain/vendors/vendor-addresses.ts';
import { vendorCategories } from '#domain/vendors/vendor-categories.ts';
import { placesNamed } from '#content/place-tree.ts';
import type { RecordKind } from '#facts/pages.ts';
import { inProcessApi } from './internal-call.ts';
import type { NamedRecord } from './page-address.ts';

/** Resolves to whether the record exists, or rejects as its endpoint does. */
const asks: Readonly<Record<RecordKind, (api: Api, id: string) => Promise<boolean>>> = {
  blog: async (api, blogId) => Boolean(await api.blogGet({ params: { blogId } })),
  author: async (api, authorId) => Boolean(await api.authorGet({ params: { authorId } })),
  vendor: async (api, vendorId) => Boolean(await api.vendorGet({ params: { vendorId } })),
  project: async (api, id) => {
    const [vendorId = '', projectId = ''] = id.split('/');
    return Boolean(await api.vendorProject({ params: { vendorId, projectId } }));
  },
  vendorPlace: async (api, id) => {
    const [category = '', area] = id.split('/');
    if (!Object.hasOwn(vendorCategories, category)) return false;
    // A place of the tree in which nobody works is refused by its page.
    if (area === undefined || placesNamed(area).length > 0) return true;
    return (await api.vendorAreas()).some((one) => slugOf(one) === area);
  },
  priceGuide: async (_, category) => Object.hasOwn(vendorCategories, category),
  market: async (api, marketId) => Boolean(await api.marketGet({ params: { marketId } })),
  enquiry: async (api, secret) => Boolean(await api.enquiryStatus({ params: { secret } })),
  list: async (api, secret) => Boolean(await api.listGet({ params: { secret } })),
  keptSearch: async (api, secret) => Boolean(await api.keptSearchGet({ params: { secret } })),
  claim: async (api, secret) => Boolean(await api.claimGet({ params: { secret } })),
  plan: async (api, secret) => Boolean(await api.planGet({ params: { secret } })),
  invitation: async (api, secret) => Boolean(await api.invitationGet({ params: { secret } })),
  // The address itself names the kind of mails; a truncated link is reported at the tap.
  mail: () => Promise.resolve(true),
  photo: async (api, id) =>
    (await api.galleryAlbums()).some(({ photos }) => photos.some((photo) => photo.id === id)),
  crewMember: async (api, id) => (await api.crewList()).data.some(({ _id }) => _id === id),
};

/**
 * Resolves to true when there is certainly no such record; to false when there is one or when the check failed. It runs for each
 * request, since the record may be created at any moment, and costs a tenth of a rendering.
 */
export async function isMissing(
  app: FastifyInstance,
  { kind, id }: NamedRecord,
  answerBy: number,
): Promise<boolean> {
  if (id === null) return true;
  try {
    return !(await asks[kind](inProcessApi(app, answerBy).api, id));
  } catch (error) {
    return (
      isApiError(error) && (error.status === errors.not_found.status || error.status === errors.moved.status)
    );
  }
}
