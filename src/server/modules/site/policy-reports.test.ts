import { describe, expect, it } from 'vitest';
import { createLog } from '#platform/log.ts';
import { borrowTestSite, setUpTestSite } from '#support/set-up-site.ts';

const token = 'a token for the metrics';
const secret = 's'.repeat(43);
const lines: string[] = [];
const log = createLog('warn', { write: (line: string) => void lines.push(line) });
const site = setUpTestSite({ env: { METRICS_TOKEN: token }, log });

const old = (report: object) => ({ 'csp-report': report });
const send = async (body: unknown, type: string) => {
  lines.length = 0;
  const { status } = await site.post('/api/csp-report', body, { 'content-type': type });
  return { status, logged: lines.map((line) => JSON.parse(line) as Record<string, unknown>) };
};
const counted = async (directive: string) => {
  const { text } = await site.get('/metrics', { authorization: `Bearer ${token}` });
  return Number(
    new RegExp(`^csp_reports_total\\{directive="${directive}"\\} (\\d+)`, 'm').exec(text)?.[1] ?? 0,
  );
};

describe('POST /api/csp-report', () => {
  it('counts a report of the older kind and logs it without what an address may tell', async () => {
    const report = {
      'effective-directive': 'script-src-elem',
      'blocked-uri': `https://evil.example/a.js?of=${secret}`,
      'document-uri': `https://aangan.example/enquiry/${secret}?name=Asha`,
      'script-sample': 'alert("Asha")',
    };
    const { status, logged } = await send(old(report), 'application/csp-report');
    expect([status, logged]).toEqual([
      202,
      [
        expect.objectContaining({
          directive: 'script-src-elem',
          blocked: 'https://evil.example',
          page: '/enquiry/-',
          reports: 1,
        }),
      ],
    ]);
    expect(JSON.stringify(logged)).not.toMatch(/Asha|sss/);
    expect(await counted('script-src-elem')).toBe(1);
  });

  it('takes several of the newer kind in one line, and none of another', async () => {
    const body = {
      effectiveDirective: 'img-src',
      blockedURL: 'inline',
      documentURL: 'https://aangan.example/',
    };
    const violation = { type: 'csp-violation', age: 1, url: 'https://aangan.example/', body };
    const other = { type: 'deprecation', body: { id: 'x' } };
    const { status, logged } = await send([violation, other, violation], 'application/reports+json');
    expect([status, logged.length, logged[0]!['reports'], logged[0]!['blocked']]).toEqual([
      202,
      1,
      2,
      'inline',
    ]);
    expect(await counted('img-src')).toBe(2);
    expect((await send([other], 'application/reports+json')).logged).toEqual([]);
  });

  it('makes no label of what somebody invents', async () => {
    const { logged } = await send(old({ 'violated-directive': 'my"} 1\nfake' }), 'application/csp-report');
    expect(logged[0]).toMatchObject({ directive: 'other', blocked: '-', page: '-' });
    expect(await counted('other')).toBe(1);
  });

  it.each([
    ['too much', old({ 'blocked-uri': 'x'.repeat(17_000) }), 413],
    ['a long word', old({ 'blocked-uri': 'x'.repeat(2001) }), 422],
    ['too many', Array.from({ length: 21 }, () => ({ type: 'csp-violation' })), 422],
    ['nothing', {}, 422],
  ])('refuses %s', async (_, body, status) => {
    expect((await send(body, 'application/csp-report')).status).toBe(status);
  });
});

it('is limited for each address', async () => {
  const narrow = await borrowTestSite({ env: { LIMIT_FACTOR: '1' } });
  const statuses = [];
  for (let at = 0; at < 22; at++)
    statuses.push(
      (await narrow.post('/api/csp-report', old({}), { 'content-type': 'application/csp-report' })).status,
    );
  expect(statuses.filter((status) => status === 202)).toHaveLength(20);
  expect(statuses.at(-1)).toBe(429);
  await narrow.close();
});
