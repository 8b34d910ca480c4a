import { once } from 'node:events';
import { connect } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { apiFaultsOf, faultsOf } from '#support/fuzz/sound-answer.ts';
import { setUpTestSite } from '#support/set-up-site.ts';

const site = setUpTestSite();
let port: number;
beforeAll(async () => {
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  port = (site.app.server.address() as { port: number }).port;
});

/** Sends these bytes and collects the answers until the server ends the connection. */
async function raw(bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.setEncoding('utf8').on('data', (part: string) => (text += part));
  socket.write(bytes);
  await once(socket, 'close');
  return text;
}

/** Returns the parts of the one expected answer. */
function partsOf(answer: string) {
  const [head = '', ...body] = answer.split('\r\n\r\n');
  const [line = '', ...lines] = head.split('\r\n');
  const headers = Object.fromEntries(lines.map((one) => one.split(': ') as [string, string]));
  return { status: Number(line.split(' ')[1]), headers, text: body.join('\r\n\r\n') };
}

const head = 'Host: site.test\r\n';

describe('a malformed request', () => {
  it.each([
    ['no HTTP at all', 'nonsense\r\n\r\n', 400],
    [
      'a length and chunks at once',
      `POST /api/contacts HTTP/1.1\r\n${head}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /metrics HTTP/1.1\r\n${head}\r\n`,
      400,
    ],
    [
      'two lengths',
      `POST /api/contacts HTTP/1.1\r\n${head}Content-Length: 1\r\nContent-Length: 2\r\n\r\nab`,
      400,
    ],
    ['a length that is none', `POST /api/contacts HTTP/1.1\r\n${head}Content-Length: +5\r\n\r\nhello`, 400],
    [
      'a chunk whose size is none',
      `POST /api/contacts HTTP/1.1\r\n${head}Transfer-Encoding: chunked\r\n\r\nzz\r\n`,
      400,
    ],
    [
      'chunks under another name',
      `POST /api/contacts HTTP/1.1\r\n${head}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`,
      400,
    ],
    ['a blank before the colon', `GET /api/site HTTP/1.1\r\n${head}Transfer-Encoding : chunked\r\n\r\n`, 400],
    ['a line that goes on in the next', `GET /api/site HTTP/1.1\r\n${head}X-A: b\r\n c\0\r\n\r\n`, 400],
    ['a bare line feed in the head', `GET /api/site HTTP/1.1\r\n${head}X-A: b\rX-B: c\r\n\r\n`, 400],
    ['two hosts', `GET /api/site HTTP/1.1\r\n${head}hOST: site.test\r\n\r\n`, 400],
    ['two hosts of an old version', `GET /api/site HTTP/1.0\r\n${head}Host: b.test\r\n\r\n`, 400],
    ['no host', `GET /api/site HTTP/1.1\r\n\r\n`, 400],
    ['a head beyond its bound', `GET /api/site HTTP/1.1\r\n${head}X-A: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ])('%s is refused once, in our shape, and the connection ends', async (_, bytes, status) => {
    const answer = await raw(bytes);
    expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
    const parts = partsOf(answer);
    expect(parts.status).toBe(status);
    expect(apiFaultsOf(parts)).toEqual([]);
    expect(parts.headers).toMatchObject({ connection: 'close', 'x-frame-options': 'DENY' });
  });
});

it.each(['site.test', 'SITE.test:80', '127.0.0.1:3000', '[::1]:3000', 'my_laptop.local'])(
  'the host %s is answered',
  async (host) => {
    const answer = await raw(`GET /healthz HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    expect(partsOf(answer).status).toBe(200);
  },
);

it('a host need not be named in HTTP/1.0', async () => {
  expect(partsOf(await raw('GET /healthz HTTP/1.0\r\n\r\n')).status).toBe(200);
});

it.each(['', 'a.test/b', 'user@a.test', 'a.test, b.test', 'a b', 'a.test:http', '"a.test"'])(
  'the host "%s" is refused',
  async (host) => {
    expect(partsOf(await raw(`GET /healthz HTTP/1.1\r\nHost: ${host}\r\n\r\n`)).status).toBe(400);
  },
);

describe('an address that cannot be read', () => {
  it.each([
    ['/api/blog/%', 400],
    ['/api/blog/%ff', 400],
    ['/%zz', 404],
    [`/api/blog/${'x'.repeat(600)}`, 404],
  ])('%s is refused in our shape, without being said back', async (path, status) => {
    const { status: given, headers, text } = await site.get(path);
    expect(given).toBe(status);
    const faults = path.startsWith('/api/') ? apiFaultsOf : faultsOf;
    expect(faults({ status: given, headers, text })).toEqual([]);
    expect(text).not.toContain(path.split('/').at(-1));
  });
});
