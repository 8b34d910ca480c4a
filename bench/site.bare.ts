/** @file The limit for our server: `node:http` with ready bytes, and nothing else. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An answer with its headers in turn; the body in base64, since it crosses a process. */
export type Answer = { status: number; head: string[]; body: string };
/** Answers by address; `unchanged` is for requests with a tag. */
export type Answers = Record<string, { page: Answer; unchanged?: Answer }>;

const ready = ({ status, head, body }: Answer) => ({ status, head, body: Buffer.from(body, 'base64') });
let answers = new Map<string, { page: ReturnType<typeof ready>; unchanged: ReturnType<typeof ready> }>();

process.on('message', (told: Answers) => {
  answers = new Map(
    Object.entries(told).map(([url, { page, unchanged }]) => [
      url,
      { page: ready(page), unchanged: ready(unchanged ?? page) },
    ]),
  );
  process.send!('ready');
});

const server = createServer((request, response) => {
  const { page, unchanged } = answers.get(request.url!)!;
  const { status, head, body } = request.headers['if-none-match'] === undefined ? page : unchanged;
  // A form's answer waits for the form.
  if (request.method === 'POST') request.resume().on('end', () => response.writeHead(status, head).end(body));
  else response.writeHead(status, head).end(body);
});
server.listen(0, '127.0.0.1', () => process.send!((server.address() as AddressInfo).port));
