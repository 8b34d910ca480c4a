import { expect, test } from '#support/browser.ts';

const pages: [path: string, heading: string][] = [
  ['/about', 'About Us'],
  ['/careers', 'Join Our Team'],
  ['/privacypolicy', 'Privacy Policy'],
  ['/legal', 'Legal Agreements'],
  ['/terms&condition', 'T & C'],
  ['/terms%26condition', 'T & C'],
  ['/pending', 'Coming soon...'],
  ['/ranking', 'How vendors are ordered'],
  ['/how-we-check', 'How we check'],
];

for (const [path, heading] of pages)
  test(`${path} has its heading`, { tag: '@phone' }, async ({ page }) => {
    expect((await page.goto(path))?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  });

test('the about page leads to the form and the phone, and asks nobody else', async ({ page, server }) => {
  const strangers: string[] = [];
  page.on(
    'request',
    (request) => void (request.url().startsWith(server.url) || strangers.push(request.url())),
  );
  await page.goto('/about');
  await expect(page.getByRole('link', { name: 'Contact Us Now!' })).toHaveAttribute('href', '/contact');
  await expect(page.getByRole('link', { name: 'Call Us Now!' })).toHaveAttribute('href', 'tel:+919800012345');
  await expect(page.getByRole('heading', { name: 'Our mission' })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(strangers).toEqual([]);
});

test('careers has the one opening, and applying without an outside form is a mail', async ({ page }) => {
  await page.goto('/careers');
  await expect(page.getByRole('heading', { name: 'Content Writer' })).toBeVisible();
  await expect(page.getByRole('article').getByText('Delhi, India')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Apply Now/ })).toHaveAttribute('href', /^mailto:namaste@/);
});

test('the privacy policy has its eight sections and a link to write to', async ({ page }) => {
  await page.goto('/privacypolicy');
  const headings = await page.locator('main section h2').allTextContents();
  expect(headings).toEqual([
    'Introduction',
    'Information We Collect',
    'How We Use Your Information',
    'Sharing Your Information',
    'Data Security',
    'Your Choices',
    'Changes to This Policy',
    'Get Quote',
  ]);
  await expect(page.locator('main').getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
});

test('the terms that a vendor accepts are there to read, and say whose they are', async ({ page }) => {
  await page.goto('/register');
  await expect(page.getByRole('link', { name: 'Terms & Conditions' })).toHaveAttribute(
    'href',
    /terms&condition/,
  );
  await page.goto('/terms&condition');
  await expect(page.locator('main blockquote')).toContainText('a demonstration company');
  await expect(page.getByRole('heading', { name: '4. If you are a vendor' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Legal Agreements' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Legal Agreements' })).toBeVisible();
  await expect(page.locator('main')).toContainText('How vendors are ordered');
});

test('everything is there without scripts', { tag: '@no-script' }, async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('link', { name: 'Call Us Now!' })).toBeVisible();
  await page.goto('/ranking');
  await page.getByRole('link', { name: 'What plays no part' }).click();
  await expect(page).toHaveURL('/ranking#not');
});
