import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer as createPlainServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'node:tls';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { dayMs } from '#facts/time.ts';
import { certify, provideOpenssl } from '#support/nginx.ts';
import { freePort } from '#support/free-port.ts';
import { certificateEnd } from './certificate.ts';

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'aangan-certificate-'));
  certify(await provideOpenssl(), folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const addressOf = async (server: Server) => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `https://localhost:${(server.address() as AddressInfo).port}`;
};

it('tells the end of the certificate at the address, though nobody vouches for it', async () => {
  const pem = (name: string) => readFileSync(join(folder, name));
  const address = await addressOf(createServer({ key: pem('key.pem'), cert: pem('cert.pem') }));
  const left = (await certificateEnd(address))!.getTime() - Date.now();
  // `certify` asks for two days.
  expect(left).toBeGreaterThan(dayMs);
  expect(left).toBeLessThanOrEqual(2 * dayMs);
});

it('is null where nothing answers, something else does, or nothing is said', async () => {
  for (const host of ['localhost', '127.0.0.1', '[::1]'])
    expect(await certificateEnd(`https://${host}:${await freePort()}`)).toBeNull();
  const other = await addressOf(createPlainServer((socket) => socket.end('HTTP/1.1 200 OK\r\n\r\n')));
  expect(await certificateEnd(other)).toBeNull();
  const silent = await addressOf(createPlainServer((socket) => void socket.on('error', () => {})));
  expect(await certificateEnd(silent)).toBeNull();
});
