import type { Page } from '@playwright/test';
import { violationsIn } from '#support/accessibility.ts';
import { expect, openDesk, test } from '#support/desk-server.ts';
import { photo, fillRegistration, vendorForm } from '#support/vendor-account.ts';
import { spilled } from '#support/reach.ts';

/** Pages that live on what the staff writes, and so have little to show on the first day. */
const emptyPages = [
  '/',
  '/gallery',
  '/blogs',
  '/weddingvendors',
  '/vendors',
  '/help',
  '/careers',
  '/catering',
];
const widths = [360, 1280];

const firstSteps = (page: Page) => page.getByRole('region', { name: 'First steps of a new site' });
const expectSteps = async (page: Page, titles: string[]) => {
  await openDesk(page, '/desk', 'Today');
  await expect(firstSteps(page).locator('li a > span:first-child')).toHaveText(titles);
};
const publish = async (page: Page, label = 'Publish') => {
  await page.getByRole('button', { name: label, exact: true }).click();
  await expect(page.getByText('On the site', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: label, exact: true })).toHaveCount(0);
};
const begin = async (page: Page, what: string, field: string, name: string) => {
  await page.getByRole('button', { name: `New ${what}` }).click();
  await page.getByRole('textbox', { name: field }).fill(name);
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
};
const write = async (page: Page, text: string) => {
  await page.getByRole('textbox', { name: 'Text', exact: true }).click();
  await page.keyboard.insertText(text);
};

/** What is wrong with a page that has nothing to show yet. */
async function poorIn(page: Page): Promise<string[]> {
  const headings = await page.getByRole('heading', { level: 1 }).allTextContents();
  const broken = await page.evaluate(() =>
    [...document.images]
      .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
      .map(({ src }) => `${src} shows nothing`),
  );
  const bare = await page.evaluate(() =>
    [...document.querySelectorAll('main h2, main h3')]
      .filter((heading) => heading.checkVisibility() && !heading.closest('section, article, li, form, div'))
      .map(({ textContent }) => `${textContent} heads nothing`),
  );
  const failed = await page
    .getByText(/failed to|could not be loaded|undefined|\bNaN\b|null/i)
    .allTextContents();
  return [
    ...(headings.length === 1 && headings[0]!.trim() ? [] : [`has the headings ${JSON.stringify(headings)}`]),
    ...broken,
    ...bare,
    ...failed,
    // Names on a map are cut where the map ends.
    ...(await spilled(page)).filter((one) => !one.includes('leaflet')),
  ];
}

/** An export of WordPress whose one post shows a picture of its own site and one of another. */
const wordPressExport = `<?xml version="1.0"?><rss xmlns:wp="w" xmlns:content="c" xmlns:excerpt="e"><channel>
  <wp:wxr_version>1.2</wp:wxr_version><wp:base_blog_url>http://journal.example</wp:base_blog_url>
  <item><title>Brass lamps</title><link>http://journal.example/lamps/</link>
  <content:encoded><![CDATA[<p>Oil first.</p><p><img src="http://journal.example/up/courtyard.jpg" alt="A courtyard"></p>
  <p><img src="http://pictures.example/up/stranger.jpg" alt="A stranger"></p>]]></content:encoded>
  <excerpt:encoded><![CDATA[How to light them.]]></excerpt:encoded><wp:post_id>7</wp:post_id><wp:post_name>brass-lamps</wp:post_name>
  <wp:status>publish</wp:status><wp:post_type>post</wp:post_type><wp:post_date>2026-10-01 10:00:00</wp:post_date>
  <category domain="category" nicename="events"><![CDATA[Events]]></category></item></channel></rss>`;

// With other settings it has a server of its own: what the journeys beside it send would wait on this one's first page.
const oldSites = new URL('../support/old-sites.preload.ts', import.meta.url).href;
test.use({ deskEnv: { NODE_OPTIONS: `--import=${oldSites}` } });

test('a new installation is led from nothing to a site that may be shown, and is presentable all the way', async ({
  page,
  browser,
  desk: { url },
  allowedConsole,
}) => {
  test.setTimeout(420_000);
  // A publication that lacks something, said at its fields.
  allowedConsole.push(/status of 422/);
  const visitor = await browser.newPage({ baseURL: url, storageState: undefined, locale: 'en-IN' });
  const complaints: string[] = [];
  visitor.on('pageerror', ({ message }) => complaints.push(message));

  await test.step('every page is presentable while there is nothing', async () => {
    for (const width of widths) {
      await visitor.setViewportSize({ width, height: 800 });
      for (const path of emptyPages)
        await test.step(`${path} at ${width}`, async () => {
          const answer = await visitor.goto(path, { waitUntil: 'networkidle' });
          expect(answer?.status()).toBe(200);
          expect(await poorIn(visitor)).toEqual([]);
          if (width === widths[0]) expect(await violationsIn(visitor)).toEqual([]);
        });
    }
  });

  await expectSteps(page, [
    'Fill in the company’s details',
    'Publish the terms',
    'Publish the legal notices',
    'Write about a first market',
    'Fill a first gallery',
    'Write a first post',
    'Have a first vendor',
  ]);
  expect(await violationsIn(page)).toEqual([]);
  const shown = async (path: string) => (await visitor.request.get(path)).text();

  await test.step('company', async () => {
    await firstSteps(page)
      .getByRole('link', { name: /company’s details/ })
      .click();
    await page.getByRole('link', { name: 'Company details' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Gulmohar Circle');
    await page.getByLabel('Phone', { exact: true }).fill('12');
    await page.getByRole('button', { name: 'Publish the changes' }).click();
    await expect(page.getByText('A phone number has ten digits, without +91.').first()).toBeVisible();
    await page.getByLabel('Phone', { exact: true }).fill('9811122233');
    await publish(page, 'Publish the changes');
    for (const path of ['/', '/contact']) await expect.poll(() => shown(path)).toContain('Gulmohar Circle');
    expect(await shown('/contact')).toContain('98111 22233');
  });

  await test.step('terms and legal notices', async () => {
    for (const [step, name, path] of [
      ['Publish the terms', 'Terms', '/terms&condition'],
      ['Publish the legal notices', 'Legal', '/legal'],
    ] as const) {
      await openDesk(page, '/desk', 'Today');
      await firstSteps(page).getByRole('link', { name: step }).click();
      await page.getByRole('link', { name, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await write(page, `## What holds\n\n${name} of Gulmohar Circle.`);
      await publish(page);
      await expect.poll(() => shown(path)).toContain(`${name} of Gulmohar Circle.`);
    }
  });

  await test.step('market', async () => {
    await openDesk(page, '/desk', 'Today');
    await firstSteps(page)
      .getByRole('link', { name: /first market/ })
      .click();
    await begin(page, 'market', 'Name', 'Mehar Chand Market');
    // The map and its two numbers are always the same, whichever was used.
    const latitude = page.getByLabel('Latitude');
    await latitude.fill('28.5853, 77.2264');
    await page.getByRole('button', { name: /^Centre of its map: drag it/ }).focus();
    await page.keyboard.press('ArrowUp');
    await expect(latitude).toHaveValue('28.5854');
    await expect(page.getByText('28.5854 north, 77.2264 east')).toBeAttached();
    await page.getByRole('application').click({ position: { x: 40, y: 60 } });
    await expect(latitude).not.toHaveValue('28.5854');
    await page.keyboard.press('Control+z');
    await expect(latitude).toHaveValue('28.5854');
    expect(await violationsIn(page)).toEqual([]);
    await publish(page);
    await expect.poll(() => shown('/marketlist')).toContain('Mehar Chand Market');
    expect(await shown('/market/mehar-chand-market')).toContain('Mehar Chand Market');
    expect(await shown('/api/markets/mehar-chand-market')).toContain('28.5854');
  });

  await test.step('gallery', async () => {
    await openDesk(page, '/desk', 'Today');
    await firstSteps(page)
      .getByRole('link', { name: /first gallery/ })
      .click();
    await begin(page, 'album', 'Heading', 'Winter weddings');
    await page.getByRole('button', { name: 'Add photo' }).click();
    await page.getByRole('button', { name: /^Choose a picture/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog
      .getByLabel('Add pictures')
      .locator('input')
      .setInputFiles(await photo('courtyard.jpg'));
    await dialog.getByLabel('Text for those who cannot see it').fill('A courtyard with lamps');
    await dialog
      .getByRole('button', { name: /^(Save|Use)/ })
      .first()
      .click();
    await expect(dialog).toHaveCount(0);
    await page.getByLabel('Caption').fill('The courtyard at dusk');
    await page.getByLabel('Text for those who cannot see it').fill('A courtyard with lamps');
    await publish(page);
    await expect.poll(() => shown('/gallery')).toContain('The courtyard at dusk');
  });

  await test.step('post', async () => {
    await openDesk(page, '/desk', 'Today');
    await firstSteps(page)
      .getByRole('link', { name: /first post/ })
      .click();
    await begin(page, 'post', 'Title', 'What a winter wedding needs');
    await page.getByLabel('Excerpt').fill('Shawls, lamps and a tent that holds.');
    await page.getByLabel('Category').selectOption('events');
    await page.getByLabel('Day printed on it').fill('2026-11-20');
    await write(page, '## Shawls\n\nOne for each guest.');
    await publish(page);
    for (const path of ['/', '/blogs', '/weddingvendors'])
      await expect.poll(() => shown(path), path).toContain('What a winter wedding needs');
  });

  await test.step('vendor', async () => {
    await expectSteps(page, ['Have a first vendor']);
    await visitor.goto('/register', { waitUntil: 'networkidle' });
    await fillRegistration(visitor, vendorForm('Madhuri'));
    await visitor.locator('[name="terms"]').check();
    await visitor.getByRole('button', { name: 'Register' }).click();
    await expect.poll(() => shown('/vendors')).toContain('Madhuri Events');
    await openDesk(page, '/desk', 'Today');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([]);
    await expect(page.getByText(/^Nothing waits/)).toBeVisible();
  });

  await test.step('content of another site moves in, with the pictures of the chosen site', async () => {
    await openDesk(page, '/desk/content', 'Content');
    await page.getByRole('link', { name: 'Moving in and out' }).click();
    await page.getByLabel('Choose a file').setInputFiles({
      name: 'journal.xml',
      mimeType: 'text/xml',
      buffer: Buffer.from(wordPressExport),
    });
    const box = (name: string) => page.getByRole('checkbox', { name: `Fetch the picture from ${name}` });
    await expect(box('pictures.example')).not.toBeChecked();
    await box('journal.example').check();
    expect(await violationsIn(page)).toEqual([]);
    await page.getByRole('button', { name: 'Bring in and publish what was published' }).click();
    await expect(page.getByText('Done', { exact: true }).first()).toBeVisible();
    await page.getByText('pictures', { exact: true }).click();
    const stays = page.getByRole('listitem').filter({ hasText: 'It stays where it lies.' });
    await expect(stays.filter({ hasText: 'pictures.example/up/stranger.jpg' }).first()).toBeVisible();
    await openDesk(page, '/desk/pictures?show=uploaded', 'Pictures');
    await expect(
      page.getByRole('button', { name: 'Open courtyard.jpg A courtyard', exact: true }),
    ).toBeVisible();
    await expect(page.getByText('stranger.jpg')).toHaveCount(0);
  });

  await test.step('the site may be shown', async () => {
    for (const width of widths) {
      await visitor.setViewportSize({ width, height: 800 });
      for (const path of ['/', '/gallery', '/blogs', '/vendors', '/market/mehar-chand-market', '/legal'])
        await test.step(`${path} at ${width}`, async () => {
          await visitor.goto(path, { waitUntil: 'networkidle' });
          expect(await poorIn(visitor)).toEqual([]);
        });
    }
  });
  expect(complaints).toEqual([]);
  await visitor.context().close();
});
