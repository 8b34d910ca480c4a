/** @file The limit that `site.ts` measures against: `node:http` with ready bytes, and nothing else. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = { status: number; head: string[]; body: string };

let page = { status: 200, head: [] as string[], body: Buffer.alloc(0) };
let unchanged = page;
const ready = ({ status, head, body }: Answer) => ({ status, head, body: Buffer.from(body, 'base64') });

process.on('message', (told: { page: Answer; unchanged: Answer }) => {
  page = ready(told.page);
  unchanged = ready(told.unchanged);
  process.send!('ready');
});

const server = createServer((request, response) => {
  const { status, head, body } = request.headers['if-none-match'] === undefined ? page : unchanged;
  response.writeHead(status, head).end(body);
});
server.listen(0, '127.0.0.1', () => process.send!((server.address() as AddressInfo).port));
