/** @file Checks that a page works after a fault. */
import { expect, type Page } from '@playwright/test';

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Expects the header and footer, one heading, and no error page. */
export async function expectWorking(page: Page): Promise<void> {
  await expect(page.locator('main')).not.toContainText('This page could not be shown');
  await expect(page.locator('h1:visible')).toHaveCount(1);
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('All Rights Reserved');
}

/** Clicks from any page to another, as proof that the router works. */
export async function leave(page: Page): Promise<void> {
  // A dialogue that opens with its page covers everything, and so does the success popup, which may appear before the click.
  await expect(async () => {
    if ((await page.getByRole('dialog').count()) > 0) await page.keyboard.press('Escape');
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click({ timeout: 3000 });
  }).toPass({ timeout: 30_000 });
  await expect(heading(page)).toHaveText('About Us');
}
