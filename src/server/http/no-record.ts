/** @file Does an address name a record? Asked before rendering, so that all wrong addresses of a kind share one kept 404. */
import type { FastifyInstance } from 'fastify';
import { isApiError, type Api } from '#contract/client.ts';
import { blogPath, marketPath, profilePath } from '#facts/paths.ts';
import { inProcessApi } from './internal-call.ts';
import { noRecordKey } from './page-cache/cache-key.ts';

type Ask = (api: Api, id: string) => Promise<unknown>;

/** By what stands before the record's name in its address. */
const records: Readonly<Record<string, Ask>> = {
  [profilePath('')]: (api, vendorId) => api.vendorGet({ params: { vendorId } }),
  [blogPath('')]: (api, blogId) => api.blogGet({ params: { blogId } }),
  [marketPath('')]: (api, marketId) => api.marketGet({ params: { marketId } }),
};

/** A name that no record has. */
const nobody = '-';

/** The shared 404 of an address: under which key it is kept, and what to render for it. */
export type NoRecord = { key: string; address: string };

/**
 * The shared 404 of an address that names a record which is not there; null for every other address, and when nobody can say. Each
 * request asks anew, which costs a tenth of a rendering: the record may come at any moment.
 */
export async function noRecordAt(
  app: FastifyInstance,
  path: string,
  answerBy: number,
): Promise<NoRecord | null> {
  const [, start = '', name = ''] = /^(\/[^/]+\/)([^/]+)$/.exec(path) ?? [];
  const below = start.toLowerCase();
  const ask = records[below];
  if (!ask) return null;
  try {
    await ask(inProcessApi(app, answerBy).api, decodeURIComponent(name));
  } catch (error) {
    if (isApiError(error) && error.status === 404)
      return { key: noRecordKey(below), address: below + nobody };
  }
  return null;
}
