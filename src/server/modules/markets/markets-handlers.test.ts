import { describe, expect, it } from 'vitest';
import type { Market, MarketCard } from '#contract/markets.ts';
import type { VendorCard } from '#contract/vendor-card.ts';
import { borrowTestSite, setUpTestSite } from '#support/set-up-site.ts';

const site = setUpTestSite({ env: { SEED_DEMO: 'yes' } });

describe('GET /api/markets', () => {
  it('lists the six markets in their order, with what a visitor asks', async () => {
    const { status, json } = await site.get('/api/markets');
    expect(status).toBe(200);
    const list = json<MarketCard[]>();
    expect(list.map(({ route }) => route)).toEqual([
      '/mblockmkt',
      '/lajpatmkt',
      '/khanmkt',
      '/sarojinimkt',
      '/rajourigardenmarket',
      '/chandnichowkmkt',
    ]);
    expect(list[2]).toMatchObject({
      id: 'khan-market',
      name: 'Khan Market',
      center: { latitude: 28.6003, longitude: 77.227 },
      closedOn: 'Sunday',
      metro: 'Khan Market (Violet Line)',
      checkedOn: '2026-11-15',
    });
    expect(
      list.every(({ bestHours, gettingThere, known }) => bestHours && gettingThere && known.length === 6),
    ).toBe(true);
  });

  it('is empty when there is none', async () => {
    const empty = await borrowTestSite();
    expect((await empty.get('/api/markets')).json()).toEqual([]);
    await empty.close();
  });
});

describe('GET /api/markets/{marketId}', () => {
  it('answers id, name, centre and the vendors of that market from A to Z', async () => {
    const market = (await site.get('/api/markets/khan-market')).json<Market>();
    expect(market).toMatchObject({ id: 'khan-market', name: 'Khan Market' });
    const names = market.vendors.map(({ companyName }) => companyName);
    expect(names.length).toBeGreaterThanOrEqual(5);
    expect(names).toEqual(names.toSorted());
    expect(market.vendors.every((vendor) => vendor.market === 'khan-market')).toBe(true);
    const listed = (await site.get('/api/vendor/khanmarket/vendors')).json<VendorCard[]>();
    expect(market.vendors).toEqual(listed);
  });

  it('holds nothing private', async () => {
    const { text } = await site.get('/api/markets/khan-market');
    expect(text).not.toMatch(/panGst|passwordHash|email/i);
  });

  it.each(['nowhere', '%00', 'khan-market%00', encodeURIComponent('दिल्ली'), "' or 1=1 --"])(
    'knows no market %s',
    async (id) => {
      const { status, json } = await site.get(
        `/api/markets/${id.includes('%') ? id : encodeURIComponent(id)}`,
      );
      expect([status, json<{ code: string }>().code]).toEqual([404, 'not_found']);
    },
  );

  it('refuses an id that is too long', async () => {
    const { status } = await site.get(`/api/markets/${'x'.repeat(81)}`);
    expect(status).toBe(422);
  });
});

it('a change is seen once its tag is dropped, and the reply is kept until then', async () => {
  const first = await site.get('/api/markets/m-block-market');
  expect(first.headers['etag']).toBeTruthy();
  const again = await site.get('/api/markets/m-block-market', {
    'if-none-match': String(first.headers['etag']),
  });
  expect(again.status).toBe(304);
});
