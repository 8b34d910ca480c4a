/**
 * @file Files of other hosts. What asks for them is somebody's text, so that no address may lead into the network of this machine:
 * each name is resolved once, every address of the answer is judged, and the connection goes to what was judged.
 */
import dns from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { shorten } from '#contract/shorten.ts';
import { Problem } from './problem.ts';
import { isPublic } from './public-address.ts';

/** Why a file did not come: it is never asked for, nobody answers, what was answered is no file, or it is too large. */
export type OutsideReason = 'forbidden' | 'unreachable' | 'answer' | 'size';

/** A file of another host that did not come, in a sentence. */
export class OutsideProblem extends Problem {
  readonly reason: OutsideReason;
  constructor(reason: OutsideReason, message: string) {
    super('invalid_input', { message });
    this.reason = reason;
  }
}

export type OutsideFile = {
  /** Where it was found at last. */
  url: string;
  content: Buffer;
};

export type OutsideRequest = {
  /** Hosts that may be asked, with and without `www.`; redirects included. Absent, any public one. */
  hosts?: readonly string[];
  /** Media types, as `Accept` states them. */
  accept: string;
  maxBytes: number;
  /** For all of it: resolving, redirects, every byte. */
  timeoutMs: number;
  signal?: AbortSignal;
};

/** Fetches a file. @throws OutsideProblem with a sentence; whatever `signal` was aborted with */
export type OutsideFetch = (address: string, request: OutsideRequest) => Promise<OutsideFile>;

/** What tests let through so that they can ask a server of this machine. Nothing else gives any. */
export type Loosened = {
  addresses?: readonly string[];
  ports?: readonly number[];
  /** In the place of the machine's name servers. */
  lookup?: typeof dns.lookup;
};

const maxRedirects = 3;
const redirects = new Set([301, 302, 303, 307, 308]);
const megabyte = 1024 * 1024;
const hostOf = (host: string) => host.toLowerCase().replace(/^www\./, '');
const named = (hostname: string) => shorten(hostname, 100);
const forbidden = (sentence: string) => new OutsideProblem('forbidden', sentence);
const intoNetwork = (hostname: string) =>
  forbidden(`${named(hostname)} leads into a network that is never asked.`);

/** Returns what fetches files of other hosts. */
export function createOutsideFetch(loosened: Loosened = {}): OutsideFetch {
  const { addresses = [], ports = [80, 443], lookup = dns.lookup } = loosened;
  const mayAsk = (address: string) => addresses.includes(address) || isPublic(address);
  const options = { keepAlive: true };
  const agents = { 'http:': new http.Agent(options), 'https:': new https.Agent(options) };

  /** Called once for a connection, which goes to what it answers. An answer of which a part is forbidden is none. */
  const judgedLookup: LookupFunction = (hostname, asked, done) => {
    lookup(hostname, { ...asked, all: true }, (error, found) => {
      if (error) return done(error, []);
      if (found.length === 0 || !found.every(({ address }) => mayAsk(address)))
        return done(intoNetwork(hostname), []);
      return asked.all ? done(null, found) : done(null, found[0]!.address, found[0]!.family);
    });
  };

  /** @throws OutsideProblem when an address is never asked, whatever it resolves to */
  function checkAddress(url: URL, hosts: readonly string[] | undefined): void {
    if (url.protocol !== 'https:' && url.protocol !== 'http:')
      throw forbidden('Only addresses that begin with http:// or https:// are fetched.');
    if (url.username !== '' || url.password !== '')
      throw forbidden('An address with a password in it is not fetched.');
    if (hosts && !hosts.some((host) => hostOf(host) === hostOf(url.hostname)))
      throw forbidden(`It leads to ${named(url.hostname)}, which was not chosen.`);
    // A number needs no name server.
    const literal = url.hostname.replace(/^\[|\]$/g, '');
    if (isIP(literal) !== 0 && !mayAsk(literal)) throw intoNetwork(url.hostname);
    // A port that is the usual one stands in no address.
    if (url.port !== '' && !ports.includes(Number(url.port)))
      throw forbidden(`Port ${url.port} of ${named(url.hostname)} is not asked.`);
  }

  const ask = (url: URL, accept: string, signal: AbortSignal) =>
    new Promise<http.IncomingMessage>((resolve, reject) => {
      const protocol = url.protocol as keyof typeof agents;
      const { get } = protocol === 'https:' ? https : http;
      // Nothing is unpacked, so that a few bytes never become many.
      const headers = { accept, 'accept-encoding': 'identity', 'user-agent': 'Aangan' };
      get(url, { agent: agents[protocol], lookup: judgedLookup, headers, signal })
        .on('response', resolve)
        .on('error', reject);
    });

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

  /** One answer: a file, or where it lies instead. */
  async function answerOf(url: URL, { accept, maxBytes }: OutsideRequest, signal: AbortSignal) {
    const response = await ask(url, accept, signal);
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
        if (error instanceof OutsideProblem) throw error;
        throw new OutsideProblem(
          'unreachable',
          timeout.aborted
            ? `${named(at.hostname)} did not answer in time.`
            : `${named(at.hostname)} could not be reached.`,
        );
      });
      if ('content' in answer) return { url: at.href, content: answer.content! };
      if (left === 0) throw new OutsideProblem('answer', `More than ${maxRedirects} redirects.`);
      url = URL.parse(answer.location, at);
    }
  };
}
