/** @file The browser's API client: fetch against the documented endpoints. Loaded by `api.ts`. */
import { ApiError } from '#contract/api-error.ts';
import { createApi, type ApiRequest, type Transport } from '#contract/client.ts';
import { prefixNow } from '#words/t.ts';
import { acceptedBody } from '#contract/reply.ts';

const timeoutMs = 15_000;
const warmMs = 10_000;

async function send({ method, path, body, headers, signal, success }: ApiRequest): Promise<unknown> {
  const json = body !== undefined && !(body instanceof FormData);
  const limit = AbortSignal.timeout(timeoutMs);
  const response = await fetch(prefixNow() + path, {
    method,
    headers: { accept: 'application/json', ...(json && { 'content-type': 'application/json' }), ...headers },
    body: json ? JSON.stringify(body) : body,
    // Only reads may be redirected: another target of a form is not ours, and must not receive its values.
    redirect: method === 'GET' ? 'follow' : 'error',
    signal: signal ? AbortSignal.any([signal, limit]) : limit,
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new ApiError(0);
  });
  return acceptedBody(response.status, success, await response.json().catch(() => undefined));
}

const warmed = new Map<string, Promise<unknown>>();

/** Prefetches a reply, as when a link is touched; the next call to the same path within ten seconds uses it. */
export function warm(path: string): void {
  if (warmed.has(path)) return;
  const reply = send({ method: 'GET', path, success: 200 });
  reply.catch(() => warmed.delete(path));
  warmed.set(path, reply);
  setTimeout(() => warmed.delete(path), warmMs);
}

function read(request: ApiRequest): Promise<unknown> {
  const ready = request.headers?.['authorization'] ? undefined : warmed.get(request.path);
  if (!ready) return send(request);
  warmed.delete(request.path);
  return ready;
}

/** Loaded in parallel to the first reply, which a first visit does not have. If it fails to load, replies are used unchecked. */
const loadShapes = () => import('./shape-reply.ts').catch(() => null);

const transport: Transport = async (request) => {
  if (request.method !== 'GET') return send(request);
  const [reply, shapes] = await Promise.all([read(request), loadShapes()]);
  return shapes ? shapes.shapedReply(request.path, reply) : reply;
};

/** The browser's API client. A GET resolves to the shape of the contract or rejects, for every reply of the network. */
export const api = createApi(transport);
