import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/**
 * Resolves to a free port of 127.0.0.1. Another process may take it before the caller does; prefer port 0 where the
 * listener can report its port.
 */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const closed = once(server, 'close');
  server.close();
  await closed;
  return port;
}
