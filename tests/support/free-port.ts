import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that systems give to outgoing connections, and above those that browsers refuse. */
const [lowest, highest] = [12_000, 32_000] as const;

/**
 * Resolves to a free port of 127.0.0.1 that no outgoing connection of this machine takes meanwhile. Prefer port 0 where the listener can
 * report its port.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(lowest, highest);
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return freePort();
  }
  const closed = once(server, 'close');
  server.close();
  await closed;
  return port;
}
