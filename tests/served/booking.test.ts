import { enquiryKinds, type EnquiryKindName } from '#domain/enquiries/enquiry-kinds.ts';
import { referencePattern } from '#support/enquiry-samples.ts';
import { fillEnquiry } from '#support/form-client/enquiry-form.ts';
import { at, say } from '#support/language.ts';
import { mailsWith } from '#support/mail-folder.ts';
import { expect, inEachLanguage, newName, test } from '#support/served.ts';

/** Each booking page, and what it sends. */
const bookings: readonly [path: string, kindName: EnquiryKindName][] = [
  ['/catering', 'catering'],
  ['/entertainment', 'entertainment'],
  ['/gifts', 'gift'],
  ['/decoration', 'decoration'],
  ['/location', 'venue'],
  ['/crew', 'crew'],
  ['/construction', 'construction'],
];

inEachLanguage(() => {
  for (const [path, kindName] of bookings)
    test(`${path} without scripts: the same row, and a page that says thank you`, async ({
      visitor,
      server,
    }) => {
      const kind = enquiryKinds[kindName];
      const name = newName(`Plain ${kindName}`);
      await visitor.open(at(path));
      fillEnquiry(visitor, kind, name);
      await visitor.press(visitor.screen.getByRole('button', { name: say('Submit') }));
      // The answer opens where the form was, below the vendors.
      const heading = visitor.screen.getByRole('heading', { name: say(kind.success.heading) });
      expect(visitor.target?.contains(heading)).toBe(true);
      const [reference] = referencePattern.exec(visitor.words())!;
      await visitor.press(visitor.screen.getByRole('link', { name: say('See where it stands') }));
      expect(visitor.words('h1')).toContain(reference);
      expect(visitor.screen.getAllByRole('definition').map(({ textContent }) => textContent)).toContain(name);
      await expect.poll(() => mailsWith(server, reference).length).toBe(2);
    });
});
