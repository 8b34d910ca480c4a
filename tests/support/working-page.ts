/** @file What must be true of any page, whatever has happened to it. */
import { expect, type Page } from '@playwright/test';

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The page stands: its chrome, one heading, and no word of a page that broke. */
export async function expectWorking(page: Page): Promise<void> {
  await expect(page.locator('main')).not.toContainText('This page could not be shown');
  await expect(page.locator('h1:visible')).toHaveCount(1);
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('All Rights Reserved');
}

/** From any page to another by a click, as proof that the router goes on. */
export async function leave(page: Page): Promise<void> {
  // A form that opens with its page lies over everything, and so does the word of thanks.
  for (let tries = 0; tries < 3 && (await page.getByRole('dialog').count()) > 0; tries++)
    await page.keyboard.press('Escape');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(heading(page)).toHaveText('About Us');
}
