import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { boundConnections } from './connections.ts';
import { createHttpServer } from './http-server.ts';

const most = 12;
let server: Server;
let clients: Socket[];

async function start(handler: RequestListener = (_, response) => response.end('here')): Promise<void> {
  clients = [];
  server = createServer((request, response) => {
    if (!connections.admit(request, response)) return;
    connections.work(request, response);
    handler(request, response);
  });
  const connections = boundConnections(server, most);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
}
afterEach(() => {
  for (const client of clients) client.destroy();
  server.closeAllConnections();
  server.close();
});

const portOf = () => (server.address() as AddressInfo).port;

/** Connects a client that sends only these bytes; resolves when the server has accepted the connection. */
async function client(words: string): Promise<Socket> {
  const taken = once(server, 'connection');
  const socket = connect(portOf(), '127.0.0.1')
    .on('error', () => {})
    .resume();
  clients.push(socket);
  await taken;
  if (words) socket.write(words);
  return socket;
}
const get = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';
const answerTo = async (socket: Socket) => String((await once(socket, 'data'))[0]);

it.each([
  ['say nothing', ''],
  ['never end their headers', 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: '],
  ['never end their body', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nhalf'],
])('lets go of those who %s, the oldest first, and serves the next', async (_, words) => {
  await start((request, response) => {
    request.resume().on('end', () => response.end('here'));
  });
  const slow = [];
  for (let index = 0; index < most; index += 1) slow.push(await client(words));
  const gone = once(slow[0]!, 'close');
  const visitor = await client(get);
  expect(await answerTo(visitor)).toContain('here');
  await gone;
  expect(slow.slice(1).some(({ closed }) => closed)).toBe(false);
});

it('lets idle connections go, never one that waits for its answer', async () => {
  const held: (() => void)[] = [];
  await start((request, response) => {
    if (request.url === '/slow') held.push(() => response.end('at last'));
    else response.end('here');
  });
  const waiting = await client(get.replace('/', '/slow'));
  for (let index = 1; index < most; index += 1) await answerTo(await client(get));
  expect(await answerTo(await client(get))).toContain('here');
  const answer = answerTo(waiting);
  held[0]!();
  expect(await answer).toContain('at last');
});

it('turns the newcomer away when all the others are being served', async () => {
  let begun = 0;
  await start(() => void (begun += 1));
  for (let index = 0; index < most; index += 1) await client(get);
  await expect.poll(() => begun).toBe(most);
  const late = await client(get);
  if (!late.closed) await once(late, 'close');
  expect(begun).toBe(most);
  expect(clients.filter(({ closed }) => closed)).toEqual([late]);
});

it('answers some requests that are sent together, in their order', async () => {
  let asked = 0;
  await start((_, response) => response.end(`answer ${(asked += 1)};`));
  const visitor = await client('');
  let text = '';
  const answered = new Promise<void>((done) => {
    visitor.on('data', (chunk) => {
      text += String(chunk);
      if (text.includes('answer 9;')) done();
    });
  });
  visitor.write(get.repeat(9));
  await answered;
  expect(text.match(/answer \d/g)).toEqual(Array.from({ length: 9 }, (_, at) => `answer ${at + 1}`));
  // Those are answered, so that more may follow.
  visitor.write(get.repeat(9));
  await once(visitor, 'data');
  expect(visitor.closed).toBe(false);
});

it('hangs up on a client that asks for more before it has its answers, and makes no more of them', async () => {
  let asked = 0;
  await start(() => void (asked += 1));
  const greedy = await client('');
  const gone = once(greedy, 'close');
  greedy.write(get.repeat(500));
  await gone;
  expect(asked).toBe(9);
});

it('hangs up on a client that does not read its answer, when nothing has moved for the time that is set', async () => {
  clients = [];
  const large = Buffer.alloc(64 * 1024 * 1024);
  const limits = {
    HEADERS_TIMEOUT_MS: 60_000,
    BODY_TIMEOUT_MS: 60_000,
    REQUEST_TIMEOUT_MS: 60_000,
    KEEP_ALIVE_MS: 60_000,
    STALLED_MS: 200,
    MAX_CONNECTIONS: most,
  };
  const handle: RequestListener = (_, response) => response.end(large);
  server = createHttpServer({ handle, refuse: handle }, { tryServe: () => false }, limits);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const taken = once(server, 'connection');
  const idler = await client(get);
  idler.pause();
  const [socket] = (await taken) as [Socket];
  await once(socket, 'close');
  expect(idler.bytesRead).toBeLessThan(large.length);
});
