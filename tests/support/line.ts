import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A proxy to a service on this machine that can simulate network faults. */
export type Line = {
  port: number;
  /** Refuses connections. */
  cut(): void;
  /** Keeps and accepts connections, and forwards nothing. */
  swallow(): void;
  /** Delays everything by these milliseconds, each way. */
  slow(ms: number): void;
  /** Leads to another port from now on, as the address of a managed service does; open connections are closed. */
  lead(to: number): void;
  /** Works again; connections of the faulty time are closed. */
  mend(): void;
  close(): Promise<void>;
};

/** Opens a port that forwards to another one. */
export async function openLine(port: number): Promise<Line> {
  let to = port;
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
    lead(other) {
      to = other;
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
