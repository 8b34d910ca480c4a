/** @file The limit for our server: `node:http` with ready bytes, and nothing else. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An answer with its headers in turn; the body in base64, since it crosses a process. */
export type Answer = { status: number; head: string[]; body: string };
/** Answers by address, those of all renderings that are kept of it; `unchanged` is for requests with a tag. */
export type Answers = Record<string, { pages: readonly Answer[]; unchanged?: Answer }>;

const ready = ({ status, head, body }: Answer) => ({ status, head, body: Buffer.from(body, 'base64') });
type Ready = ReturnType<typeof ready>;
let answers = new Map<string, { pages: readonly Ready[]; unchanged?: Ready }>();

process.on('message', (told: Answers) => {
  answers = new Map(
    Object.entries(told).map(([url, { pages, unchanged }]) => [
      url,
      { pages: pages.map(ready), ...(unchanged && { unchanged: ready(unchanged) }) },
    ]),
  );
  process.send!('ready');
});

const server = createServer((request, response) => {
  const { pages, unchanged } = answers.get(request.url!)!;
  const isHeld = unchanged !== undefined && request.headers['if-none-match'] !== undefined;
  // At random, as ours: bytes that come in turn stay in the processor's own cache.
  const { status, head, body } = isHeld ? unchanged : pages[Math.floor(Math.random() * pages.length)]!;
  // A form's answer waits for the form.
  if (request.method === 'POST') request.resume().on('end', () => response.writeHead(status, head).end(body));
  else response.writeHead(status, head).end(body);
});
server.listen(0, '127.0.0.1', () => process.send!((server.address() as AddressInfo).port));
