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

/** The promise that some handlers wait for. */
let late: PromiseWithResolvers<{ there: boolean }>;
const never = new Promise<never>(() => {});

/** The app's log lines of a warning or worse. */
let logged: string[] = [];

async function serve(timeoutMs: number) {
  logged = [];
  late = Promise.withResolvers();
  app = fastify({
    logger: { level: 'warn', stream: { write: (line: string) => void logged.push(line) } },
  });
  app.setErrorHandler(errorReply);
  answerInTime(app, timeoutMs);
  app.get('/api/hangs', () => never);
  app.get('/hangs', () => never);
  app.get('/api/answers', () => ({ there: true }));
  app.get('/api/patient', { config: { answerTimeoutMs: 60_000 } }, () => ({ there: true }));
  app.post('/api/echo', ({ body }) => body);
  app.get('/api/late/returned', () => late.promise);
  app.get('/api/late/sent', async (_, reply) => reply.code(200).send(await late.promise));
  app.get('/late/redirected', async (_, reply) => {
    await late.promise;
    return reply.redirect('/elsewhere');
  });
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

  it.each(['/api/late/returned', '/api/late/sent', '/late/redirected'])(
    'is answered once, and what comes after its time is for nobody: %s',
    async (path) => {
      const { url } = await serve(50);
      expect((await fetch(url + path)).status).toBe(503);
      logged = [];
      late.resolve({ there: true });
      // The handlers continue in the same turn as this.
      await new Promise((go) => setImmediate(go));
      expect(logged).toEqual([]);
    },
  );

  it('for a page that hangs is answered with a page where a person reads it', async () => {
    const { url } = await serve(50);
    const headers = { accept: 'text/html,*/*;q=0.8' };
    const page = await fetch(`${url}/hangs?a=%22`, { headers });
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5']);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(await page.text()).toContain('<a href="/hangs?a=%22">');
    expect((await fetch(`${url}/hangs`)).headers.get('content-type')).toContain('json');
    expect((await fetch(`${url}/api/hangs`, { headers })).headers.get('content-type')).toContain('json');
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
