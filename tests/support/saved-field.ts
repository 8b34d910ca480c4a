import type { Locator } from '@playwright/test';
import { expect } from './browser.ts';
import { say } from './language.ts';

/** Waits until the form of a field says beside it that it is saved. */
export const isSaved = (field: Locator): Promise<void> =>
  expect(field.locator('xpath=ancestor::form').getByText(say('Saved'), { exact: true })).toBeVisible();

/** Types into a field that is saved when it is left, and leaves it. */
export async function saveField(field: Locator, value: string): Promise<void> {
  await field.fill(value);
  await field.blur();
  await isSaved(field);
}
