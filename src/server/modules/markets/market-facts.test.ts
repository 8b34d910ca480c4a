import { beforeEach, describe, expect, it } from 'vitest';
import type { Market, MarketCard } from '#contract/markets.ts';
import { asStaff } from '#support/as-staff.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { seedMarkets } from './markets.seed.ts';

// 06:00 on the 21st in Delhi, while it is still the 20th in UTC.
const site = setUpTestSite({ clock: () => new Date('2026-11-20T20:00:00Z') });
beforeEach(async () => {
  await site.reset();
  await site.db.transaction((tx) => seedMarkets(tx));
  await site.drop(['market'], { hard: true });
});

const route = 'PUT /api/staff/markets/khan-market';
const shown = async () => (await site.get('/api/markets/khan-market')).json<Market>();

describe('PUT /api/staff/markets/{marketId}', () => {
  it('changes what is given, keeps the rest, and shows it at once', async () => {
    const before = await shown();
    const answer = await asStaff(site, route, {
      closedOn: 'Monday',
      bestHours: 'Before noon',
      checkedOn: '2026-11-21',
    });
    expect(answer.status).toBe(200);
    const { vendors: _, ...kept } = before;
    const after: MarketCard = {
      ...kept,
      closedOn: 'Monday',
      bestHours: 'Before noon',
      checkedOn: '2026-11-21',
    };
    expect(answer.json()).toEqual(after);
    expect(await shown()).toMatchObject(after);
    const listed = (await site.get('/api/markets')).json<MarketCard[]>();
    expect(listed.find(({ id }) => id === 'khan-market')).toEqual(after);
  });

  it('takes the closing day and the phone away again', async () => {
    await asStaff(site, route, { phone: '9800012345', checkedOn: '2026-11-20' });
    expect(await shown()).toMatchObject({ phone: '9800012345', closedOn: 'Sunday' });
    await asStaff(site, route, { phone: null, closedOn: null, checkedOn: '2026-11-20' });
    expect(await shown()).toMatchObject({ phone: null, closedOn: null, metro: expect.any(String) });
  });

  it.each([
    ['no day of the check', { metro: 'Khan Market' }, 'checkedOn'],
    ['a day that has not come', { checkedOn: '2026-11-22' }, 'checkedOn'],
    ['a day that is none', { checkedOn: '2026-02-30' }, 'checkedOn'],
    ['a weekday that is none', { checkedOn: '2026-11-20', closedOn: 'Sunnday' }, 'closedOn'],
    ['an empty line', { checkedOn: '2026-11-20', metro: ' ' }, 'metro'],
    ['nothing to buy', { checkedOn: '2026-11-20', known: [] }, 'known'],
    ['thirteen things to buy', { checkedOn: '2026-11-20', known: Array(13).fill('Bangles') }, 'known'],
    ['a phone with its country', { checkedOn: '2026-11-20', phone: '+919800012345' }, 'phone'],
    ['an unknown key', { checkedOn: '2026-11-20', name: 'Mine' }, 'name'],
  ])('refuses %s, and names it', async (_, body, field) => {
    const before = await shown();
    const answer = await asStaff(site, route, body);
    expect([400, 422]).toContain(answer.status);
    expect(answer.json<{ fieldErrors: object }>().fieldErrors).toHaveProperty(field);
    expect(await shown()).toEqual(before);
  });

  it.each(['nowhere', 'khan-market%00x', encodeURIComponent('खान')])('knows no market %s', async (id) => {
    expect((await asStaff(site, `PUT /api/staff/markets/${id}`, { checkedOn: '2026-11-20' })).status).toBe(
      404,
    );
  });
});
