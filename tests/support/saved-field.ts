import type { Locator } from '@playwright/test';
import { expect } from './browser.ts';
import { say } from './language.ts';

/** Waits until it stands beside a field that it is saved. */
export const isSaved = (field: Locator): Promise<void> =>
  expect(field.locator('xpath=following::p[contains(@class, "save-note")][1]')).toHaveText(say('Saved'));

/** Types into a field that is saved when it is left, and leaves it. */
export async function saveField(field: Locator, value: string): Promise<void> {
  await field.fill(value);
  await field.blur();
  await isSaved(field);
}
