import { expect, test } from '#support/browser.ts';
import { mailsWith } from '#support/enquiry-page.ts';

const devanagari = /[\u0900-\u097f]/;

test('a request is sent in Hindi: labels, errors of device and server, thanks, private page @phone', async ({
  page,
  server,
  expectAccessible,
  allowedConsole,
}) => {
  allowedConsole.push(/status of 422/);
  await page.goto('/hi/contact');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('हम आपकी मदद के लिए हैं');
  await expectAccessible();
  const name = page.getByLabel('नाम');
  const phone = page.getByLabel('फ़ोन');
  const email = page.getByLabel('ईमेल');
  await page.getByRole('button', { name: 'भेजें' }).click();
  await expect(page.getByText('नाम ज़रूरी है')).toBeVisible();
  await name.fill('आशा');
  await phone.fill('९८७६५४३२१०');
  await email.fill('asha.hindi@example.in');
  const sent = page.waitForRequest('**/hi/api/contacts');
  await page.getByRole('button', { name: 'भेजें' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ name: 'आशा', phone: '9876543210' });
  const popup = page.getByRole('dialog');
  await expect(popup.getByRole('heading')).toHaveText('आपकी जानकारी मिल गई!');
  await expect(page).toHaveURL('/hi');
  await page.getByRole('link', { name: 'देखें कहाँ तक पहुँचा' }).click();
  await expect(page).toHaveURL(/\/hi\/enquiry\//);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('आपका अनुरोध AGN-');
  await expect.poll(() => mailsWith(server, 'asha.hindi@example.in').length).toBe(2);
});

test('the same without scripts @no-script', async ({ page, allowedConsole }) => {
  allowedConsole.push(/status of 422/);
  await page.goto('/hi/contact');
  // A browser takes this for a name.
  await page.getByLabel('नाम').fill('   ');
  await page.getByLabel('फ़ोन').fill('9876543210');
  await page.getByLabel('ईमेल').fill('bina@example.in');
  await page.getByRole('button', { name: 'भेजें' }).click();
  await expect(page).toHaveURL(/\/hi\/contact/);
  await expect(page.getByRole('alert')).toHaveText('नाम ज़रूरी है');
  await expect(page.getByLabel('ईमेल')).toHaveValue('bina@example.in');
  await page.getByLabel('नाम').fill('बीना');
  await page.getByRole('button', { name: 'भेजें' }).click();
  await expect(page.getByRole('heading', { name: 'आपकी जानकारी मिल गई!' })).toBeVisible();
});

test('every link of a page in Hindi leads to one in Hindi, and an unknown one says so', async ({
  page,
  allowedConsole,
}) => {
  allowedConsole.push(/status of 404/);
  await page.goto('/hi/contact');
  const own = await page
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(own.filter((href) => !/^\/hi(\/|$)/.test(href))).toEqual([]);
  expect((await page.goto('/hi/nowhere'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(devanagari);
  const answer = await page.request.get('/hi/contact');
  // Until all is said in Hindi its pages are not offered.
  expect(answer.headers()['x-robots-tag']).toBe('noindex');
});
