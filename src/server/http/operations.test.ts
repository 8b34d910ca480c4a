import Fastify from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { readConfig } from '#platform/config/config.ts';
import { createMetrics } from './metrics.ts';
import { serveOperations } from './operations.ts';

const token = 'a token for the metrics';
let hasRoom = true;
let isEnding = false;
const metrics = createMetrics({
  pageCache: { stats: () => ({}) as never },
  handle: { stats: () => ({ fsyncs: 0, respawns: 0, waiting: 0 }) },
  jobs: { counts: async () => ({}) as never },
  mails: async () => ({ waiting: 0, dead: 0, oldestSeconds: 0 }),
  health: {
    disk: async () => null,
    backup: async () => ({ last: null, isNeeded: false }),
    certificate: async () => undefined,
  },
  hasRoom: () => hasRoom,
});
const app = Fastify();
serveOperations(
  app,
  {
    ping: async () => {},
    isEnding: () => isEnding,
    hasRoom: () => hasRoom,
    metrics: metrics.text,
    counts: async () => ({}),
    observe: metrics.observe,
  },
  readConfig({ METRICS_TOKEN: token }),
);
afterEach(() => void (hasRoom = true));

it.each([
  [true, 'accepted', 0],
  [false, 'refused: the disk is nearly full', 1],
])(
  'with room %s on the disk, a balancer sends visitors, and the operator reads: %s',
  async (room, changes, refused) => {
    hasRoom = room;
    const ready = await app.inject('/readyz');
    expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ready', changes }]);
    const headers = { authorization: `Bearer ${token}` };
    const { body } = await app.inject({ url: '/metrics', headers });
    expect(body).toContain(`writes{what="refused"} ${refused}\n`);
  },
);

it('tells the proxy when the process is about to end', async () => {
  isEnding = true;
  const { statusCode } = await app.inject('/healthz');
  isEnding = false;
  expect([statusCode, (await app.inject('/healthz')).statusCode]).toEqual([503, 200]);
});
