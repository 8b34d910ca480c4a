/** @file Steps of the enquiry journeys: filling a form of any kind, reading its reference. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { EnquiryKind } from '#domain/enquiries/enquiry-kinds.ts';
import { referencePattern, typedIn } from './enquiry-samples.ts';
import { isTakenOver } from './taken-over.ts';

/** Returns the reference shown in the place. */
export const referenceIn = async (place: Locator): Promise<string> =>
  referencePattern.exec(await place.innerText())?.[0] ?? 'no reference';

/** Resolves to whether a form is usable: it is hydrated, or the page runs no scripts. */
const isReady = async (form: Locator) =>
  (await form.evaluate(isTakenOver)) || !(await form.page().evaluate(isTakenOver, undefined));

/** Fills every visible field; `name` distinguishes this sender from others on the same server. */
export async function fillForm(place: Page | Locator, kind: EnquiryKind, name: string): Promise<void> {
  const form = place.locator(`form:has([name="${kind.fields[0]!.name}"])`);
  await form.scrollIntoViewIfNeeded();
  await expect.poll(() => isReady(form)).toBe(true);
  for (const field of kind.fields.filter(({ type }) => type !== 'hidden')) {
    const control = place.locator(`form [name="${field.name}"]`);
    const value = typedIn(field, name);
    if (field.options) await control.selectOption(value);
    else await control.fill(value);
  }
}
