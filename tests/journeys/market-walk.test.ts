import { expect, test } from '#support/browser.ts';
import { inLongRuns } from '#support/fuzz/fuzz-run.ts';
import { at, say } from '#support/language.ts';

test(
  'shops of a market are chosen, stand in walking order, and stay on the device',
  { tag: ['@desktop', ...inLongRuns('@hindi')] },
  async ({ page, expectAccessible }) => {
    await page.goto(at('/market/khan-market'));
    await page.getByRole('link', { name: say('Plan a walk') }).click();
    await expect(page).toHaveURL(at('/walk/khan-market'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      say('A walk through {market}', { market: say('Khan Market') }),
    );
    const way = page.getByRole('region', { name: new RegExp(`^(${say('All shops')}|${say('Your walk')})$`) });
    const all = await way.getByRole('listitem').count();
    expect(all).toBeGreaterThan(2);
    await expectAccessible();
    const names = await way.getByRole('listitem').getByRole('link').allInnerTexts();
    // Chosen from the far end: the order stays that of the walk.
    for (const name of [names.at(-1)!, names[0]!])
      await page.getByRole('checkbox', { name: `${say('See on the walk')}: ${name}` }).check();
    await expect(page.getByRole('heading', { name: say('Your walk') })).toBeVisible();
    await expect(way.getByRole('listitem').getByRole('link')).toHaveText([names[0]!, names.at(-1)!]);
    const [two] = say('{stops} shops, about {distance} on foot between them', {
      stops: 2,
      distance: 1,
    }).split(',');
    await expect(page.getByRole('status').filter({ hasText: two })).toBeVisible();
    await page.reload();
    await expect(way.getByRole('listitem')).toHaveCount(2);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('region', { name: say('More shops') })).toBeHidden();
    await expect(way.getByRole('listitem').first()).toBeVisible();
    await page.emulateMedia({ media: null });
    await page.getByRole('button', { name: say('Start over') }).click();
    await expect(way.getByRole('listitem')).toHaveCount(all);
  },
);
