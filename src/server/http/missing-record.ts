/** @file Is there the record that an address names? Asked before rendering, so that all wrong addresses share one kept answer. */
import type { FastifyInstance } from 'fastify';
import { isApiError, type Api } from '#contract/client.ts';
import type { RecordKind } from '#facts/pages.ts';
import { inProcessApi } from './internal-call.ts';
import type { NamedRecord } from './page-address.ts';

/** Answers whether there is one, or fails as its endpoint does. */
const asks: Readonly<Record<RecordKind, (api: Api, id: string) => Promise<boolean>>> = {
  blog: async (api, blogId) => Boolean(await api.blogGet({ params: { blogId } })),
  vendor: async (api, vendorId) => Boolean(await api.vendorGet({ params: { vendorId } })),
  market: async (api, marketId) => Boolean(await api.marketGet({ params: { marketId } })),
  enquiry: async (api, secret) => Boolean(await api.enquiryStatus({ params: { secret } })),
  crewMember: async (api, id) => (await api.crewList()).data.some(({ _id }) => _id === id),
};

/**
 * True when there is certainly no such record; false when there is, and when nobody can say. Each request asks anew, which costs a
 * tenth of a rendering: the record may come at any moment.
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
    return isApiError(error) && error.status === 404;
  }
}
