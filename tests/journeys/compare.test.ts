import { expect, test } from '#support/browser.ts';
import { inLongRuns } from '#support/fuzz/fuzz-run.ts';
import { at, say } from '#support/language.ts';

type Found = { vendors: { _id: string; companyName: string }[] };

test(
  'a phone shows two vendors beside each other, each label above them',
  { tag: ['@phone', ...inLongRuns('@hindi')] },
  async ({ page, request, expectAccessible }) => {
    const { vendors } = (await (await request.get('/api/vendors?category=catering')).json()) as Found;
    for (const count of [2, 3]) {
      const some = vendors.slice(0, count);
      await page.goto(at(`/compare?v=${some.map(({ _id }) => _id).join(',')}&category=catering`));
      const table = page.getByRole('table');
      const width = page.viewportSize()!.width;
      for (const { companyName } of some.slice(0, 2)) {
        const box = (await table.getByRole('columnheader', { name: companyName }).boundingBox())!;
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(width);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const prices = table
        .getByRole('rowgroup')
        .filter({ has: page.getByRole('rowheader', { name: say('Prices') }) });
      const label = (await prices.getByRole('rowheader').boundingBox())!;
      const cells = await prices.getByRole('cell').all();
      expect(cells).toHaveLength(count);
      for (const cell of cells)
        expect((await cell.boundingBox())!.y).toBeGreaterThanOrEqual(label.y + label.height - 1);
      await expect(page.getByText(`${say('Not given by any of them')}:`)).toBeVisible();
      await expectAccessible('main');
    }
  },
);
