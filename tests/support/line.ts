import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A line to a service on this machine that can be cut, so that the service seems to be away, and mended. */
export type Line = { port: number; cut(): void; mend(): void; close(): Promise<void> };

/** Opens a port that leads to another one. */
export async function openLine(to: number): Promise<Line> {
  let whole = true;
  const sockets = new Set<Socket>();
  const drop = () => {
    for (const socket of sockets) socket.resetAndDestroy();
  };
  const server = createServer((socket) => {
    socket.on('error', () => {});
    if (!whole) return void socket.resetAndDestroy();
    const other = connect(to, '127.0.0.1').on('error', () => socket.destroy());
    for (const one of [socket, other]) {
      sockets.add(one);
      one.on('close', () => sockets.delete(one));
    }
    socket.pipe(other).pipe(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    cut() {
      whole = false;
      drop();
    },
    mend: () => void (whole = true),
    async close() {
      const closed = once(server, 'close');
      server.close();
      drop();
      await closed;
    },
  };
}
