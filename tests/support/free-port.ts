import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/**
 * A port of 127.0.0.1 that nobody used a moment ago. Another process may take it before its caller does;
 * prefer listening on port 0 where the listener can say what it got.
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
