/** @file Steps that several tests in the other engines share. */
import { expect } from 'vitest';
import type { EnquiryKind } from '#domain/enquiries/enquiry-kinds.ts';
import { emailOf, referencePattern, typedIn } from './enquiry-samples.ts';
import { mailsWith } from './mail-folder.ts';
import { engineName, eventually, fill, valueOf, wake, wordsOf, type Visitor } from './engines.ts';
import type { RunningServer } from './server.ts';

/** Returns the selector of a kind's form. */
export const formOf = (kind: EnquiryKind): string => `form:has([name="${kind.fields[0]!.name}"])`;

/** Returns a date as typed in the engine: month, day, year. WebKit moves to the next part at a slash, Firefox by itself. */
const typedDate = (day: string): string =>
  day.replace(/(\d+)-(\d+)-(\d+)/, engineName === 'webkit' ? '$2/$3/$1' : '$2$3$1');

/** Fills every visible field by mouse and keyboard. */
export async function fillByHand(visitor: Visitor, kind: EnquiryKind, name: string): Promise<void> {
  await wake(visitor, formOf(kind));
  for (const field of kind.fields.filter(({ type }) => type !== 'hidden')) {
    const control = `${formOf(kind)} [name="${field.name}"]`;
    const value = typedIn(field, name);
    if (field.options) await visitor.choose(control, value);
    else if (field.type === 'date') {
      // A click's position decides which part of the date has the focus.
      await visitor.evaluate((at) => document.querySelector<HTMLInputElement>(at)!.focus(), control);
      await visitor.type(typedDate(value));
    } else await fill(visitor, control, value);
    expect(await valueOf(visitor, control), field.name).toBe(value);
  }
}

/** Presses the button of the form. */
export const send = (visitor: Visitor, kind: EnquiryKind): Promise<void> =>
  visitor.click(`${formOf(kind)} button[type="submit"]`);

/** Expects the kind's thanks over the page, and the two mails of an enquiry. */
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
