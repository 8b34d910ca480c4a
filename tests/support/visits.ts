/** @file Visitors that read pages and send enquiries over TLS, while something happens. */
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:https';

/** What visitors got: how many answers, the references of enquiries that were acknowledged, and each request that failed. */
type Visits = { answers: number; sent: string[]; failed: string[] };

const visitors = 4;

/** Has visitors come to `https://localhost:PORT` until the event. */
export async function visitsUntil(event: Promise<unknown>, port: number): Promise<Visits> {
  // The certificate is of an authority that the proxy has just made.
  const agent = new Agent({ keepAlive: true, rejectUnauthorized: false });
  const visits: Visits = { answers: 0, sent: [], failed: [] };
  let isOver = false;
  const begun = performance.now();

  const ask = (method: string, path: string, headers = {}, body?: string) => {
    const { promise, resolve, reject } = Promise.withResolvers<{ status: number; text: string }>();
    const asked = request(
      {
        host: '127.0.0.1',
        servername: 'localhost',
        port,
        method,
        path,
        agent,
        headers: { host: `localhost:${port}`, ...headers },
      },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => (text += part));
        answer.on('end', () => resolve({ status: answer.statusCode!, text }));
        answer.on('error', reject);
      },
    );
    asked.on('error', reject).end(body);
    return promise;
  };
  const judge = async (what: string, asked: Promise<{ status: number; text: string }>, wanted: number) => {
    const { status, text } = await asked.catch((error: unknown) => ({ status: 0, text: String(error) }));
    visits.answers += 1;
    if (status === wanted) return text;
    const second = ((performance.now() - begun) / 1000).toFixed(1);
    visits.failed.push(`${second} s: ${status} ${what} ${text.slice(0, 80)}`);
    return undefined;
  };
  const send = async () => {
    const key = randomUUID();
    const body = JSON.stringify({ name: `Visitor ${key}`, phone: '9876500001', email: `${key}@example.com` });
    const headers = { 'content-type': 'application/json', 'idempotency-key': key };
    const text = await judge('POST', ask('POST', '/api/contacts', headers, body), 201);
    if (text) visits.sent.push((JSON.parse(text) as { reference: string }).reference);
  };
  const visit = async () => {
    while (!isOver) {
      await judge('GET /', ask('GET', '/'), 200);
      await judge('GET /weddingvendors', ask('GET', `/weddingvendors?q=${randomUUID()}`), 200);
      await send();
    }
  };
  const all = Promise.all(Array.from({ length: visitors }, visit));
  await event;
  isOver = true;
  await all;
  agent.destroy();
  return visits;
}
