/** @file Clients that hold hundreds of connections to a server open: raw sockets, since no client library behaves so badly. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';

const dripMs = 250;
const batch = 500;

const head = (line: string, more = '') => `${line} HTTP/1.1\r\nHost: site.test\r\n${more}`;
const get = (path: string) => `${head(`GET ${path}`)}\r\n`;

/** Returns the number of files that this process may open, less its own need. */
export const roomForSockets = (): number =>
  Number(/^Max open files +(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1]) - 500;

/** Opens this many connections, some hundreds at a time. */
export async function dial(port: number, count: number, greet: (socket: Socket) => void): Promise<Socket[]> {
  const sockets: Socket[] = [];
  while (sockets.length < count) {
    const some = Array.from({ length: Math.min(batch, count - sockets.length) }, async () => {
      const socket = connect(port, '127.0.0.1');
      // The server may hang up at any moment: that is the purpose of the test.
      socket.on('error', () => {});
      await once(socket, 'connect');
      greet(socket);
      return socket;
    });
    sockets.push(...(await Promise.all(some)));
  }
  return sockets;
}

/** Writes a beginning, then some more at intervals, for ever; so it also notices when the server has hung up. */
function drip(socket: Socket, beginning: string, more = 'x', everyMs = dripMs): void {
  socket.write(beginning);
  const timer = setInterval(() => socket.write(more), everyMs);
  socket.on('close', () => clearInterval(timer));
}

const longBody = 'Content-Type: application/json\r\nContent-Length: 60000\r\n\r\n';
const largeAnswer = '/api/openapi.json';

/** Misbehaviours by name: the client's actions once connected. */
export const slowClients = {
  'say nothing': (socket) => void socket.resume(),
  'never end their headers': (socket) => drip(socket.resume(), head('GET /', 'X-Slow: ')),
  'never end their body': (socket) => drip(socket.resume(), head('POST /api/contacts', longBody)),
  'never read their answers': (socket) => drip(socket.pause(), get(largeAnswer).repeat(9), get(largeAnswer)),
  'ask for everything at once': (socket) => drip(socket.resume(), get(largeAnswer).repeat(500), get('/')),
} satisfies Record<string, (socket: Socket) => void>;

/** Connects all clients at the same moment for one request each. Resolves with the first lines of the answers. */
export async function flood(port: number, count: number, path: string): Promise<string[]> {
  const asked = Array.from({ length: count }, async () => {
    const [socket] = await dial(port, 1, (one) =>
      one.write(`${head(`GET ${path}`, 'Connection: close\r\n')}\r\n`),
    );
    return firstLine(socket!);
  });
  return Promise.all(asked);
}

/** Sends one request per client and stays connected. */
export const keepAlive = (port: number, count: number, path: string): Promise<Socket[]> =>
  dial(port, count, (socket) => void socket.resume().write(get(path)));

/** Returns the first received line, or '' when the connection closes before. */
export async function firstLine(socket: Socket): Promise<string> {
  let text = '';
  for await (const chunk of socket.setEncoding('utf8')) {
    text += String(chunk);
    if (text.includes('\r\n')) break;
  }
  return text.split('\r\n')[0]!;
}

/** Returns the server's answer to a request with a header of this many bytes. */
export async function askWithHeader(port: number, bytes: number): Promise<string> {
  const [socket] = await dial(port, 1, (one) =>
    one.write(`${head('GET /', `X-Large: ${'a'.repeat(bytes)}\r\n`)}\r\n`),
  );
  return firstLine(socket!);
}

/** Resolves when the server has hung up on all of them. */
export const hungUp = (sockets: readonly Socket[]): Promise<unknown> =>
  // Not once(): it would reject on the error that announces the end.
  Promise.all(
    sockets
      .filter(({ destroyed }) => !destroyed)
      .map((socket) => new Promise((resolve) => socket.on('close', resolve))),
  );

/** Sends the head of a request and then its body byte by byte, for ever. Resolves with all received data when the server has hung up. */
export async function dripBody(
  port: number,
  line: string,
  headers: Readonly<Record<string, string>>,
  { beginning = '', dripEveryMs = dripMs } = {},
): Promise<string> {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const [socket] = await dial(port, 1, (one) =>
    drip(one, `${head(line, lines.join(''))}\r\n${beginning}`, ' ', dripEveryMs),
  );
  let text = '';
  socket!.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  await hungUp([socket!]);
  return text;
}
