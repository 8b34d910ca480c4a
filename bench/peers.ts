/**
 * @file Our server beside its limit and its peers, each on one core and measured in turns: a bare `node:http` server with the same bytes,
 * nginx with the same files, WordPress with the same words. `node bench/peers.ts [rounds] [seconds]`; about four minutes.
 *
 * Two ratios to the bare server's turn of the same round: of requests a second, and of processor time for a request, which neighbours
 * on the machine disturb less. Its temporary folders are deleted; Debian's packages stay installed.
 */
import { compare, guest, sameAddresses } from './peers.compare.ts';
import { startFileServer } from './peers.nginx.ts';
import type { Row } from './peers.pages.ts';
import { startWordpress } from './peers.wordpress.ts';

const isFile = (row: Row) => !row.body && row.words !== 'search';

await compare([
  guest({
    name: 'nginx',
    start: ({ answers }) => startFileServer(answers),
    serversOf(files) {
      const { questionOf } = sameAddresses('', files.url);
      return [{ name: 'nginx, files', questionOf: (row) => (isFile(row) ? questionOf(row) : undefined) }];
    },
  }),
  guest({
    name: 'WordPress',
    start: ({ rows, htmlOf }) => startWordpress(rows, htmlOf),
    serversOf: (peer) =>
      [
        { kind: '', base: peer.url },
        { kind: ', page cache', base: peer.cachedUrl },
      ].map(({ kind, base }) => ({
        name: peer.version + kind,
        questionOf(row) {
          const question = peer.questionOf(row);
          const headers = {
            'accept-encoding': 'gzip',
            ...(question?.body && { 'content-type': 'application/x-www-form-urlencoded' }),
          };
          return question && { url: base + question.path, headers, body: question.body };
        },
      })),
  }),
]);
