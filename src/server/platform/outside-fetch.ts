/** @file Fetches files of other hosts. `judged-requests.ts` judges their addresses. */
import type http from 'node:http';
import { createJudgedRequests, named, OutsideProblem, type Loosened } from './judged-requests.ts';

export { OutsideProblem, type Loosened, type OutsideReason } from './judged-requests.ts';

export type OutsideFile = {
  /** The final address. */
  url: string;
  content: Buffer;
};

export type OutsideRequest = {
  /** Permitted hosts, with and without `www.`; redirects included. Absent, any public one. */
  hosts?: readonly string[];
  /** Media types for the `Accept` header. */
  accept: string;
  maxBytes: number;
  /** The limit for the whole fetch: resolving, redirects, every byte. */
  timeoutMs: number;
  signal?: AbortSignal;
};

/** Fetches a file. @throws OutsideProblem with a sentence; the reason with which `signal` was aborted */
export type OutsideFetch = (address: string, request: OutsideRequest) => Promise<OutsideFile>;

const maxRedirects = 3;
const redirects = new Set([301, 302, 303, 307, 308]);
const megabyte = 1024 * 1024;
const forbidden = (sentence: string) => new OutsideProblem('forbidden', sentence);

/** Returns a function that fetches files of other hosts. */
export function createOutsideFetch(loosened: Loosened = {}): OutsideFetch {
  const { ask, checkAddress, problemOf } = createJudgedRequests(loosened);

  async function read(response: http.IncomingMessage, maxBytes: number): Promise<Buffer> {
    const tooLarge = () =>
      new OutsideProblem('size', `It is larger than ${Math.round(maxBytes / megabyte)} MB.`);
    if (Number(response.headers['content-length']) > maxBytes) throw tooLarge();
    const parts: Buffer[] = [];
    let bytes = 0;
    for await (const part of response as AsyncIterable<Buffer>) {
      bytes += part.length;
      if (bytes > maxBytes) throw tooLarge();
      parts.push(part);
    }
    return Buffer.concat(parts);
  }

  /** Requests once. Returns a file, or the target of a redirect. */
  async function answerOf(url: URL, { accept, maxBytes }: OutsideRequest, signal: AbortSignal) {
    // Nothing is decompressed, so that a few bytes never become many.
    const asked = { accept, 'accept-encoding': 'identity', 'user-agent': 'Aangan' };
    const response = await ask(url, { method: 'GET', headers: asked, signal });
    try {
      const { statusCode = 0, headers } = response;
      if (redirects.has(statusCode) && headers.location) return { location: headers.location };
      if (statusCode !== 200)
        throw new OutsideProblem('answer', `${named(url.hostname)} answered with ${statusCode}.`);
      return { content: await read(response, maxBytes) };
    } finally {
      if (!response.complete) response.destroy();
    }
  }

  return async (address, request) => {
    const timeout = AbortSignal.timeout(request.timeoutMs);
    const signal = AbortSignal.any([timeout, ...(request.signal ? [request.signal] : [])]);
    let url = URL.parse(address);
    for (let left = maxRedirects; ; left -= 1) {
      if (!url) throw forbidden('This is no address.');
      checkAddress(url, request.hosts);
      const at = url;
      const answer = await answerOf(at, request, signal).catch((error: unknown) => {
        request.signal?.throwIfAborted();
        throw problemOf(at, error, timeout.aborted);
      });
      if ('content' in answer) return { url: at.href, content: answer.content! };
      if (left === 0) throw new OutsideProblem('answer', `More than ${maxRedirects} redirects.`);
      url = URL.parse(answer.location, at);
    }
  };
}
