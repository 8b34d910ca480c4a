import { expect, test } from '#support/browser.ts';
import { at, say } from '#support/language.ts';
import { isTakenOver } from '#support/taken-over.ts';

test('a part that cannot be had says so in the stated words; samples stand in where stated', async ({
  page,
  allowedConsole,
}) => {
  allowedConsole.push(/status of 500/);
  await page.goto(at('/pending'), { waitUntil: 'networkidle' });
  await page.route(/\/api\/(vendor|crewmembers|blog)\//, (route) => route.fulfill({ status: 500, json: {} }));
  const visit = async (path: string) => {
    // As a link would: by the browser's own router, which asks the API.
    await page.evaluate((to) => {
      history.pushState({}, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    }, path);
    await expect(page).toHaveURL(path);
    await page.keyboard.press('Escape');
  };
  await visit('/crew');
  await expect(page.getByText(say('Error fetching crew members'))).toBeVisible();
  await visit('/marketing');
  await expect(page.getByText(say('Failed to fetch vendor data. Please try again later.'))).toBeVisible();
  await visit('/buisnessstartup');
  await expect(page.getByText(say('Failed to load business blogs. Please try again later.'))).toBeVisible();
  await visit('/constructionvendors');
  await expect(
    page.getByText(say('Failed to load Construction blogs. Please try again later.')),
  ).toBeVisible();
  await visit('/investment');
  await expect(page.getByRole('heading', { name: 'Sample Finance Advisers' })).toBeVisible();
  await visit('/entertainment');
  await expect(page.getByRole('heading', { name: 'Sample DJ and Sound' })).toBeVisible();
});

test('project slides move by themselves, can be paused, and the middle one is 60 percent wide', async ({
  page,
}) => {
  await page.goto(at('/buisnessstartup'), { waitUntil: 'networkidle' });
  const carousel = page.getByRole('group', { name: say('Previous Projects') });
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel.getByRole('button', { name: /Pause/ })).toBeVisible();
  const [outer, slide] = await carousel.evaluate((node) => [
    node.querySelector('ul')!.parentElement!.getBoundingClientRect().width,
    node.querySelector('li')!.getBoundingClientRect().width,
  ]);
  expect(slide / outer).toBeCloseTo(0.6, 2);
  await carousel.getByRole('button', { name: /Pause/ }).click();
  await expect(carousel.getByRole('button', { name: /Play/ })).toBeVisible();
});

for (const [what, refused, count, standIn] of [
  ['the drawings of five categories', '**/art/category/*', 5, /\/art\/default\/blog/],
  ['all drawings', '**/art/**', 8, /^data:image\/svg/],
] as const)
  test(`${what} do not come: each has its stand-in, before the page is alive and after`, async ({
    page,
    allowedConsole,
  }) => {
    allowedConsole.push(/ERR_FAILED/);
    await page.route(refused, (route) => route.abort());
    const tiles = page.locator('main ul a picture img').filter({ visible: true });
    const shown = () =>
      tiles.evaluateAll((all) =>
        (all as HTMLImageElement[]).map((one) => (one.naturalWidth > 0 ? one.currentSrc : 'broken')),
      );
    const areThere = async () => {
      await expect(tiles).toHaveCount(8);
      for (const tile of await tiles.all()) await tile.scrollIntoViewIfNeeded();
      await expect.poll(shown).not.toContain('broken');
      expect((await shown()).filter((source) => standIn.test(source))).toHaveLength(count);
    };
    // The scripts come when all of this is over.
    const { promise: scripts, resolve: arrive } = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await scripts;
      await route.continue();
    });
    await page.goto(at('/location'), { waitUntil: 'domcontentloaded' });
    await areThere();
    arrive();
    await page.waitForFunction(isTakenOver, undefined);
    await areThere();
  });
