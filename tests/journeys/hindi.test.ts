import { expect, test, wake } from '#support/browser.ts';
import { latinWords } from '#support/latin-words.ts';
import { readMail } from '#support/eml.ts';
import { mailsWith } from '#support/mail-folder.ts';

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
  await expect(popup).toContainText('मुख्य पृष्ठ');
  expect(latinWords(await popup.innerText())).toEqual([]);
  await expect(page).toHaveURL('/hi');
  await page.getByRole('link', { name: 'देखें कहाँ तक पहुँचा' }).click();
  await expect(page).toHaveURL(/\/hi\/enquiry\//);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('आपका अनुरोध AGN-');
  await expect.poll(() => mailsWith(server, 'asha.hindi@example.in').length).toBe(2);
  // To the staff in English, with the language of the form; to her in her own, with the way to her own page.
  const texts = mailsWith(server, 'asha.hindi@example.in').map((mail) => readMail(mail).text);
  expect(texts.filter((text) => text.includes('Language: Hindi'))).toHaveLength(1);
  expect(texts.filter((text) => /^नमस्ते,[^]*\/hi\/enquiry\//.test(text))).toHaveLength(1);
});

for (const [path, label] of [
  ['/hi/location', 'मेहमानों की संख्या'],
  ['/location', 'Number of guests'],
] as const)
  test(`${path} reads the digits of a Hindi keyboard in a field of numbers`, async ({ page }) => {
    await page.goto(path);
    const guests = page.getByLabel(label);
    // The tap that opens the keyboard does this.
    await wake(guests);
    await guests.pressSequentially('१५0');
    await expect(guests).toHaveValue('150');
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
    .locator('a[href^="/"]:not([hreflang])')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(own.filter((href) => !/^\/hi(\/|$)/.test(href))).toEqual([]);
  expect((await page.goto('/hi/nowhere'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(devanagari);
  await page.goto('/hi/contact');
  const twins = await page
    .locator('link[rel="alternate"][hreflang]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));
  expect(twins).toEqual(['/contact', '/hi/contact', '/contact']);
  expect((await page.request.get('/hi/contact')).headers()['x-robots-tag']).toBeUndefined();
});

test('from a search in Hindi to the private page of the request @phone', async ({ page, server }) => {
  await page.goto('/hi');
  await page.getByRole('banner').locator('[popovertarget=site-menu]').click();
  await page.getByRole('banner').getByRole('link', { name: 'विक्रेता खोजें' }).click();
  await expect(page).toHaveURL('/hi/vendors');
  const search = page.locator('#directory-words');
  await wake(search);
  await search.fill('राजौरी गार्डन में हलवाई');
  await search.press('Enter');
  await expect(page).toHaveURL(/^[^?]*\/hi\/vendors\?q=/);
  const main = page.getByRole('main');
  await expect(main.getByText(/^राजौरी गार्डन में \d+ कैटरर/)).toBeVisible();
  const card = main.locator('article h2 a').first();
  const vendor = await card.innerText();
  await card.click();
  await expect(page).toHaveURL(/\/hi\/profile\/[^/]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(vendor);
  const form = page.locator('#enquire form');
  await wake(form);
  await form.locator('[name=name]').fill('मीनाक्षी शर्मा');
  await form.locator('[name=phone]').fill('९८१००१२३४५');
  await form.locator('[name=email]').fill('meenakshi@example.in');
  await form.locator('[name=eventDescription]').fill('सगाई का खाना, १५० मेहमान');
  await form.getByRole('button', { name: 'भेजें' }).click();
  await expect(page.getByRole('dialog').getByRole('heading')).toHaveText(devanagari);
  await page.getByRole('link', { name: 'देखें कहाँ तक पहुँचा' }).click();
  await expect(page).toHaveURL(/\/hi\/enquiry\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^आपका अनुरोध AGN-/);
  await expect(main).toContainText('सगाई का खाना, १५० मेहमान');
  await expect(main).toContainText('मीनाक्षी शर्मा');
  await expect.poll(() => mailsWith(server, 'meenakshi@example.in').length).toBeGreaterThan(0);
  const texts = mailsWith(server, 'meenakshi@example.in').map((mail) => readMail(mail).text);
  expect(texts.filter((text) => /^नमस्ते,[^]*\/hi\/enquiry\//.test(text))).toHaveLength(1);
});
