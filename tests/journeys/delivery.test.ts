import type { Page } from '@playwright/test';
import { minuteMs } from '#facts/time.ts';
import { enquiryKinds } from '#domain/enquiries/enquiry-kinds.ts';
import { expect, test } from '#support/browser.ts';
import { fillForm, referenceIn } from '#support/enquiry-page.ts';
import { mailsWith } from '#support/mail-folder.ts';
import { emailOf } from '#support/enquiry-samples.ts';
import { at, say, saying } from '#support/language.ts';

const { decoration } = enquiryKinds;
/** Where nothing is shown, the failure is logged. */
const failureLog = /There was an error submitting the form!/;
const unsentWords = (count: number) =>
  say(
    '{count, plural, one {Your message is} other {# messages are}} saved on this device and not sent yet. Nothing is lost: it goes out by itself when the network is back.',
    { count },
  );
const unsent = (page: Page) => page.getByRole('complementary', { name: say('Unsent message') });

test(
  'offline the enquiry waits on the device; online it arrives, once',
  { tag: ['@desktop', '@hindi'] },
  async ({ page, context, server, allowedConsole, expectAccessible }) => {
    allowedConsole.push(/ERR_INTERNET_DISCONNECTED/, failureLog);
    await page.goto(at('/decoration'), { waitUntil: 'networkidle' });
    await fillForm(page, decoration, 'Offline Ojas');
    await context.setOffline(true);
    await page.getByRole('button', { name: say('Submit') }).click();
    const bar = unsent(page);
    await expect(bar).toContainText(unsentWords(1));
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByPlaceholder(say('Enter your name'))).toHaveValue('Offline Ojas');
    await expectAccessible('aside');
    // Impatience must not make two of it.
    await page.getByRole('button', { name: say('Submit') }).click();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: say(decoration.success.heading) })).toBeVisible();
    await expect(bar).toHaveCount(0);
    const reference = await referenceIn(page.locator('main'));
    await expect.poll(() => mailsWith(server, reference).length).toBe(2);
    expect(mailsWith(server, emailOf('Offline Ojas'))).toHaveLength(2);
  },
);

test(
  'on a phone the thanks for what arrived late come into view',
  { tag: '@phone' },
  async ({ page, context, allowedConsole }) => {
    allowedConsole.push(/ERR_INTERNET_DISCONNECTED/, failureLog);
    await page.goto(at('/catering'), { waitUntil: 'networkidle' });
    await fillForm(page, enquiryKinds.catering, 'Late Lata');
    await context.setOffline(true);
    await page.getByRole('button', { name: say('Submit') }).click();
    await expect(unsent(page)).toBeVisible();
    await context.setOffline(false);
    const thanks = page.locator('#form').getByRole('status');
    await expect(thanks).toContainText(saying('Your reference is <b>{reference}</b>'));
    await expect(thanks).toBeInViewport({ ratio: 1 });
  },
);

test('an answer that was lost on the way makes no second lead', async ({ page, server, allowedConsole }) => {
  allowedConsole.push(/ERR_FAILED/, failureLog);
  await page.goto(at('/decoration'), { waitUntil: 'networkidle' });
  await page.route(
    `**${decoration.path}`,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await fillForm(page, decoration, 'Lost Lata');
  await page.getByRole('button', { name: say('Submit') }).click();
  // The bar that says so tries again by itself when it comes.
  await expect(page.getByRole('heading', { name: say(decoration.success.heading) })).toBeVisible();
  await expect.poll(() => mailsWith(server, emailOf('Lost Lata')).length).toBe(2);
});

test('a tab that is closed while it sends: the next page sends it, once', async ({
  page,
  context,
  server,
}) => {
  await page.goto(at('/decoration'), { waitUntil: 'networkidle' });
  await page.route(`**${decoration.path}`, () => new Promise(() => {}));
  await fillForm(page, decoration, 'Closed Chetan');
  const begun = page.waitForRequest(`**${decoration.path}`);
  await page.getByRole('button', { name: say('Submit') }).click();
  await begun;
  await page.close();
  const next = await context.newPage();
  await next.goto(at('/about'));
  await expect(next.getByRole('complementary', { name: say('Your last request') })).toBeVisible();
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
  for (const [tab, path] of [
    [page, '/decoration'],
    [second, '/gifts'],
  ] as const) {
    await tab.clock.install();
    await tab.goto(at(path), { waitUntil: 'networkidle' });
    // No tab tries again by itself: only what is pressed is sent.
    await tab.clock.pauseAt(Date.now() + minuteMs);
  }
  const both = '**/api/{decoration/create,gift}';
  await context.route(both, (route) => route.abort());
  await fillForm(page, decoration, 'First Tab Tara');
  await fillForm(second, enquiryKinds.gift, 'Second Tab Tara');
  await page.getByRole('button', { name: say('Submit') }).click();
  await second.getByRole('button', { name: say('Submit') }).click();
  await expect(unsent(page)).toContainText(unsentWords(2));
  const again = (tab: Page) => unsent(tab).getByRole('button', { name: say('Try again') });
  // The first tab is still trying, in vain, when the second one is asked to.
  const trying = page.waitForRequest(both);
  const vain = Promise.withResolvers<void>();
  await page.route(both, async (route) => {
    await vain.promise;
    await route.abort();
  });
  await again(page).click();
  await trying;
  await context.unroute(both);
  await again(second).click();
  vain.resolve();
  await expect(unsent(page)).toHaveCount(0);
  await expect.poll(() => mailsWith(server, 'tab-tara@example.com').length).toBe(4);
});
test(
  'typed text survives a reload, is gone once sent, and never leaves the device',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto(at('/crew'), { waitUntil: 'networkidle' });
    await fillForm(page, enquiryKinds.crew, 'Draft Deepa');
    await page.locator('[name="numberOfPeople"]').selectOption('7');
    await page
      .getByRole('checkbox', {
        name: say('You may also write to me now and then about offers and events (optional).'),
      })
      .check();
    await page.reload({ waitUntil: 'networkidle' });
    await expect(page.locator('[name="numberOfPeople"]')).toHaveValue('7');
    await expect(page.getByPlaceholder(say('Enter your name'))).toHaveValue('Draft Deepa');
    await expect(
      page.getByRole('checkbox', {
        name: say('You may also write to me now and then about offers and events (optional).'),
      }),
    ).toBeChecked();
    await page.getByRole('button', { name: say('Submit') }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goto(at('/crew'), { waitUntil: 'networkidle' });
    await expect(page.getByPlaceholder(say('Enter your name'))).toHaveValue('');
  },
);

test('without the code that sends, what was typed stays, and the next press sends it', async ({
  page,
  server,
  allowedConsole,
}) => {
  allowedConsole.push(/ERR_FAILED/);
  await page.route('**/assets/enquiry-code-*.js', (route) => route.abort());
  await page.goto(at('/decoration'), { waitUntil: 'networkidle' });
  await fillForm(page, decoration, 'Codeless Charu');
  await page.getByRole('button', { name: say('Submit') }).click();
  await expect(page.getByRole('alert')).toHaveText(say('The server could not be reached.'));
  await expect(page.getByPlaceholder(say('Enter your name'))).toHaveValue('Codeless Charu');
  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.getByPlaceholder(say('Enter your name'))).toHaveValue('Codeless Charu');
  await page.unroute('**/assets/enquiry-code-*.js');
  await page.getByRole('button', { name: say('Submit') }).click();
  await expect(page.getByRole('dialog')).toContainText(say(decoration.success.heading));
  await expect.poll(() => mailsWith(server, emailOf('Codeless Charu')).length).toBe(2);
});

test('a device that stores nothing still sends', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto(at('/decoration'), { waitUntil: 'networkidle' });
  await fillForm(page, decoration, 'Private Pooja');
  await page.getByRole('button', { name: say('Submit') }).click();
  await expect(page.getByRole('dialog')).toContainText(say(decoration.success.heading));
});
