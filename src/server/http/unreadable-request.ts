/** @file Answers malformed addresses and HTTP, which reach neither a hook nor the error handler. */
import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errors, type ErrorCode } from '#facts/errors.ts';
import { defaultLocale, splitLocale, type Locale } from '#words/locales.ts';
import { translated } from '#words/t.ts';
import { inLocale } from '#platform/words/request-locale.ts';

type Broken = Error & { code?: string };

/** Returns the error body. The start of a broken request tells the language of its address, as far as it can be read. */
const failure = (code: ErrorCode, locale: Locale = defaultLocale) => ({
  message: inLocale(locale, () => translated(errors[code].message)),
  code,
});

/** Answers an address with broken escapes or an overlong segment, without repeating it. */
export function unreadableAddress(headers: Readonly<Record<string, string>>) {
  return ({ code }: Broken, { raw }: FastifyRequest, reply: FastifyReply): void => {
    const named = code === 'FST_ERR_MAX_PARAM_LENGTH' ? 'not_found' : 'bad_request';
    void reply
      .code(errors[named].status)
      .headers(headers)
      .send(failure(named, splitLocale(raw.url ?? '/').locale));
  };
}

const codes: Readonly<Record<string, ErrorCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
  HPE_HEADER_OVERFLOW: 'headers_too_large',
};

/** Closes the connection, since the start of the next request is unclear. */
const bodyHeaders = (body: string) => ({
  'content-type': 'application/json; charset=utf-8',
  'content-length': String(Buffer.byteLength(body)),
  connection: 'close',
});

/** Refuses a readable request and closes its connection, whose next bytes are not trusted either. */
export function refuseRequest(headers: Readonly<Record<string, string>>) {
  return (_: IncomingMessage, response: ServerResponse): void => {
    const body = JSON.stringify(failure('bad_request'));
    response.writeHead(errors.bad_request.status, { ...headers, ...bodyHeaders(body) }).end(body);
  };
}

/** Answers a malformed, oversized or slow request head and closes the connection. */
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

/** Returns whether every escape of the address can be decoded. */
function isReadable(path: string): boolean {
  try {
    decodeURI(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns the address to route for a request target. Of the absolute form, which a proxy may send, only the path counts. A visitor
 * with a broken link gets the page at `otherwise`; a client of the API gets an error.
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
