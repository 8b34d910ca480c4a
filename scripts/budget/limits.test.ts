import { describe, expect, it } from 'vitest';
import { broken, heaviest, limits } from './limits.ts';
import type { Visit } from './visit.ts';

const kb = 1024;
const light: Visit = {
  path: '/blogs',
  status: 200,
  ...limits,
  other: 1,
  foreignRequests: [],
  again: [],
  intl: [],
  moved: [],
};

describe('a visit', () => {
  it('may cost exactly the limits', () => {
    expect(broken(light)).toEqual([]);
  });

  it.each(['markup', 'script', 'picture', 'font'] as const)('may not cost a byte more of %s', (kind) => {
    expect(broken({ ...light, [kind]: light[kind] + 1 })).toHaveLength(1);
  });

  it('may not move what is on screen, nor ask anybody else', () => {
    expect(
      broken({ ...light, shift: 0.2, moved: ['<h1>'], foreignRequests: ['https://example.com/x'] }),
    ).toEqual([
      '/blogs: shift 0.200, allowed 0.010 (<h1>)',
      '/blogs: asked another origin, https://example.com/x',
    ]);
  });
});

it('a page may not ask twice for one file', () => {
  expect(broken({ ...light, again: ['/assets/app.css'] })).toEqual([
    '/blogs: asked twice for /assets/app.css',
  ]);
});

it('a page may not ask Intl before it is used, unless its dates are somebody’s own', () => {
  const intl = ['DateTimeFormat at x.js:1:1'];
  expect(broken({ ...light, intl })).toEqual([
    '/blogs: asked Intl before it was used, DateTimeFormat at x.js:1:1',
  ]);
  for (const path of ['/plan/x', '/hi/enquiry/x', '/list/x'])
    expect(broken({ ...light, path, font: 0, intl })).toEqual([]);
  expect(broken({ ...light, path: '/plan', intl })).toHaveLength(1);
});

it('a page in Hindi has 40 kB for its letters, and a little more for its words', () => {
  const hindi = { ...light, path: '/hi/blogs', font: 40 * kb, script: limits.script + 3 * kb };
  expect(broken(hindi)).toEqual([]);
  expect(broken({ ...hindi, font: hindi.font + 1, script: hindi.script + 1 })).toHaveLength(2);
  expect(broken({ ...hindi, path: '/hindi' })).toHaveLength(1);
});

it.each([
  ['/vendors/catering', 133.5],
  ['/profile/one', 139.5],
  ['/profile/one/work/two', 123.5],
  ['/khanmkt', 133.5],
  ['/Market', 133.5],
  ['/catering', 135],
  ['/blogs/vendors', 123.5],
  ['/contact', 123.5],
  ['/communities', 125.5],
])('of %s the scripts may be %i kB', (path, allowed) => {
  expect(broken({ ...light, path, script: allowed * kb })).toEqual([]);
  expect(broken({ ...light, path, script: allowed * kb + 1 })).toHaveLength(1);
});

it('a page that does not answer is not light but broken', () => {
  expect(broken({ ...light, status: 404, markup: 0 })).toEqual(['/blogs: answered 404']);
});

it('the page that is nearest to its limit is named', () => {
  expect(heaviest([light, { ...light, path: '/vendors', script: 120 * kb }])).toContain(
    'script: at most 123.5 kB of 123.5 kB (/blogs)',
  );
  expect(heaviest([light, { ...light, path: '/heavy', script: 200 * kb }])).toContain(
    'script: at most 200.0 kB of 123.5 kB (/heavy)',
  );
});
