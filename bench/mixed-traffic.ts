/** @file What a site is asked on a busy day, as one stream of requests: readers, searches, families who write, the desk. */
import { slugOf } from '#domain/vendors/vendor-addresses.ts';
import { vendorCategoryNames } from '#domain/vendors/vendor-categories.ts';
import { pages } from '#facts/pages.ts';
import { of } from './directory.questions.ts';
import { areas } from './directory.vendors.ts';

type Sent = { method?: string; headers?: Record<string, string>; body?: string };
export type Traffic = { url: string; token: string; vendors: readonly string[] };

const languages = ['', '', '', '/hi'];
const listed = Object.entries(pages).flatMap(([path, page]) => ('sitemap' in page ? [path] : []));
const words = ['bridal lehenga', 'kitchen tile', 'dhol sangeet', 'kesar gupta', 'catrers', 'mandap'];
/** Numbers that spread a counter over lists of any length. */
const stride = 7919;

/** Each kind of request with its share of a thousand. Profiles, lists and searches go on to addresses that were not asked yet. */
const mix: readonly [share: number, ask: (at: number, traffic: Traffic) => { path: string; init?: Sent }][] =
  [
    [300, (at) => ({ path: `${of(languages, at)}${of(listed, at)}` })],
    [200, (at) => ({ path: `/vendors?q=${encodeURIComponent(`${of(words, at)} ${at % 5000}`)}` })],
    [220, (at, { vendors }) => ({ path: `${of(languages, at)}/profile/${of(vendors, at * stride)}` })],
    [
      100,
      (at) => ({
        path: `${of(languages, at)}/vendors/${of(vendorCategoryNames, at)}/${slugOf(of(areas, at * stride))}`,
      }),
    ],
    [50, (at) => ({ path: `/api/vendors/suggest?q=${of(words, at).slice(0, 3 + (at % 6))}` })],
    [30, (at) => ({ path: `/api/vendors/pins?category=${of(vendorCategoryNames, at)}&at=${at}` })],
    [20, (at) => ({ path: `/profile/nobody-${at}` })],
    [
      30,
      (at) => ({
        path: '/api/contacts',
        init: {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'idempotency-key': `mixed-traffic-of-a-day-${at}` },
          body: JSON.stringify({ name: `Visitor ${at}`, email: `v${at}@example.com`, phone: '9876500001' }),
        },
      }),
    ],
    [
      10,
      (at) => ({
        path: '/api/vendor/login',
        init: {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email: `nobody${at}@example.in`, password: `try ${at}` }),
        },
      }),
    ],
    [
      40,
      (at, { token }) => ({
        path: of(
          [
            '/api/staff/enquiries?sort=due',
            '/api/staff/working-set',
            '/api/staff/sheet',
            `/api/staff/enquiries?status=all&q=visitor ${at % 300}`,
          ],
          at,
        ),
        init: { headers: { authorization: `Bearer ${token}` } },
      }),
    ],
  ];
const thousand = mix.flatMap(([share, ask]) => Array.from({ length: share }, () => ask));

/** Sends request number `at` and resolves to its status, 0 when none came. */
export async function askMixed(at: number, traffic: Traffic): Promise<number> {
  const { path, init } = of(thousand, at * stride)(at, traffic);
  try {
    const answer = await fetch(traffic.url + path, {
      ...init,
      headers: {
        'accept-encoding': 'br',
        'x-forwarded-for': `10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}`,
        ...init?.headers,
      },
    });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 0;
  }
}
