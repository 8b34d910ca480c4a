/** @file A client that requests one address a fixed number of times over some connections, to compare what so many answers cost. */
import { connect, type Socket } from 'node:net';
import { once } from 'node:events';

const endOfHead = '\r\n\r\n';

/** Returns the length of the first answer in these bytes, or undefined while its head is incomplete. A 304 has a length and no body. */
function answerBytes(received: Buffer): number | undefined {
  const headBytes = received.indexOf(endOfHead) + endOfHead.length;
  if (headBytes < endOfHead.length) return undefined;
  const head = received.toString('latin1', 0, headBytes);
  const [, status] = /^HTTP\/1\.1 (\d+)/.exec(head) ?? [];
  if (status !== '200' && status !== '304') throw new Error(`answered ${head.slice(0, 60)}`);
  const length = status === '304' ? 0 : Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1]);
  return headBytes + length;
}

/** Requests `count` times over `connections` with keep-alive, each after its answer. @throws when an answer is neither 200 nor 304. */
export async function askMany(
  url: string,
  headers: Readonly<Record<string, string>>,
  count: number,
  connections = 16,
): Promise<void> {
  const { hostname, port, host, pathname, search } = new URL(url);
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const request = `GET ${pathname}${search} HTTP/1.1\r\n${lines.join('')}\r\n`;
  let left = count;
  const sockets: Socket[] = [];
  async function askInTurn(): Promise<void> {
    const socket = connect(Number(port), hostname);
    sockets.push(socket);
    await once(socket, 'connect');
    socket.setNoDelay(true);
    const done = Promise.withResolvers<void>();
    const next = () => (left-- > 0 ? void socket.write(request) : done.resolve());
    let received: Buffer = Buffer.alloc(0);
    let wanted: number | undefined;
    // A socket without an encoding gives bytes.
    socket.on('data', (chunk: Buffer) => {
      try {
        received = received.length > 0 ? Buffer.concat([received, chunk]) : chunk;
        wanted ??= answerBytes(received);
        if (wanted === undefined || received.length < wanted) return;
        received = received.subarray(wanted);
        wanted = undefined;
        next();
      } catch (error) {
        done.reject(error);
      }
    });
    socket.once('error', done.reject);
    socket.once('close', () => done.reject(new Error('the server hung up')));
    next();
    await done.promise;
  }
  try {
    await Promise.all(Array.from({ length: connections }, askInTurn));
  } finally {
    for (const socket of sockets) socket.destroy();
  }
}
