import { enquiryKinds } from '#contract/enquiry-kinds.ts';
import { expect, test } from '#support/browser.ts';
import { emailOf, fillForm, mailsWith, referenceIn } from '#support/enquiry-page.ts';

const { decoration } = enquiryKinds;
/** Where nothing is shown, the failure is logged. */
const failureLog = /There was an error submitting the form!/;
const waiting = { name: 'Unsent message' } as const;
const arrived = { name: 'Your last request' } as const;

test('offline the enquiry waits on the device; online it arrives, once', async ({
  page,
  context,
  server,
  allowedConsole,
  expectAccessible,
}) => {
  allowedConsole.push(/ERR_INTERNET_DISCONNECTED/, failureLog);
  await page.goto('/decoration', { waitUntil: 'networkidle' });
  await fillForm(page, decoration, 'Offline Ojas');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Submit' }).click();
  const bar = page.getByRole('complementary', waiting);
  await expect(bar).toContainText('saved on this device');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByPlaceholder('Enter your name')).toHaveValue('Offline Ojas');
  await expectAccessible('aside');
  // Impatience must not make two of it.
  await page.getByRole('button', { name: 'Submit' }).click();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: decoration.success.heading })).toBeVisible();
  await expect(bar).toHaveCount(0);
  const reference = await referenceIn(page.locator('main'));
  await expect.poll(() => mailsWith(server, reference).length).toBe(2);
  expect(mailsWith(server, emailOf('Offline Ojas'))).toHaveLength(2);
});

test(
  'on a phone the thanks for what arrived late come into view',
  { tag: '@phone' },
  async ({ page, context, allowedConsole }) => {
    allowedConsole.push(/ERR_INTERNET_DISCONNECTED/, failureLog);
    await page.goto('/catering', { waitUntil: 'networkidle' });
    await fillForm(page, enquiryKinds.catering, 'Late Lata');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('complementary', waiting)).toBeVisible();
    await context.setOffline(false);
    const thanks = page.locator('#form').getByRole('status');
    await expect(thanks).toContainText('Your reference is');
    await expect(thanks).toBeInViewport({ ratio: 1 });
  },
);

test('an answer that was lost on the way makes no second lead', async ({ page, server, allowedConsole }) => {
  allowedConsole.push(/ERR_FAILED/, failureLog);
  await page.goto('/decoration', { waitUntil: 'networkidle' });
  await page.route(
    `**${decoration.path}`,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await fillForm(page, decoration, 'Lost Lata');
  await page.getByRole('button', { name: 'Submit' }).click();
  // The bar that says so tries again by itself when it comes.
  await expect(page.getByRole('heading', { name: decoration.success.heading })).toBeVisible();
  await expect.poll(() => mailsWith(server, emailOf('Lost Lata')).length).toBe(2);
});

test('a tab that is closed while it sends: the next page sends it, once', async ({
  page,
  context,
  server,
}) => {
  await page.goto('/decoration', { waitUntil: 'networkidle' });
  await page.route(`**${decoration.path}`, () => new Promise(() => {}));
  await fillForm(page, decoration, 'Closed Chetan');
  const begun = page.waitForRequest(`**${decoration.path}`);
  await page.getByRole('button', { name: 'Submit' }).click();
  await begun;
  await page.close();
  const next = await context.newPage();
  await next.goto('/about');
  await expect(next.getByRole('complementary', arrived)).toBeVisible();
  await expect.poll(() => mailsWith(server, emailOf('Closed Chetan')).length).toBe(2);
});

test('two tabs send two enquiries, and neither forgets the other', async ({
  page,
  context,
  server,
  allowedConsole,
}) => {
  allowedConsole.push(/ERR_FAILED/, failureLog);
  const second = await context.newPage();
  await page.goto('/decoration', { waitUntil: 'networkidle' });
  await second.goto('/gifts', { waitUntil: 'networkidle' });
  const both = '**/api/{decoration/create,gift}';
  await context.route(both, (route) => route.abort());
  await fillForm(page, decoration, 'First Tab Tara');
  await fillForm(second, enquiryKinds.gift, 'Second Tab Tara');
  await page.getByRole('button', { name: 'Submit' }).click();
  await second.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('complementary', waiting)).toContainText('2 messages');
  await context.unroute(both);
  await second.getByRole('complementary', waiting).getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('complementary', waiting)).toHaveCount(0);
  await expect.poll(() => mailsWith(server, 'tab-tara@example.com').length).toBe(4);
});
test('what was typed survives a reload, is gone once sent, and never leaves the device', async ({ page }) => {
  await page.goto('/crew', { waitUntil: 'networkidle' });
  await fillForm(page, enquiryKinds.crew, 'Draft Deepa');
  await page.locator('[name="numberOfPeople"]').selectOption('7');
  await page.getByRole('checkbox', { name: /offers and events/ }).check();
  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.locator('[name="numberOfPeople"]')).toHaveValue('7');
  await expect(page.getByPlaceholder('Enter your name')).toHaveValue('Draft Deepa');
  await expect(page.getByRole('checkbox', { name: /offers and events/ })).toBeChecked();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goto('/crew', { waitUntil: 'networkidle' });
  await expect(page.getByPlaceholder('Enter your name')).toHaveValue('');
});

test('a device that stores nothing still sends', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto('/decoration', { waitUntil: 'networkidle' });
  await fillForm(page, decoration, 'Private Pooja');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('dialog')).toContainText(decoration.success.heading);
});
