/** @file How many clients may be connected at a time, and who goes when there is no room for the next one. */
import { readFileSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** For the database, pictures and logs. */
const otherFiles = 300;

/** How many files this process may have open; a connection is one. Node has raised the soft limit to the hard one. */
function openFilesLimit(): number {
  try {
    return Number(/^Max open files +(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1] ?? Infinity);
  } catch {
    return Infinity;
  }
}

export type Connections = {
  /** Told of a request that is worked on: its connection stays until the answer is out. */
  work(request: IncomingMessage, response: ServerResponse): void;
};

/**
 * Bounds the connections of a server. When one more comes, the oldest that does not wait for us is closed: it is idle, or
 * sends half a header or half a body, or does not fetch its answer. Browsers connect anew when they want something. So
 * those who hold connections open, by thousands or by bad intent, never keep another visitor out.
 */
export function boundConnections(server: Server, wanted: number): Connections {
  const most = Math.max(10, Math.min(wanted, openFilesLimit() - otherFiles));
  const open = new Set<Socket>();
  const working = new Map<Socket, IncomingMessage>();

  function makeRoom(): void {
    for (const socket of open) {
      if (working.get(socket)?.complete) continue;
      open.delete(socket);
      socket.destroy();
      return;
    }
  }

  server.on('connection', (socket) => {
    if (open.size >= most) makeRoom();
    if (open.size >= most) return void socket.destroy();
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });

  return {
    work(request, response) {
      const { socket } = request;
      working.set(socket, request);
      // Among the youngest again: it is in use. Kept pages are answered without this, for they must cost next to nothing.
      if (open.delete(socket)) open.add(socket);
      response.once('close', () => working.delete(socket));
    },
  };
}
