import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { createTestSite } from '#support/site.ts';

// A proxy has sent part of a request when the process is asked to end.
it('a request that comes while the site closes is answered, and its connection ends', async () => {
  const site = await createTestSite();
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((site.app.server.address() as AddressInfo).port, '127.0.0.1');
  const taken = once(site.app.server, 'connection');
  const [line] = (await taken) as [{ bytesRead: number }];
  socket.write('GET /readyz HTTP/1.1\r\nHost: x\r\n');
  await expect.poll(() => line.bytesRead).toBeGreaterThan(0);
  let said = '';
  socket.setEncoding('utf8').on('data', (part: string) => (said += part));
  const ended = once(socket, 'end');
  const closed = site.close();
  await expect.poll(() => site.app.server.listening).toBe(false);
  socket.write('\r\n');
  await ended;
  await closed;
  expect(said).toMatch(/^HTTP\/1\.1 200 /);
  expect(said.toLowerCase()).toContain('connection: close');
});
