/** @file Limits the open connections, and closes the oldest when a new client needs one. */
import { readFileSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** File descriptors reserved for the database, pictures and logs. */
const reservedFiles = 300;

/** Returns the number of files that this process may open; a connection is one. Node has raised the soft limit to the hard one. */
function openFilesLimit(): number {
  try {
    return Number(/^Max open files +(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1] ?? Infinity);
  } catch {
    return Infinity;
  }
}

/** Requests that may wait behind another on one connection. Browsers and proxies send one at a time. */
const maxPipelined = 8;

export type Connections = {
  /**
   * Returns whether the request may be answered. A client with too many unanswered requests is disconnected: each answer would
   * be made and held in memory, at the cost of some bytes.
   */
  admit(request: IncomingMessage, response: ServerResponse): boolean;
  /** Marks a request as running: its connection stays until the answer is sent. */
  work(request: IncomingMessage, response: ServerResponse): void;
};

/**
 * Bounds the connections of a server. When a new one exceeds the limit, the oldest without a running request is closed: it is
 * idle, sends a header or body too slowly, or does not read its answer. Browsers reconnect by themselves. So clients that
 * hold connections open cannot keep another visitor out.
 */
export function boundConnections(server: Server, wanted: number): Connections {
  const maxOpen = Math.max(10, Math.min(wanted, openFilesLimit() - reservedFiles));
  const open = new Set<Socket>();
  const working = new Map<Socket, IncomingMessage>();
  const pipelined = new WeakMap<Socket, number>();

  function makeRoom(): void {
    for (const socket of open) {
      if (working.get(socket)?.complete) continue;
      open.delete(socket);
      socket.destroy();
      return;
    }
  }

  server.on('connection', (socket) => {
    if (open.size >= maxOpen) makeRoom();
    if (open.size >= maxOpen) return void socket.destroy();
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });

  return {
    admit({ socket }, response) {
      if (socket.destroyed) return false;
      // Only an answer that waits behind another has no connection.
      if (response.socket) return true;
      const count = (pipelined.get(socket) ?? 0) + 1;
      if (count > maxPipelined) return (socket.destroy(), false);
      pipelined.set(socket, count);
      response.once('close', () => pipelined.set(socket, pipelined.get(socket)! - 1));
      return true;
    },
    work(request, response) {
      const { socket } = request;
      working.set(socket, request);
      // A connection in use counts as new again. Cached pages skip this, since they must cost next to nothing.
      if (open.delete(socket)) open.add(socket);
      response.once('close', () => working.delete(socket));
    },
  };
}
