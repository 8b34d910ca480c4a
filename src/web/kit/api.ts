/** @file The browser's API client: fetch against the documented endpoints, with the token where a call needs one. */
import { ApiError, createApi, type Api, type Transport } from '#contract/client.ts';
import { api as routes, type EndpointName } from '#facts/api.ts';

const timeoutMs = 15_000;
const warmMs = 10_000;

async function send({ method, path, body, headers, signal }: Parameters<Transport>[0]): Promise<unknown> {
  const json = body !== undefined && !(body instanceof FormData);
  const limit = AbortSignal.timeout(timeoutMs);
  const response = await fetch(path, {
    method,
    headers: { accept: 'application/json', ...(json && { 'content-type': 'application/json' }), ...headers },
    body: json ? JSON.stringify(body) : (body as FormData | undefined),
    signal: signal ? AbortSignal.any([signal, limit]) : limit,
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new ApiError(0);
  });
  const reply: unknown = await response.json().catch(() => undefined);
  if (!response.ok)
    throw new ApiError(response.status, (reply ?? {}) as ConstructorParameters<typeof ApiError>[1]);
  return reply;
}

const warmed = new Map<string, Promise<unknown>>();

/** Asks for a reply before it is needed (a finger on a link); the next call to the same path within ten seconds uses it. */
export function warm(path: string): void {
  if (warmed.has(path)) return;
  const reply = send({ method: 'GET', path });
  reply.catch(() => warmed.delete(path));
  warmed.set(path, reply);
  setTimeout(() => warmed.delete(path), warmMs);
}

const transport: Transport = (request) => {
  const ready =
    request.method === 'GET' && !request.headers?.['authorization'] ? warmed.get(request.path) : undefined;
  if (!ready) return send(request);
  warmed.delete(request.path);
  return ready;
};

type Call = (...input: unknown[]) => Promise<unknown>;

/** Fetched beside the first reply: a first visit asks for none. Where it cannot be had, replies are taken as they are. */
const loadShapes = () => import('./shape-reply.ts').catch(() => null);

/** A call that reads: its reply has the shape that the contract states, or it rejects. */
const shaped =
  (name: string, call: Call): Call =>
  async (...input) => {
    const [reply, shapes] = await Promise.all([call(...input), loadShapes()]);
    return shapes ? shapes.shapedReply(name, reply) : reply;
  };

const isRead = (name: string) => name in routes && routes[name as EndpointName].startsWith('GET ');
const calls = Object.entries(createApi(transport) as unknown as Record<string, Call>);

/** The one client of the browser. Whatever the network answers, a page that reads gets the stated shape or a failed call. */
export const api = Object.fromEntries(
  calls.map(([name, call]) => [name, isRead(name) ? shaped(name, call) : call]),
) as unknown as Api;
