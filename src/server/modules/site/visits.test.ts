/** @postgres upserts of counts, and their sums */
import { describe, expect, it } from 'vitest';
import { dayMs } from '#facts/time.ts';
import { retentionDays } from '#facts/limits.ts';
import type { Health } from '#contract/desk/health.ts';
import { visitMeasureCounts } from '#platform/db/tables.ts';
import { asStaff } from '#support/as-staff.ts';
import { setUpTestSite } from '#support/set-up-site.ts';

const begin = new Date('2026-11-30T06:00:00Z').getTime();
let now = begin;
const site = setUpTestSite({ clock: () => new Date(now) });
const visit = (more: object = {}) =>
  site.post('/api/visits', { page: '/blogs/:id', connection: '3g', lcp: 2501, inp: 40, cls: 0, ...more });
const healthNow = async () => (await asStaff(site, 'GET /api/staff/health')).json<Health>();

describe('POST /api/visits', () => {
  it('counts each measure by the bound that holds it, many at once without losing one', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => visit()));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]));
    await visit({ connection: '4g', lcp: 900, inp: undefined });
    const counted = await site.db.select().from(visitMeasureCounts);
    expect(
      counted.map(({ day, page, connection, measure, bound, count }) =>
        [day, page, connection, measure, bound, count].join(' '),
      ),
    ).toEqual(
      expect.arrayContaining([
        '2026-11-30 /blogs/:id 3g lcp 3000 30',
        '2026-11-30 /blogs/:id 3g inp 50 30',
        '2026-11-30 /blogs/:id 3g cls 0 30',
        '2026-11-30 /blogs/:id 4g lcp 1000 1',
        '2026-11-30 /blogs/:id 4g cls 0 1',
      ]),
    );
    expect(counted).toHaveLength(5);
  });

  it.each([
    { page: '/enquiry/secret' },
    { connection: '5g' },
    { lcp: -1 },
    { lcp: 60_001 },
    { inp: 1.5 },
    { who: 'me' },
  ])('refuses %j', async (more) => expect((await visit(more)).status).toBe(422));

  it('is told on the page Health, by page and connection, for seven days', async () => {
    const { checks, pages } = await healthNow();
    expect(pages).toEqual([
      { page: '/blogs/:id', connection: '3g', visits: 30, lcp: 3000, inp: 50, cls: 0 },
      { page: '/blogs/:id', connection: '4g', visits: 1, lcp: 1000, inp: null, cls: 0 },
    ]);
    expect(checks.find(({ part }) => part === 'speed')).toMatchObject({
      state: 'watch',
      says: '31 visits were measured in the last 7 days; three in four had their largest part within 3 s, an answer to each touch within 50 ms, shifts of at most 0.',
    });
    now = begin + 6 * dayMs;
    expect((await healthNow()).pages).toHaveLength(2);
    now = begin + 7 * dayMs;
    expect((await healthNow()).pages).toEqual([]);
  });

  it('is deleted after its time', async () => {
    now = begin + retentionDays.visitMeasure * dayMs;
    expect(await site.destroyWhatIsOld()).toMatchObject({ visitMeasures: 0 });
    now += dayMs;
    expect(await site.destroyWhatIsOld()).toMatchObject({ visitMeasures: 5 });
  });
});

describe('a script that fails in a browser', () => {
  const tell = (place: unknown, page = '/contact') =>
    site.post('/api/events', { name: 'script_error', page, place });

  it('is counted by page, and its place is in the log', async () => {
    expect((await tell('TypeError at /assets/site-a1.js:1:20')).status).toBe(202);
    expect((await site.post('/api/events', { name: 'script_error' })).status).toBe(202);
    expect((await healthNow()).checks.find(({ part }) => part === 'errors')?.says).toBe(
      'Scripts failed 2 times in the last 2 days (private pages and tools 1, /contact 1).',
    );
  });

  it.each([
    'asha@example.in',
    'TypeError at https://evil.example/x.js:1:2',
    'TypeError at /assets/a.js:1:2 98100',
    '',
  ])('tells nothing but a place: %s is refused', async (place) =>
    expect((await tell(place)).status).toBe(422),
  );
});
