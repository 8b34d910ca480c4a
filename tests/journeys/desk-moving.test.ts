import type { Locator } from '@playwright/test';
import type { BlogCard } from '#contract/blogs.ts';
import { violationsIn } from '#support/accessibility.ts';
import { expect, openDesk, test } from '#support/desk-server.ts';
import { wxrFile, wxrItem } from '#support/import-corpus/import-case.ts';

const posts = 140;
/** An old site: two categories with other names than ours, one of ours, posts without any, hidden posts and a page. */
const categoryAt = (at: number) => (at < 60 ? 'Weddings' : at < 100 ? 'Homes' : at < 130 ? 'business' : '');
const oldSite = wxrFile(
  [
    ...Array.from({ length: posts }, (_, at) =>
      wxrItem({
        id: at + 1,
        title: `Moved post ${at + 1}`,
        slug: `moved-post-${at + 1}`,
        category: categoryAt(at),
        html: `<p>Brass lamps on the stairs, number ${at + 1}.</p><p><a href="/2020/01/moved-post-${((at + 1) % posts) + 1}/">The next one</a></p>`,
        status: at % 70 === 69 ? 'draft' : 'publish',
        more: at % 50 === 49 ? '<wp:post_password>lamps</wp:post_password>' : '',
      }),
    ),
    wxrItem({ id: 900, kind: 'page', slug: 'moved-about', title: 'About us', category: '' }),
  ].join(''),
);
const hidden = 2 + 2;

test('one person moves a site of 140 posts to published pages by the desk alone, with seven presses', async ({
  page,
  desk,
}) => {
  let presses = 0;
  const press = async (button: Locator) => {
    presses += 1;
    await button.click();
  };
  const choose = async (name: string, label: string) => {
    presses += 1;
    await page.getByLabel(`What ${name} becomes here`).selectOption({ label });
  };
  const line = (words: string) => page.locator('summary').filter({ hasText: words });
  await openDesk(page, '/desk/content', 'Content');
  const begun = Date.now();

  await press(page.getByRole('link', { name: 'Moving in and out' }));
  presses += 1;
  await page.getByLabel('Choose a file').setInputFiles({
    name: 'old-site.xml',
    mimeType: 'text/xml',
    buffer: Buffer.from(oldSite),
  });
  await expect(page.getByRole('heading', { name: '141 posts' })).toBeVisible();
  await expect(line('Need a category')).toContainText(String(posts - 30 - hidden));
  expect(await violationsIn(page)).toEqual([]);

  await choose('Weddings', 'Events');
  await choose('Homes', 'Construction');
  await choose('Posts without a category', 'Business');
  await press(page.getByRole('button', { name: 'Use these names' }));
  await expect(line('Have all that a public page needs')).toContainText(String(posts - hidden));
  await expect(line('Need a category')).toHaveCount(0);
  await press(page.getByRole('button', { name: 'Bring in and publish what was published' }));
  // The work is the server's: a tab that is read again shows where it stands.
  await expect(page.getByRole('button', { name: 'Bring in as drafts' })).toHaveCount(0);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByText('282 done.')).toBeVisible({ timeout: 60_000 });
  const seconds = Math.round((Date.now() - begun) / 1000);

  const cards = (await (await page.request.get(`${desk.url}/api/blog/blog`)).json()) as BlogCard[];
  const moved = cards.filter(({ title }) => title.startsWith('Moved post'));
  expect(moved).toHaveLength(posts - hidden);
  expect(
    Object.fromEntries(
      [...Map.groupBy(moved, ({ category }) => category)].map(([name, all]) => [name, all.length]),
    ),
  ).toEqual({
    events: 59,
    construction: 38,
    business: 39,
  });
  await page.goto(`${desk.url}/2020/01/moved-post-7`);
  await expect(page.getByRole('heading', { level: 1, name: 'Moved post 7' })).toBeVisible();
  await page.getByRole('link', { name: 'The next one' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Moved post 8' })).toBeVisible();
  expect(presses).toBe(7);
  process.stdout.write(`${posts} posts moved with ${presses} presses in ${seconds} seconds\n`);
});

test('an import brought in as drafts is published in one press, and taken back in another', async ({
  page,
  desk,
}) => {
  await openDesk(page, '/desk/moving', 'Moving in and out');
  await page.getByLabel('Choose a file').setInputFiles({
    name: 'two.xml',
    mimeType: 'text/xml',
    buffer: Buffer.from(
      wxrFile([1, 2].map((id) => wxrItem({ id, title: `Taken ${id}`, slug: `taken-${id}` })).join('')),
    ),
  });
  await page.getByRole('button', { name: 'Bring in as drafts' }).click();
  await page.getByRole('button', { name: 'Publish what is ready (2)' }).click();
  await expect(page.getByRole('button', { name: /^Publish what is ready/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Take this import back' }).click();
  await expect(page.getByText('Taken back.', { exact: true })).toBeVisible();
  expect((await page.request.get(`${desk.url}/api/blog/taken-1`)).status()).toBe(404);
  expect(await violationsIn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Read the file once more' }).click();
  await expect(page.getByRole('button', { name: 'Bring in as drafts' })).toBeVisible();
});
