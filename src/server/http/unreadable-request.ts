/** @file Refusals of what never reaches a route, since neither hooks nor the error handler see it: broken addresses, broken HTTP. */
import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errors, type ErrorCode } from '#facts/errors.ts';

type Broken = Error & { code?: string };

const failure = (code: ErrorCode) => ({ message: errors[code].message, code });

/** An address whose escapes are broken, or with a word longer than any of ours. It is not said back. */
export function unreadableAddress(headers: Readonly<Record<string, string>>) {
  return ({ code }: Broken, _: FastifyRequest, reply: FastifyReply): void => {
    const named = code === 'FST_ERR_MAX_PARAM_LENGTH' ? 'not_found' : 'bad_request';
    void reply.code(errors[named].status).headers(headers).send(failure(named));
  };
}

const codes: Readonly<Record<string, ErrorCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
  HPE_HEADER_OVERFLOW: 'headers_too_large',
};

/** Where the next request begins is unclear, so there is none. */
const bodyHeaders = (body: string) => ({
  'content-type': 'application/json; charset=utf-8',
  'content-length': String(Buffer.byteLength(body)),
  connection: 'close',
});

/** A request that can be read and must not be answered all the same; what follows on its line is not believed either. */
export function refuseRequest(headers: Readonly<Record<string, string>>) {
  return (_: IncomingMessage, response: ServerResponse): void => {
    const body = JSON.stringify(failure('bad_request'));
    response.writeHead(errors.bad_request.status, { ...headers, ...bodyHeaders(body) }).end(body);
  };
}

/** What is no HTTP, too large in its head, or too slow to arrive. The connection ends. */
export function unreadableRequest(headers: Readonly<Record<string, string>>) {
  return ({ code = '' }: Broken, socket: Socket): void => {
    if (code === 'ECONNRESET' || socket.destroyed) return;
    const named = codes[code] ?? 'bad_request';
    const { status } = errors[named];
    const body = JSON.stringify(failure(named));
    const lines = Object.entries({
      ...headers,
      ...bodyHeaders(body),
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    if (socket.writable)
      socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
    socket.destroySoon();
  };
}

/** Can every escape of the address be read? */
function isReadable(path: string): boolean {
  try {
    decodeURI(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * The address that is looked up for a request target. A proxy may send the absolute form, of which the path counts; somebody who
 * followed a broken link sees the page at `otherwise`, while a program that calls the API is told.
 */
export function addressOf(target: string, otherwise: string): string {
  const url = target.startsWith('/') ? target : pathIn(target);
  if (url === null) return otherwise;
  if (!url.includes('%') || url.startsWith('/api/')) return url;
  return isReadable(url.split('?')[0]!) ? url : otherwise;
}

function pathIn(target: string): string | null {
  const url = URL.parse(target);
  return url?.pathname.startsWith('/') ? url.pathname + url.search : null;
}
