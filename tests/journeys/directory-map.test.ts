import type { Page } from '@playwright/test';
import { expect, test } from '#support/browser.ts';
import { at, say } from '#support/language.ts';

type Found = {
  vendors: { _id: string; companyName: string; cardPrice: string | null; area: string | null }[];
};

/** Opens the map of a search; returns it once its pins are there. */
async function mapAt(page: Page, search: string) {
  await page.goto(at(`/vendors${search}#map`));
  const map = page.getByRole('region', { name: say('Map: {name}', { name: say('Delhi-NCR') }) });
  await expect(map.locator('.map-pin, .map-cluster').first()).toBeVisible();
  return map;
}

test(
  'a chosen pin opens a card, whose focus leads in and out',
  { tag: ['@desktop', '@phone', '@hindi'] },
  async ({ page, request, expectAccessible }) => {
    const search = '?category=catering&area=Chandni+Chowk';
    const { vendors } = (await (await request.get(`${at('/api/vendors')}${search}`)).json()) as Found;
    const map = await mapAt(page, search);
    const pin = map.locator('.leaflet-marker-icon:has(.map-pin)').first();
    const name = (await pin.getAttribute('aria-label'))!;
    const known = vendors.find(({ companyName }) => companyName === name)!;
    await pin.focus();
    await page.keyboard.press('Enter');
    const card = map.getByRole('article');
    const link = card.getByRole('link', { name });
    await expect(link).toBeFocused();
    await expect(card).toContainText(known.area!);
    if (known.cardPrice) await expect(card).toContainText(/₹/);
    await expect(card.locator('img')).not.toHaveCount(0);
    await expectAccessible('section[aria-label] article');
    // All of it stays in the map.
    const [frame, box] = [await map.boundingBox(), await card.boundingBox()];
    expect(box!.x).toBeGreaterThanOrEqual(frame!.x);
    expect(box!.x + box!.width).toBeLessThanOrEqual(frame!.x + frame!.width);
    // Beside its pin, never over it.
    const chosen = (await map.locator('.map-pin-chosen').boundingBox())!;
    expect(chosen.y + chosen.height <= box!.y || box!.y + box!.height <= chosen.y).toBe(true);
    await page.keyboard.press('Escape');
    await expect(card).toHaveCount(0);
    await expect(pin).toBeFocused();
  },
);

test(
  'a single pin has names of the ground around it in sight',
  { tag: ['@desktop', '@phone'] },
  async ({ page }) => {
    // In the middle of the city, and far from every metro.
    for (const search of ['?q=hina+mehendi', '?q=naamkaran']) {
      const map = await mapAt(page, search);
      await expect.poll(() => map.locator('.map-pin').count()).toBe(1);
      const inSight = () =>
        map.evaluate((frame) => {
          const { left, right, top, bottom } = frame.getBoundingClientRect();
          return [...frame.querySelectorAll('.map-name')].filter((word) => {
            const box = word.getBoundingClientRect();
            return box.left < right && left < box.right && box.top < bottom && top < box.bottom;
          }).length;
        });
      await expect.poll(inSight).toBeGreaterThan(1);
    }
  },
);
