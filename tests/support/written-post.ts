/** A post as somebody writes it at the desk, in a real browser. */
import type { Locator, Page } from '@playwright/test';
import { expect, openDesk } from './desk-server.ts';

export const textOf = (page: Page): Locator => page.getByRole('textbox', { name: 'Text', exact: true });
export const saved = (page: Page) => expect(page.getByText('Saved.', { exact: true })).toBeVisible();

/** Begins a post, with the cursor in its text. */
export async function beginPost(page: Page, title: string): Promise<void> {
  await openDesk(page, '/desk/content/post', 'Posts');
  await page.getByRole('button', { name: 'New post' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused();
  await expect(textOf(page)).toBeVisible();
  await saved(page);
  await page.keyboard.press('Enter');
  await expect(textOf(page)).toBeFocused();
}
