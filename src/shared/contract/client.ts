/** @file The typed client: one for browser and server, over whatever carries a request. */
import { api, type EndpointName } from '#facts/api.ts';
import type { ErrorCode } from '#facts/errors.ts';
import type { EnquiryReceipt } from './enquiries.ts';
import type { Endpoints } from './index.ts';
import { fillPath, parseRoute, type CallInput, type Reply } from './kit.ts';

/** One request as a transport carries it. `body` is JSON, or a `FormData` in the browser. */
export type ApiRequest = {
  method: string;
  /** Path and query, beginning with a slash. */
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
};
/** Carries a request and answers with the parsed body; rejects with `ApiError` on anything but success. */
export type Transport = (request: ApiRequest) => Promise<unknown>;

/** A refused or failed call. `status` 0 means that no answer came at all. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly code: ErrorCode | 'network';
  readonly fieldErrors: Readonly<Record<string, string>>;
  /** The server's own sentence; null when none came, and `message` is ours. */
  readonly said: string | null;
  constructor(
    status: number,
    body: { message?: string; code?: string; fieldErrors?: Record<string, string> } = {},
  ) {
    super(body.message ?? 'The server could not be reached.');
    this.said = body.message ?? null;
    this.status = status;
    this.code = (body.code ?? (status === 0 ? 'network' : 'internal')) as ErrorCode | 'network';
    this.fieldErrors = body.fieldErrors ?? {};
  }
}

/**
 * Is this a refused or failed call? By name and not by class: the server's own modules and the built pages are two module
 * graphs, each with a class of its own.
 */
export const isApiError = (error: unknown): error is ApiError =>
  error instanceof Error && error.name === 'ApiError';

type CallOptions = { headers?: Record<string, string>; signal?: AbortSignal };
type Call<E extends Endpoints[EndpointName]> = keyof CallInput<E> extends never
  ? (input?: Record<string, never>, options?: CallOptions) => Promise<Reply<E>>
  : (input: CallInput<E>, options?: CallOptions) => Promise<Reply<E>>;

/** Every endpoint as a function, and `enquire` for the enquiry kinds, whose path stands in the registry. */
export type Api = { [K in EndpointName]: Call<Endpoints[K]> } & {
  enquire(path: string, payload: Record<string, unknown>, options?: CallOptions): Promise<EnquiryReceipt>;
};

type LooseInput = { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown };

function queryString(query: Record<string, unknown> = {}): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query))
    if (value !== undefined && value !== null && value !== '')
      search.set(key, String(value as string | number | boolean));
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
        ...options,
      });
    return [name, call];
  });
  const enquire = (path: string, payload: Record<string, unknown>, options: CallOptions = {}) =>
    transport({ method: 'POST', path, body: payload, ...options });
  return { ...Object.fromEntries(calls), enquire } as Api;
}
