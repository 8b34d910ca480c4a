import type { Page } from '@playwright/test';
import { expect, test, wake } from '#support/browser.ts';
import { inLongRuns } from '#support/fuzz/fuzz-run.ts';
import { at, say } from '#support/language.ts';

async function openHelp(page: Page) {
  const help = page.getByRole('link', { name: say('Help'), exact: true });
  await wake(help);
  await help.click();
}

test(
  'the panel answers in the words of the street and leads to pages and people',
  { tag: ['@desktop', ...inLongRuns('@hindi')] },
  async ({ page, expectAccessible }) => {
    await page.goto(at('/'));
    await openHelp(page);
    const panel = page.getByRole('dialog', { name: say('How can we help?') });
    await expect(panel.getByRole('searchbox')).toBeFocused();
    await panel.getByRole('searchbox').fill('halwai');
    await expect(panel.locator(`a[href="${at('/catering')}"]`).first()).toBeVisible();
    await expectAccessible('dialog[open]');
    await expect(panel.getByRole('link', { name: say('Call') })).toHaveAttribute('href', /^tel:/);
    await expect(panel.getByRole('link', { name: say('WhatsApp') })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\//,
    );
    await panel.getByRole('searchbox').fill('zzxqwv');
    await expect(
      panel.getByText(
        say('We found nothing about “{query}”. Try other words, or ask a person below.', { query: 'zzxqwv' }),
      ),
    ).toBeVisible();
    await panel.getByRole('link', { name: say('Leave a message') }).click();
    await expect(page).toHaveURL(at('/contact'));
    await expect(panel).toHaveCount(0);
  },
);

test('a common question is answered with the sentence of its page', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(at('/communities'));
  await page.getByRole('link', { name: say('Help'), exact: true }).click();
  await page.getByRole('button', { name: 'Does it cost anything to ask?' }).click();
  await expect(page.locator('dialog blockquote').first()).toContainText(
    say('Asking costs nothing. You deal with the vendor directly, and no payment is taken on this site.'),
  );
});

test('when the server is away the panel still leads to a person', async ({ page, allowedConsole }) => {
  allowedConsole.push(/503/);
  await page.route('**/api/help?*', (route) =>
    route.fulfill({ status: 503, json: { message: 'away', code: 'unavailable' } }),
  );
  await page.goto(at('/'));
  await openHelp(page);
  await page.getByRole('searchbox', { name: say('What do you need?') }).fill('tent');
  await expect(page.getByRole('alert')).toContainText(
    say('The answers could not be loaded. Please call us, or try again in a minute.'),
  );
  await expect(page.getByRole('dialog').getByRole('link', { name: say('Call') })).toBeVisible();
});

test(
  'on a phone the button is one of the ways in the bar, and lies over nothing',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(at('/communities'));
    const bar = page.getByRole('navigation', { name: say('Quick contact') });
    await expect(bar.getByRole('link', { name: say('Help'), exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: say('Help'), exact: true })).toHaveCount(1);
  },
);
