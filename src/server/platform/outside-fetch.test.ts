import type dns from 'node:dns';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createOutsideFetch, type Loosened, type OutsideRequest } from './outside-fetch.ts';

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }
});

/** Starts a real server of this machine. */
async function serve(listener: RequestListener, host = '127.0.0.1', port = 0) {
  const server = createServer(listener);
  servers.push(server);
  await once(server.listen(port, host), 'listening');
  return (server.address() as AddressInfo).port;
}
/** Makes a name server with these answers, one list for each query; the last one from then on. */
function names(answers: Record<string, string[][]>) {
  const asked: string[] = [];
  const lookup = ((name: string, _: object, done: (error: Error | null, found: object[]) => void) => {
    asked.push(name);
    const left = answers[name];
    const found = (left && left.length > 1 ? left.shift() : left?.[0]) ?? [];
    if (found.length === 0) done(Object.assign(new Error('no such name'), { code: 'ENOTFOUND' }), []);
    else
      done(
        null,
        found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      );
  }) as typeof dns.lookup;
  return { asked, lookup };
}
const request: OutsideRequest = { accept: 'image/*', maxBytes: 1024, timeoutMs: 5000 };
const fetched = (address: string, loosened: Loosened, more: Partial<OutsideRequest> = {}) =>
  createOutsideFetch(loosened)(address, { ...request, ...more });
const here = (port: number, more: Loosened = {}): Loosened => ({
  addresses: ['127.0.0.1'],
  ports: [port],
  ...more,
});

describe('as the site has it', () => {
  const fetchFile = createOutsideFetch();

  // Ports are refused before an address is resolved, so that these use the usual ones: nobody may connect.
  it.each([
    'http://127.0.0.1/',
    'http://127.1/',
    'http://0x7f000001/',
    'http://2130706433/',
    'http://0.0.0.0/',
    'http://localhost/',
    'http://10.0.0.1/',
    'http://172.16.0.1/',
    'http://192.168.1.1/',
    'http://100.64.0.1/',
    'http://100.100.100.200/',
    'http://169.254.169.254/latest/meta-data/',
    'http://168.63.129.16/',
    'http://192.0.0.192/',
    'http://198.18.0.1/',
    'http://224.0.0.1/',
    'http://255.255.255.255/',
    'https://[::1]/',
    'http://[::]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:a9fe:a9fe]/',
    'http://[::127.0.0.1]/',
    'http://[fe80::1]/',
    'http://[fc00::1]/',
    'http://[fd00:ec2::254]/',
    'http://[fec0::1]/',
    'http://[64:ff9b::a9fe:a9fe]/',
    'http://[2002:7f00:1::]/',
    'http://[2001:0:7f00:1::]/',
    'http://[ff02::1]/',
  ])('%s is never asked', async (address) => {
    await expect(fetchFile(address, request)).rejects.toMatchObject({
      reason: 'forbidden',
      message: expect.stringMatching(/leads into a network that is never asked\.$/) as string,
    });
  });

  it.each([
    ['file:///etc/passwd', 'Only addresses that begin with http:// or https:// are fetched.'],
    ['ftp://old.example/a.jpg', 'Only addresses that begin with http:// or https:// are fetched.'],
    ['data:image/png;base64,AAAA', 'Only addresses that begin with http:// or https:// are fetched.'],
    ['http://me:secret@old.example/', 'An address with a password in it is not fetched.'],
    ['http://old.example:5432/', 'Port 5432 of old.example is not asked.'],
    ['/a.jpg', 'This is no address.'],
    ['http://[', 'This is no address.'],
  ])('%s is refused', (address, message) =>
    expect(fetchFile(address, request)).rejects.toMatchObject({ reason: 'forbidden', message }),
  );

  it('does not reach a server of this machine', async () => {
    let asked = 0;
    const port = await serve(() => void (asked += 1));
    // It does answer: without the guard the calls above would mean nothing.
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.destroy();
    await expect(fetched(`http://127.0.0.1:${port}/`, { ports: [port] })).rejects.toMatchObject({
      reason: 'forbidden',
    });
    expect(asked).toBe(0);
  });
});

describe('a name', () => {
  it('is resolved once, and the connection goes to what was judged', async () => {
    const reached: (string | undefined)[] = [];
    const listener: RequestListener = ({ socket }, reply) => {
      reached.push(socket.localAddress);
      reply.end('picture');
    };
    const port = await serve(listener);
    await serve(listener, '127.0.0.2', port);
    // The second answer would lead to an address that was never judged.
    const { asked, lookup } = names({ 'old.example': [['127.0.0.1'], ['127.0.0.2']] });
    const file = await fetched(`http://old.example:${port}/a.jpg`, here(port, { lookup }));
    expect(file).toEqual({ url: `http://old.example:${port}/a.jpg`, content: Buffer.from('picture') });
    expect([asked, reached]).toEqual([['old.example'], ['127.0.0.1']]);
  });

  it.each([
    ['into this machine', ['127.0.0.2']],
    ['to a public and a private address', ['127.0.0.1', '10.0.0.1']],
    ['into this machine by IPv6', ['::1']],
    ['into this machine by an old form of IPv6', ['::7f00:1']],
    ['to the keys of a cloud', ['169.254.169.254']],
  ])('that leads %s is not asked', async (_, addresses) => {
    let asked = 0;
    const port = await serve(() => void (asked += 1));
    const { lookup } = names({ 'old.example': [addresses] });
    await expect(fetched(`http://old.example:${port}/`, here(port, { lookup }))).rejects.toMatchObject({
      reason: 'forbidden',
      message: 'old.example leads into a network that is never asked.',
    });
    expect(asked).toBe(0);
  });

  it('of nobody is said', async () => {
    const { lookup } = names({});
    await expect(fetched('http://gone.example/', { lookup })).rejects.toMatchObject({
      reason: 'unreachable',
      message: 'gone.example could not be reached.',
    });
  });

  it('is asked only when it was chosen, with or without www', async () => {
    const port = await serve((_, reply) => reply.end('picture'));
    const { lookup } = names({ 'www.old.example': [['127.0.0.1']], 'other.example': [['127.0.0.1']] });
    const hosts = ['Old.example'];
    const rules = here(port, { lookup });
    expect((await fetched(`http://www.old.example:${port}/`, rules, { hosts })).content.toString()).toBe(
      'picture',
    );
    await expect(fetched(`http://other.example:${port}/`, rules, { hosts })).rejects.toMatchObject({
      message: 'It leads to other.example, which was not chosen.',
    });
  });
});

describe('a redirect', () => {
  const redirecting = (to: (path: string) => string | null) =>
    serve((asked, reply) => {
      const location = to(asked.url!);
      if (location === null) reply.end('picture');
      else reply.writeHead(302, { location }).end();
    });

  it('is followed three times', async () => {
    const port = await redirecting((path) => (path === '/3' ? null : `/${Number(path.slice(1)) + 1}`));
    const file = await fetched(`http://127.0.0.1:${port}/0`, here(port));
    expect(file).toEqual({ url: `http://127.0.0.1:${port}/3`, content: Buffer.from('picture') });
  });

  it('without an end is left', async () => {
    let asked = 0;
    const port = await redirecting(() => `/${(asked += 1)}`);
    await expect(fetched(`http://127.0.0.1:${port}/`, here(port))).rejects.toMatchObject({
      reason: 'answer',
      message: 'More than 3 redirects.',
    });
    expect(asked).toBe(4);
  });

  it.each([
    ['http://169.254.169.254/', 'leads into a network'],
    ['http://127.0.0.2/', 'leads into a network'],
    ['http://[::1]/', 'leads into a network'],
    ['file:///etc/passwd', 'Only addresses'],
    ['http://127.0.0.1:22/', 'Port 22'],
    ['http://[', 'This is no address.'],
  ])('to %s is judged like any address', async (location, said) => {
    const port = await redirecting(() => location);
    await expect(fetched(`http://127.0.0.1:${port}/`, here(port))).rejects.toMatchObject({
      reason: 'forbidden',
      message: expect.stringContaining(said) as string,
    });
  });

  it('to a host that was not chosen is not followed', async () => {
    const port = await redirecting(() => 'http://other.example/');
    const hosts = ['127.0.0.1'];
    await expect(fetched(`http://127.0.0.1:${port}/`, here(port), { hosts })).rejects.toMatchObject({
      message: 'It leads to other.example, which was not chosen.',
    });
  });
});

describe('an answer', () => {
  it.each<[string, RequestListener, string, string]>([
    ['of another status', (_, reply) => reply.writeHead(404).end(), 'answer', '127.0.0.1 answered with 404.'],
    [
      'with a redirect to nowhere',
      (_, reply) => reply.writeHead(302).end(),
      'answer',
      '127.0.0.1 answered with 302.',
    ],
    [
      'that says it is too large',
      (_, reply) => reply.writeHead(200, { 'content-length': '5000000' }).write('x'),
      'size',
      'It is larger than 1 MB.',
    ],
    [
      'that grows without end',
      (_, reply) => {
        const more = () =>
          void (reply.write('x'.repeat(64 * 1024)) ? setImmediate(more) : reply.once('drain', more));
        more();
      },
      'size',
      'It is larger than 1 MB.',
    ],
    [
      'that is cut',
      (_, reply) => reply.writeHead(200, { 'content-length': '50' }).write('x', () => reply.destroy()),
      'unreachable',
      '127.0.0.1 could not be reached.',
    ],
    [
      'that is no HTTP',
      (asked) => asked.socket.end('nonsense\r\n\r\n'),
      'unreachable',
      '127.0.0.1 could not be reached.',
    ],
  ])('%s is said', async (_, listener, reason, message) => {
    const port = await serve(listener);
    await expect(
      fetched(`http://127.0.0.1:${port}/`, here(port), { maxBytes: 1024 * 1024 }),
    ).rejects.toMatchObject({
      reason,
      message,
    });
  });

  it.each<[string, RequestListener]>([
    ['that never begins', () => {}],
    ['that never ends', (_, reply) => void reply.write('x')],
  ])('%s is given up', async (_, listener) => {
    const port = await serve(listener);
    await expect(fetched(`http://127.0.0.1:${port}/`, here(port), { timeoutMs: 300 })).rejects.toMatchObject({
      reason: 'unreachable',
      message: '127.0.0.1 did not answer in time.',
    });
  });

  it('is not waited for when the work has to stop', async () => {
    const stop = new AbortController();
    const port = await serve(() => stop.abort(new Error('The process ends.')));
    await expect(fetched(`http://127.0.0.1:${port}/`, here(port), { signal: stop.signal })).rejects.toThrow(
      'The process ends.',
    );
  });

  it('is asked for without a word about this site or its people', async () => {
    let headers: object = {};
    const port = await serve((asked, reply) => {
      headers = asked.headers;
      reply.end('x');
    });
    await fetched(`http://127.0.0.1:${port}/a.jpg`, here(port));
    expect(headers).toEqual({
      accept: 'image/*',
      'accept-encoding': 'identity',
      'user-agent': 'Aangan',
      host: `127.0.0.1:${port}`,
      connection: 'keep-alive',
    });
  });
});
