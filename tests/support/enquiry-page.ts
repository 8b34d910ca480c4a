/** @file Steps of the enquiry journeys: fill a form of any kind, read its mails. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { EnquiryKind } from '#contract/enquiry-kinds.ts';
import { sampleOf } from './enquiry-samples.ts';
import { mailsIn } from './mail-folder.ts';
import type { RunningServer } from './server.ts';
import { isTakenOver } from './taken-over.ts';

/** A reference as visitors see it. */
export const referencePattern = /AGN-[0-9A-Z]{4}-[0-9A-Z]{2}/;
/** The reference that the place shows. */
export const referenceIn = async (place: Locator): Promise<string> =>
  referencePattern.exec(await place.innerText())?.[0] ?? 'no reference';

/** Resolves to whether a form can be used: it is hydrated, or the page runs no scripts. */
const isReady = async (form: Locator) =>
  (await form.evaluate(isTakenOver)) || !(await form.page().evaluate(isTakenOver, undefined));

/** Returns an address for each sender, since a mailbox gets one receipt an hour. */
export const emailOf = (name: string): string =>
  `${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}@example.com`;

/** Fills every field that a person sees; `name` tells this sender from the others of the same server. */
export async function fillForm(place: Page | Locator, kind: EnquiryKind, name: string): Promise<void> {
  const form = place.locator(`form:has([name="${kind.fields[0]!.name}"])`);
  await form.scrollIntoViewIfNeeded();
  await expect.poll(() => isReady(form)).toBe(true);
  for (const field of kind.fields.filter(({ type }) => type !== 'hidden')) {
    const control = place.locator(`form [name="${field.name}"]`);
    const value = field.role === 'name' ? name : field.role === 'email' ? emailOf(name) : sampleOf(field);
    if (field.options) await control.selectOption(value);
    else await control.fill(value);
  }
}

/** Mails of the outbox folder that hold the words, as text. */
export const mailsWith = (server: RunningServer, words: string): string[] =>
  mailsIn(server.dataDir).filter((mail) => mail.includes(words));
