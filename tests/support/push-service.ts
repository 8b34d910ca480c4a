/**
 * @file A push service and a browser, as a server sees them: the service accepts posts, and decrypts them with the device's keys by
 * RFC 8291 and 8188, without the library that wrote them.
 */
import { createDecipheriv, createECDH, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import type { OutsidePost } from '#platform/outside-post.ts';

type Push = { path: string; headers: IncomingHttpHeaders; body: Buffer };

/** Creates a browser's subscription at a well-known push service. */
export function createDevice(name: string) {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys();
  const authSecret = randomBytes(16);
  return {
    subscription: {
      address: `https://updates.push.services.mozilla.com/wpush/v2/${name}`,
      p256dh: publicKey.toString('base64url'),
      auth: authSecret.toString('base64url'),
    },
    /** Returns the content of a push, as the device's browser decrypts it. @throws when it was written for another device */
    read({ body }: Push): string {
      const salt = body.subarray(0, 16);
      const keyEnd = 21 + body.readUInt8(20);
      const theirs = body.subarray(21, keyEnd);
      const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, theirs]);
      const secret = Buffer.from(hkdfSync('sha256', pair.computeSecret(theirs), authSecret, keyInfo, 32));
      const derived = (what: string, bytes: number) =>
        Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${what}\0`, bytes));
      const decipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
      decipher.setAuthTag(body.subarray(-16));
      const padded = Buffer.concat([decipher.update(body.subarray(keyEnd, -16)), decipher.final()]);
      return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
    },
  };
}

/** Returns a push's sender; null when it is not signed by the key that it names (RFC 8292). */
export function senderOf({ headers }: Push): { key: string; claims: Record<string, unknown> } | null {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: jwk, format: 'jwk', dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  return isSigned
    ? { key, claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown> }
    : null;
}

/** The connection to the service: name resolution and TLS end here, all else is real. */
export const postingTo =
  (port: number): OutsidePost =>
  async (address, { headers, body }) => {
    const at = `http://127.0.0.1:${port}${new URL(address).pathname}`;
    return (await fetch(at, { method: 'POST', headers, body: Buffer.from(body) })).status;
  };

/** Starts a real local server that accepts pushes. */
export async function startPushService() {
  const pushes: Push[] = [];
  let answer: (path: string) => number = () => 201;
  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '';
    const status = answer(path);
    pushes.push({ path, headers: request.headers, body: await buffer(request) });
    response.writeHead(status).end('told');
  }
  const server = createServer((request, response) => void take(request, response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    /** Received pushes, oldest first, accepted or not. */
    pushes,
    answerWith(next: (path: string) => number) {
      answer = next;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
