import type { Page } from '@playwright/test';
import { hourMs } from '#facts/time.ts';
import { expect, test } from '#support/browser.ts';
import { mailsWith } from '#support/mail-folder.ts';
import { referencePattern } from '#support/enquiry-samples.ts';
import { at, say } from '#support/language.ts';

declare global {
  interface Window {
    told: unknown[];
  }
}

type Person = { name: string; phone: string; email: string };
const person = (name: string): Person => ({
  name,
  phone: '+91 98765 43210',
  email: `${name.toLowerCase().replace(/\W/g, '')}@example.in`,
});

async function fill(page: Page, { name, phone, email }: Person) {
  await page.getByPlaceholder(say('Enter your name')).fill(name);
  await page.getByPlaceholder(say('Enter your contact number')).fill(phone);
  await page.getByPlaceholder(say('Enter your email')).fill(email);
}

test(
  'a request is sent: popup for two seconds, then the first page, with the reference and both mails',
  { tag: ['@desktop', '@hindi'] },
  async ({ page, server, expectAccessible }) => {
    await page.clock.install();
    await page.goto(at('/contact'), { waitUntil: 'networkidle' });
    await page.clock.pauseAt(Date.now() + hourMs);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say("We're Here to Help"));
    await fill(page, person('Asha'));
    const reply = page.waitForResponse('**/api/contacts');
    await page.getByRole('button', { name: say('Submit') }).click();
    expect((await reply).status()).toBe(201);
    const popup = page.getByRole('dialog');
    await expect(popup.getByRole('heading')).toHaveText(say('Details Submitted Successfully!'));
    await expect(popup).toContainText(say('We will reach out to you shortly.'));
    const reference = /AGN-[0-9A-Z]{4}-[0-9A-Z]{2}/.exec(await popup.innerText())?.[0];
    expect(reference).toBeTruthy();
    await page.clock.runFor(1900);
    await expect(popup).toBeVisible();
    await page.clock.runFor(200);
    await page.clock.resume();
    await expect(page).toHaveURL(at('/'));
    await expect(page.getByText(reference!)).toBeVisible();
    await expect.poll(() => mailsWith(server, 'asha@example.in').length).toBe(2);
    await expectAccessible(`aside[aria-label="${say('Your last request')}"]`);
  },
);

test('the campaign of the link with which the visit began goes along, also from a later page', async ({
  page,
}) => {
  await page.goto('/?utm_source=instagram&utm_campaign=Diwali%20Offer', { waitUntil: 'networkidle' });
  await page.getByRole('banner').getByRole('button', { name: 'Contact Us' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Reach Out' }).click();
  await expect(page).toHaveURL('/contact');
  await fill(page, person('Chitra'));
  const sent = page.waitForRequest('**/api/contacts');
  await page.getByRole('button', { name: 'Submit' }).click();
  const about = new URLSearchParams((await sent).headers()['x-form']);
  expect([about.get('page'), about.get('campaign')]).toEqual(['/contact', 'Diwali Offer']);
});

test('the post that led to a form goes along, by a link in it, from later pages, and when it was read in between; no other page of a visit is told', async ({
  page,
}) => {
  const post = '/blogs/farmhouse-or-banquet-hall';
  const began = async () => {
    await expect(page).toHaveURL(/\/contact$/);
    await fill(page, person('Dev'));
    const sent = page.waitForRequest('**/api/contacts');
    await page.getByRole('button', { name: 'Submit' }).click();
    return new URLSearchParams((await sent).headers()['x-form']).get('began');
  };
  await page.goto('/vendors', { waitUntil: 'networkidle' });
  await page.goto(post, { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'LEAVE A FEEDBACK' }).click();
  expect(await began()).toBe(post);
  await page.goto(post, { waitUntil: 'networkidle' });
  await page.getByRole('banner').getByRole('button', { name: 'Contact Us' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Reach Out' }).click();
  expect(await began()).toBe(post);
  await page.goto('/vendors', { waitUntil: 'networkidle' });
  await page.getByRole('banner').getByRole('button', { name: 'Contact Us' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Reach Out' }).click();
  expect(await began()).toBeNull();
  await page.goto('/blogs', { waitUntil: 'networkidle' });
  await page.locator(`main a[href="${post}"]`).first().click();
  // The address changes before the post is there to be read.
  await expect(page.getByRole('link', { name: 'LEAVE A FEEDBACK' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/blogs');
  await page.getByRole('banner').getByRole('button', { name: 'Contact Us' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Reach Out' }).click();
  expect(await began()).toBe(post);
});

test('acting on the popup stops the clock', async ({ page }) => {
  await page.clock.install();
  await page.goto(at('/contact'));
  await fill(page, person('Bina'));
  await page.getByRole('button', { name: say('Submit') }).click();
  await page.getByRole('dialog').getByRole('heading').click();
  await page.clock.runFor(10_000);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('button', { name: say('Done') }).click();
  await expect(page).toHaveURL(at('/'));
});

test('the browser itself refuses missing and malformed fields', async ({ page }) => {
  await page.goto(at('/contact'));
  let asked = false;
  page.on('request', (request) => (asked ||= request.url().endsWith('/api/contacts')));
  await fill(page, { name: 'Chitra', phone: '1', email: 'not an address' });
  await page.getByRole('button', { name: say('Submit') }).click();
  expect(
    await page
      .getByPlaceholder(say('Enter your email'))
      .evaluate((input: HTMLInputElement) => input.validity.typeMismatch),
  ).toBe(true);
  await page.getByPlaceholder(say('Enter your email')).fill('');
  await page.getByRole('button', { name: say('Submit') }).click();
  expect(
    await page
      .getByPlaceholder(say('Enter your email'))
      .evaluate((input: HTMLInputElement) => input.validity.valueMissing),
  ).toBe(true);
  expect(asked).toBe(false);
});

test('each attempt counts one conversion of 1 INR', async ({ page }) => {
  await page.goto(at('/contact'));
  await page.evaluate(() => {
    window.told = [];
    window.gtag = (...words) => window.told.push(words);
  });
  const counted = page.waitForRequest(
    (request) => request.url().endsWith('/api/events') && request.postData()?.includes('conversion') === true,
  );
  await fill(page, person('Divya'));
  await page.getByRole('button', { name: say('Submit') }).click();
  await counted;
  expect(await page.evaluate(() => window.told)).toContainEqual([
    'event',
    'conversion',
    { value: 1, currency: 'INR' },
  ]);
});

test('when the server fails the form stays, and the message waits on the device until it is sent, once', async ({
  page,
  server,
  allowedConsole,
}) => {
  allowedConsole.push(/There was an error submitting the form!/, /status of 503/);
  await page.goto(at('/contact'));
  await page.route('**/api/contacts', (route) =>
    route.fulfill({ status: 503, json: { message: 'away', code: 'unavailable' } }),
  );
  await fill(page, person('Esha'));
  await page.getByRole('button', { name: say('Submit') }).click();
  const bar = page.getByRole('complementary', { name: say('Unsent message') });
  await expect(bar).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByPlaceholder(say('Enter your name'))).toHaveValue('Esha');
  await page.unroute('**/api/contacts');
  await page.reload();
  await expect(page.getByText(referencePattern).first()).toBeVisible();
  await expect(bar).toHaveCount(0);
  await expect.poll(() => mailsWith(server, 'esha@example.in').length).toBe(2);
});

test('typed text survives a reload', async ({ page }) => {
  await page.goto(at('/contact'));
  await fill(page, person('Farah'));
  await page.reload();
  await expect(page.getByPlaceholder(say('Enter your name'))).toHaveValue('Farah');
});

test('text comes back exactly as it was given', async ({ page, server }) => {
  const name = '  <b>आशा</b> "O\'Neil" 😀 \u202Eabc  ';
  await page.goto(at('/contact'));
  await fill(page, { name, phone: '०९८७६५४३२१०', email: 'hira@example.in' });
  await page.getByRole('button', { name: say('Submit') }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect.poll(() => mailsWith(server, 'hira@example.in').length).toBe(2);
});
