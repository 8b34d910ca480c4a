/**
 * @file Requests to other hosts. What asks for them is somebody's text, so that no address may lead into the network of this machine:
 * each name is resolved once, every address of the answer is judged, and the connection goes to what was judged.
 */
import dns from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { shorten } from '#domain/formats/shorten.ts';
import { Problem } from './problem.ts';
import ipaddr from 'ipaddr.js';

/** A public address at which machines in Azure find the keys of their own network. */
const metadataAddresses = ['168.63.129.16'];
/** What was given out of IPv6. Outside of it an address may hold one of IPv4, whatever its range is called. */
const globalIpv6 = ipaddr.parseCIDR('2000::/3');

/** Returns whether an address, as a name server answers it, is one of the public network. */
function isPublic(address: string): boolean {
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast' || metadataAddresses.includes(address)) return false;
  return parsed.kind() === 'ipv4' || parsed.match(globalIpv6);
}

/** Why nothing came of it: it is never asked for, nobody answers, what was answered is no file, or it is too large. */
export type OutsideReason = 'forbidden' | 'unreachable' | 'answer' | 'size';

/** A request to another host that failed, in a sentence. */
export class OutsideProblem extends Problem {
  readonly reason: OutsideReason;
  constructor(reason: OutsideReason, message: string) {
    super('invalid_input', { message });
    this.reason = reason;
  }
}

/** What tests let through so that they can ask a server of this machine. Nothing else gives any. */
export type Loosened = {
  addresses?: readonly string[];
  ports?: readonly number[];
  /** In the place of the machine's name servers. */
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

/** The name of a host as a sentence shows it. */
export const named = (hostname: string) => shorten(hostname, 100);

/** Returns what judges addresses and asks them. */
export function createJudgedRequests({ addresses = [], ports = [80, 443], lookup = dns.lookup }: Loosened) {
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

  return {
    /** @throws OutsideProblem when an address is never asked, whatever it resolves to */
    checkAddress(url: URL, hosts?: readonly string[]): void {
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
    },

    /** Makes one request and follows nothing. Rejects with what the connection failed with. */
    ask: (url: URL, { method, headers, body, signal }: JudgedRequest) =>
      new Promise<http.IncomingMessage>((resolve, reject) => {
        const protocol = url.protocol as keyof typeof agents;
        const { request } = protocol === 'https:' ? https : http;
        request(url, { method, agent: agents[protocol], lookup: judgedLookup, headers, signal })
          .on('response', resolve)
          .on('error', reject)
          .end(body);
      }),

    /** What a failed request is to whoever asked. */
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
