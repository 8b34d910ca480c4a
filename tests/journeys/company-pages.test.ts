import { expect, test } from '#support/browser.ts';
import { at, say, written } from '#support/language.ts';

test('the about page leads to the form and the phone, and asks nobody else', async ({ page, server }) => {
  const strangers: string[] = [];
  page.on(
    'request',
    (request) => void (request.url().startsWith(server.url) || strangers.push(request.url())),
  );
  await page.goto(at('/about'));
  await expect(page.getByRole('link', { name: say('Contact Us Now!') })).toHaveAttribute(
    'href',
    at('/contact'),
  );
  await expect(page.getByRole('link', { name: say('Call Us Now!') })).toHaveAttribute(
    'href',
    'tel:+919800012345',
  );
  await expect(page.getByRole('heading', { name: say('Our mission') })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(strangers).toEqual([]);
});

test('careers has the one opening, and applying without an outside form is a mail', async ({ page }) => {
  await page.goto(at('/careers'));
  await expect(
    page.getByRole('heading', { name: written({ en: 'Content Writer', hi: 'कंटेंट राइटर' }) }),
  ).toBeVisible();
  await expect(
    page.getByRole('article').getByText(written({ en: 'Delhi, India', hi: 'दिल्ली, भारत' })),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: new RegExp(`^${say('Apply Now')}`) })).toHaveAttribute(
    'href',
    /^mailto:namaste@/,
  );
});

test('the privacy policy has its eight sections and a link to write to', async ({ page }) => {
  await page.goto(at('/privacypolicy'));
  const headings = await page.locator('main section h2').allTextContents();
  expect(headings).toEqual([
    say('Introduction'),
    say('Information We Collect'),
    say('How We Use Your Information'),
    say('Sharing Your Information'),
    say('Data Security'),
    say('Your Choices'),
    say('Changes to This Policy'),
    say('Get Quote'),
  ]);
  await expect(page.locator('main').getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
});

test('the terms that a vendor accepts are there to read, and say whose they are', async ({ page }) => {
  await page.goto(at('/register'));
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: written({ en: 'Terms & Conditions', hi: 'नियम और शर्तें' }) }),
  ).toHaveAttribute('href', /terms&condition/);
  await page.goto(at('/terms&condition'));
  await expect(page.locator('main blockquote')).toContainText(
    written({ en: 'a demonstration company', hi: 'प्रदर्शन कंपनी' }),
  );
  await expect(
    page.getByRole('heading', {
      name: written({ en: '4. If you are a vendor', hi: '4. अगर आप विक्रेता हैं' }),
    }),
  ).toBeVisible();
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: say('Legal Agreements') })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: say('Legal Agreements') })).toBeVisible();
  await expect(page.locator('main')).toContainText(say('How vendors are ordered'));
});
