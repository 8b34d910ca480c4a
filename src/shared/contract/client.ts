/** @file The typed client: one for browser and server, over any transport. */
import { api, enquirySuccessStatus, successStatus, type EndpointName } from '#facts/api.ts';
import type { EnquiryReceipt } from './enquiries.ts';
import type { Endpoints } from './index.ts';
import { fillPath, parseRoute, type CallInput, type Reply } from './kit.ts';
import type { Unread } from './reply.ts';

/** One request for a transport. `body` is JSON, or a `FormData` in the browser. */
export type ApiRequest = {
  method: string;
  /** Path and query, beginning with a slash. */
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** The one status that means success. */
  success: number;
};
/** Carries a request and answers with the parsed body; rejects with `ApiError` on anything but the stated status. */
export type Transport = (request: ApiRequest) => Promise<unknown>;

type CallOptions = { headers?: Record<string, string>; signal?: AbortSignal };
/** The reply to a GET has the shape of the contract. The reply to a change is `Unread` and must be checked before it is used. */
type Answer<E extends Endpoints[EndpointName]> = E['route'] extends `GET ${string}`
  ? Reply<E>
  : Unread<Reply<E>>;
type Call<E extends Endpoints[EndpointName]> = keyof CallInput<E> extends never
  ? (input?: Record<string, never>, options?: CallOptions) => Promise<Answer<E>>
  : (input: CallInput<E>, options?: CallOptions) => Promise<Answer<E>>;

/** Every endpoint as a function, and `enquire` for the enquiry kinds, whose path is in the registry. */
export type Api = { [K in EndpointName]: Call<Endpoints[K]> } & {
  enquire(
    path: string,
    payload: Record<string, unknown>,
    options?: CallOptions,
  ): Promise<Unread<EnquiryReceipt>>;
};

type Query = Record<string, string | number | boolean | null | undefined>;
type LooseInput = { params?: Record<string, string>; query?: Query; body?: unknown };

function queryString(query: Query = {}): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query))
    if (value !== undefined && value !== null && value !== '') search.set(key, String(value));
  const text = search.toString();
  return text && `?${text}`;
}

/** Builds the client over a transport. */
export function createApi(transport: Transport): Api {
  const calls = Object.entries(api).map(([name, route]) => {
    const { method, path } = parseRoute(route);
    const call = (input: LooseInput = {}, options: CallOptions = {}) =>
      transport({
        method,
        path: fillPath(path, input.params) + queryString(input.query),
        body: input.body,
        success: (successStatus as Partial<Record<string, number>>)[name] ?? 200,
        ...options,
      });
    return [name, call];
  });
  const enquire = (path: string, payload: Record<string, unknown>, options: CallOptions = {}) =>
    transport({ method: 'POST', path, body: payload, success: enquirySuccessStatus, ...options });
  return { ...Object.fromEntries(calls), enquire } as Api;
}
