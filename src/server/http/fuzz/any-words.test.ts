import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { enquiryKindNames, enquiryKinds, type EnquiryField } from '#domain/enquiries/enquiry-kinds.ts';
import { samplePayload } from '#support/enquiry-samples.ts';
import { readMail } from '#support/eml.ts';
import { fuzzed } from '#support/fuzz/fuzz-run.ts';
import { enquiries } from '#platform/db/tables.ts';
import { eq } from '#platform/db/drizzle.ts';
import { visible } from '#words/visible.ts';
import { setUpTestSite } from '#support/set-up-site.ts';

// The path of an enquiry from the wire to the mail for the staff, with any Unicode text: accepted text arrives whole.

const casesEach = 12;
const site = setUpTestSite();
let url: string;
beforeAll(async () => {
  url = await site.app.listen({ port: 0, host: '127.0.0.1' });
});

const anyUnit = fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit));
// No controls except line breaks and tabs; any other well-formed text can be stored.
// oxlint-disable-next-line no-control-regex -- these characters are what is refused
const unstorable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;
const fits = (text: string, max: number) =>
  text.isWellFormed() && !unstorable.test(text) && text.trim() !== '' && text.length <= max;

/** Returns short texts, and those at the limit of the field. */
const textsFor = ({ maxLength = 200 }: EnquiryField): fc.Arbitrary<string> =>
  fc.oneof(
    ...(['binary', 'grapheme', anyUnit] as const).flatMap((unit) => [
      { weight: 2, arbitrary: fc.string({ unit, minLength: 1, maxLength: 20 }) },
      {
        weight: 1,
        arbitrary: fc
          .string({ unit, minLength: 20, maxLength: 40 })
          .map((text) => (text.repeat(Math.ceil(maxLength / text.length)) + text).slice(0, maxLength)),
      },
    ]),
  );

/** The name behind these is shown, which a made-up one lacks. */
const identifying: ReadonlySet<EnquiryField['role']> = new Set(['cardId', 'memberId', 'vendorIds']);

const accepted = new Map<string, string[]>();

it.each(enquiryKindNames)('%s is kept whole or refused', { timeout: 120_000 }, async (kindName) => {
  const kind = enquiryKinds[kindName];
  const typed = kind.fields.filter(
    ({ type, role, options }) =>
      /^(?:text|textarea|hidden)$/.test(type) && !options && !identifying.has(role),
  );
  const words = fc.record(Object.fromEntries(typed.map((field) => [field.name, textsFor(field)])));
  await fc.assert(
    fc.asyncProperty(words, async (given) => {
      const answer = await fetch(url + kind.path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...samplePayload(kind), ...given }),
      });
      const fit = typed.every(
        ({ name, required, maxLength = 200 }) =>
          fits(given[name]!, maxLength) ||
          (!required && given[name]!.trim() === '' && fits(`${given[name]}a`, maxLength + 1)),
      );
      expect(answer.status).toBe(fit ? 201 : 422);
      const { reference } = (await answer.json()) as { reference: string };
      if (fit)
        accepted.set(
          reference,
          Object.values(given)
            .map(visible)
            .filter((text) => text.trim() !== ''),
        );
    }),
    fuzzed(casesEach),
  );
});

it('reaches the staff by mail, every word of it', { timeout: 120_000 }, async () => {
  expect(accepted.size).toBeGreaterThan(20);
  // An apparent advertisement waits for the staff's review, and reaches them in one mail with others.
  const aside = await site.db
    .select({ reference: enquiries.reference })
    .from(enquiries)
    .where(eq(enquiries.quarantine, true));
  for (const { reference } of aside) accepted.delete(reference);
  expect(accepted.size).toBeGreaterThan(5);
  const staffMails = () =>
    site
      .mails()
      .map(readMail)
      .flatMap((mail) => {
        const reference = /^Reference: (\S+)$/m.exec(mail.text)?.[1];
        return mail.text.includes('May be passed to vendors:') && reference
          ? [[reference, mail] as const]
          : [];
      });
  await expect.poll(() => staffMails().length, { timeout: 90_000 }).toBe(accepted.size);
  for (const [reference, { head, text }] of staffMails()) {
    // A mail has one kind of line break, and drops blanks at the end of a line.
    const plain = (words: string) => words.replaceAll(/\r\n?|\n/g, '\n');
    for (const words of accepted.get(reference)!) expect(plain(text)).toContain(plain(words));
    expect(head).not.toContain('\ufffd');
  }
});
