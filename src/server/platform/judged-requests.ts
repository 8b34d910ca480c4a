/**
 * @file Requests to other hosts. Their addresses come from strangers' texts, so none may lead into the network of this machine:
 * each name is resolved once, every address of the answer is judged, and the connection uses a judged address.
 */
import dns from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { shorten } from '#domain/formats/shorten.ts';
import { Problem } from './problem.ts';
import ipaddr from 'ipaddr.js';

/** A public address at which machines in Azure reach services of their own network. */
const metadataAddresses = ['168.63.129.16'];
/** The allocated part of IPv6. Outside of it an address may embed one of IPv4, whatever its range is called. */
const globalIpv6 = ipaddr.parseCIDR('2000::/3');

/** Returns whether an address from a name server is in the public network. */
function isPublic(address: string): boolean {
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast' || metadataAddresses.includes(address)) return false;
  return parsed.kind() === 'ipv4' || parsed.match(globalIpv6);
}

/** The reason of a failure: a forbidden address, no connection, an answer without a file, or a file that is too large. */
export type OutsideReason = 'forbidden' | 'unreachable' | 'answer' | 'size';

/** A request to another host that failed, in a sentence. */
export class OutsideProblem extends Problem {
  readonly reason: OutsideReason;
  constructor(reason: OutsideReason, message: string) {
    super('invalid_input', { message });
    this.reason = reason;
  }
}

/** Exceptions by which tests can reach a server of this machine. Nothing else sets any. */
export type Loosened = {
  addresses?: readonly string[];
  ports?: readonly number[];
  /** Replaces the machine's name servers. */
  lookup?: typeof dns.lookup;
};

export type JudgedRequest = {
  method: 'GET' | 'POST';
  headers: Readonly<Record<string, string>>;
  body?: Uint8Array;
  signal: AbortSignal;
};

const hostOf = (host: string) => host.toLowerCase().replace(/^www\./, '');
const forbidden = (sentence: string) => new OutsideProblem('forbidden', sentence);
const intoNetwork = (hostname: string) =>
  forbidden(`${named(hostname)} leads into a network that is never asked.`);

/** Returns the name of a host for a sentence. */
export const named = (hostname: string) => shorten(hostname, 100);

/**
 * Returns functions that judge addresses and send requests to them.
 * @where What keeps an address in somebody else's text from reaching our own network?
 */
export function createJudgedRequests({ addresses = [], ports = [80, 443], lookup = dns.lookup }: Loosened) {
  const mayAsk = (address: string) => addresses.includes(address) || isPublic(address);
  const options = { keepAlive: true };
  const agents = { 'http:': new http.Agent(options), 'https:': new https.Agent(options) };

  /** Called once for a connection, which uses its result. An answer with a forbidden part counts as none. */
  const judgedLookup: LookupFunction = (hostname, asked, done) => {
    lookup(hostname, { ...asked, all: true }, (error, found) => {
      if (error) return done(error, []);
      if (found.length === 0 || !found.every(({ address }) => mayAsk(address)))
        return done(intoNetwork(hostname), []);
      return asked.all ? done(null, found) : done(null, found[0]!.address, found[0]!.family);
    });
  };

  return {
    /** @throws OutsideProblem when an address is forbidden, whatever it resolves to */
    checkAddress(url: URL, hosts?: readonly string[]): void {
      if (url.protocol !== 'https:' && url.protocol !== 'http:')
        throw forbidden('Only addresses that begin with http:// or https:// are fetched.');
      if (url.username !== '' || url.password !== '')
        throw forbidden('An address with a password in it is not fetched.');
      if (hosts && !hosts.some((host) => hostOf(host) === hostOf(url.hostname)))
        throw forbidden(`It leads to ${named(url.hostname)}, which was not chosen.`);
      // A literal address needs no name server.
      const literal = url.hostname.replace(/^\[|\]$/g, '');
      if (isIP(literal) !== 0 && !mayAsk(literal)) throw intoNetwork(url.hostname);
      // The default port is absent from a URL.
      if (url.port !== '' && !ports.includes(Number(url.port)))
        throw forbidden(`Port ${url.port} of ${named(url.hostname)} is not asked.`);
    },

    /** Makes one request without following redirects. Rejects with the connection's error. */
    ask: (url: URL, { method, headers, body, signal }: JudgedRequest) =>
      new Promise<http.IncomingMessage>((resolve, reject) => {
        const protocol = url.protocol as keyof typeof agents;
        const { request } = protocol === 'https:' ? https : http;
        request(url, { method, agent: agents[protocol], lookup: judgedLookup, headers, signal })
          .on('response', resolve)
          .on('error', reject)
          .end(body);
      }),

    /** Returns the caller's problem for a failed request. */
    problemOf: ({ hostname }: URL, error: unknown, timedOut: boolean): OutsideProblem =>
      error instanceof OutsideProblem
        ? error
        : new OutsideProblem(
            'unreachable',
            timedOut
              ? `${named(hostname)} did not answer in time.`
              : `${named(hostname)} could not be reached.`,
          ),
  };
}
