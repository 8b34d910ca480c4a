import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A line to a service on this machine that can be made as bad as lines are, and mended. */
export type Line = {
  port: number;
  /** The service seems to be away. */
  cut(): void;
  /** Connections stay and are made, and nothing arrives any more. */
  swallow(): void;
  /** Everything takes so many milliseconds, each way. */
  slow(ms: number): void;
  /** As good as new; whoever was on the line in its bad time is told that it broke. */
  mend(): void;
  close(): Promise<void>;
};

/** Opens a port that leads to another one. */
export async function openLine(to: number): Promise<Line> {
  let whole = true;
  let delayMs = 0;
  let swallows = false;
  const relay = (from: Socket, into: Socket) =>
    from
      .on('data', (chunk) => {
        if (swallows) return;
        if (delayMs === 0) into.write(chunk);
        else setTimeout(() => into.write(chunk), delayMs);
      })
      .on('close', () => into.destroy());
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
    relay(socket, other);
    relay(other, socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    cut() {
      whole = false;
      drop();
    },
    swallow: () => void (swallows = true),
    slow: (ms) => void (delayMs = ms),
    mend() {
      if (swallows || delayMs > 0) drop();
      whole = true;
      swallows = false;
      delayMs = 0;
    },
    async close() {
      const closed = once(server, 'close');
      server.close();
      drop();
      await closed;
    },
  };
}
