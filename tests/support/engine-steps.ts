/** @file Steps that several tests in the other engines share. */
import { expect } from 'vitest';
import type { EnquiryKind } from '#domain/enquiries/enquiry-kinds.ts';
import { emailOf, referencePattern, typedIn } from './enquiry-samples.ts';
import { mailsWith } from './mail-folder.ts';
import { engineName, eventually, fill, valueOf, wake, wordsOf, type Visitor } from './engines.ts';
import type { RunningServer } from './server.ts';

/** The form of a kind on the page. */
export const formOf = (kind: EnquiryKind): string => `form:has([name="${kind.fields[0]!.name}"])`;

/** A date as the engine takes it from the keyboard: month, day, year. WebKit goes on to the next part at a stroke, Firefox by itself. */
const typedDate = (day: string): string =>
  day.replace(/(\d+)-(\d+)-(\d+)/, engineName === 'webkit' ? '$2/$3/$1' : '$2$3$1');

/** Fills every field that a person sees by mouse and keyboard. */
export async function fillByHand(visitor: Visitor, kind: EnquiryKind, name: string): Promise<void> {
  await wake(visitor, formOf(kind));
  for (const field of kind.fields.filter(({ type }) => type !== 'hidden')) {
    const control = `${formOf(kind)} [name="${field.name}"]`;
    const value = typedIn(field, name);
    if (field.options) await visitor.choose(control, value);
    else if (field.type === 'date') {
      // Where the pointer meets the field decides which part of the date has the focus.
      await visitor.evaluate((at) => document.querySelector<HTMLInputElement>(at)!.focus(), control);
      await visitor.type(typedDate(value));
    } else await fill(visitor, control, value);
    expect(await valueOf(visitor, control), field.name).toBe(value);
  }
}

/** Presses the button of the form. */
export const send = (visitor: Visitor, kind: EnquiryKind): Promise<void> =>
  visitor.click(`${formOf(kind)} button[type="submit"]`);

/** Expects the thanks of the kind over the page, and the two mails of an enquiry. */
export async function expectSent(
  visitor: Visitor,
  kind: EnquiryKind,
  name: string,
  server: RunningServer,
): Promise<void> {
  await eventually(async () => {
    const said = await wordsOf(visitor, 'dialog[open]');
    expect(said).toContain(kind.success.heading);
    expect(said).toMatch(referencePattern);
  });
  await eventually(() => expect(mailsWith(server, emailOf(name))).toHaveLength(2));
}
