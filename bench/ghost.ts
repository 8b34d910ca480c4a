/**
 * @file Our server beside Ghost, the best known publishing system on Node: `node bench/ghost.ts [rounds] [seconds]`. Separate from
 * `peers.ts`, since its 1,300 packages take minutes to install; `GHOST_DIR` names a folder with an earlier installation.
 */
import { compare, guest } from './peers.compare.ts';
import { startGhost } from './peers.ghost.ts';

await compare(
  [
    guest({
      name: 'Ghost',
      start: ({ rows, htmlOf }) => startGhost(rows, htmlOf),
      serversOf: (peer) => [
        {
          name: peer.version,
          questionOf(row) {
            const path = peer.pathOf(row);
            return path === undefined
              ? undefined
              : { url: peer.url + path, headers: { 'accept-encoding': 'gzip' } };
          },
        },
      ],
    }),
  ],
  true,
);
