/**
 * @file Loaded before a server (`NODE_OPTIONS=--import`): the old sites of an import. Every name below `.example` resolves to a
 * public address, which the server judges like any other, and every connection gets one picture at every address.
 */
import dns from 'node:dns';
import { readFileSync } from 'node:fs';
import http from 'node:http';
import net, { type LookupFunction } from 'node:net';

const picture = readFileSync(new URL('../../public/art/community/founders-share.jpg', import.meta.url));
const publicAddress = '93.184.215.14';

const sites = http.createServer((_, reply) => void reply.end(picture));
sites.listen(0, '127.0.0.1').unref();

const { lookup } = dns;
Object.assign(dns, {
  lookup(
    name: string,
    options: dns.LookupAllOptions,
    done: (error: null, found: dns.LookupAddress[]) => void,
  ) {
    if (name.endsWith('.example')) return done(null, [{ address: publicAddress, family: 4 }]);
    return lookup(
      name,
      options,
      done as unknown as (error: Error | null, found: dns.LookupAddress[]) => void,
    );
  },
});

type Connect = (error: Error | null, socket?: net.Socket) => void;
Object.assign(http.Agent.prototype, {
  createConnection({ host, lookup: judged }: { host: string; lookup: LookupFunction }, done: Connect) {
    judged(host, { all: true }, (error) => {
      if (error) return done(error);
      const { port } = sites.address() as net.AddressInfo;
      return done(null, net.connect(port, '127.0.0.1'));
    });
  },
});
