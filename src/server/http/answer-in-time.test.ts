import { once } from 'node:events';
import { connect } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { answerInTime, withDeadline, deadlineIn } from './answer-in-time.ts';
import { errorReply } from './error-reply.ts';

let app: FastifyInstance;
afterEach(() => {
  app.server.closeAllConnections();
  return app.close();
});

const never = new Promise<never>(() => {});

async function serve(timeoutMs: number) {
  app = fastify();
  app.setErrorHandler(errorReply);
  answerInTime(app, timeoutMs);
  app.get('/api/hangs', () => never);
  app.get('/hangs', () => never);
  app.get('/api/answers', () => ({ there: true }));
  app.get('/api/patient', { config: { answerTimeoutMs: 60_000 } }, () => ({ there: true }));
  app.post('/api/echo', ({ body }) => body);
  app.post('/api/closed', { onRequest: () => never }, ({ body }) => body);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as { port: number };
  return { port, url: `http://127.0.0.1:${port}` };
}

describe('a request', () => {
  it('that hangs is answered 503 with a time to come back', async () => {
    const { url } = await serve(100);
    const answer = await fetch(`${url}/api/hangs`);
    expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('cache-control')]).toEqual([
      503,
      '5',
      'no-store',
    ]);
    expect(await answer.json()).toMatchObject({ code: 'unavailable' });
    expect((await fetch(`${url}/api/answers`)).status).toBe(200);
    expect((await fetch(`${url}/api/patient`)).status).toBe(200);
  });

  it('for a page is cut off later, so that the page may say it in its own way', async () => {
    const { url } = await serve(100);
    const first = await Promise.race([fetch(`${url}/hangs`), fetch(`${url}/api/hangs`)]);
    expect(first.url).toBe(`${url}/api/hangs`);
    expect((await fetch(`${url}/hangs`)).status).toBe(503);
  });

  it('that hangs before its body is read is answered too', async () => {
    const { url } = await serve(100);
    const body = JSON.stringify('x'.repeat(500_000));
    const headers = { 'content-type': 'application/json' };
    expect((await fetch(`${url}/api/closed`, { method: 'POST', headers, body })).status).toBe(503);
  });

  it('whose body comes slowly has its time from the end of it', async () => {
    const { port } = await serve(300);
    const socket = connect(port, '127.0.0.1');
    let text = '';
    socket.setEncoding('utf8').on('data', (part: string) => (text += part));
    const head = ['POST /api/echo HTTP/1.1', 'Host: a.test', 'Content-Type: application/json'];
    socket.write(`${[...head, 'Content-Length: 6', 'Connection: close'].join('\r\n')}\r\n\r\n"sl`);
    for (const sign of 'ow"') {
      await new Promise((go) => setTimeout(go, 250));
      socket.write(sign);
    }
    await once(socket, 'close');
    expect(text).toMatch(/^HTTP\/1\.1 200 [\s\S]*slow$/);
  });
});

it('several tasks share one moment; after it, only what is there at once', async () => {
  app = fastify();
  const deadline = deadlineIn(1000);
  expect(await withDeadline(deadline, async () => 1)).toBe(1);
  const waiting = [never, never].map((task) => withDeadline(deadline, () => task));
  for (const { status, reason } of (await Promise.allSettled(waiting)) as PromiseRejectedResult[])
    expect([status, reason]).toEqual(['rejected', expect.objectContaining({ code: 'unavailable' })]);
  expect(await withDeadline(deadline, async () => 2)).toBe(2);
  await expect(withDeadline(deadline, () => never)).rejects.toMatchObject({ code: 'unavailable' });
});
