import { within } from '@testing-library/dom';
import { enquiryKinds } from '#domain/enquiries/enquiry-kinds.ts';
import { referencePattern } from '#support/enquiry-samples.ts';
import { fillEnquiry } from '#support/form-client/enquiry-form.ts';
import { at, say } from '#support/language.ts';
import { mailsWith } from '#support/mail-folder.ts';
import { expect, inEachLanguage, newName, test } from '#support/served.ts';

inEachLanguage(() => {
  test('without scripts a quote is a page with the form, and answers with one', async ({
    visitor,
    server,
  }) => {
    const name = newName('Quiet Qamar');
    const dialog = () => within(visitor.screen.getByRole('dialog'));
    await visitor.open(at('/weddingvendors'));
    await visitor.press(
      visitor.screen.getByRole('link', { name: `${say('Get Quote')}: ${say('Decorations')}` }),
    );
    fillEnquiry(visitor, enquiryKinds.eventManagement, name);
    await visitor.press(dialog().getByRole('button', { name: say('Submit') }));
    const said = visitor.words('dialog[open]');
    expect(said).toContain(say('Submission Successful!'));
    expect(said).toContain(name);
    const [reference] = referencePattern.exec(said)!;
    await visitor.press(dialog().getByRole('link', { name: say('Done') }));
    expect(visitor.address).toBe(at('/weddingvendors'));
    await expect.poll(() => mailsWith(server, reference).length).toBe(2);
    expect(mailsWith(server, reference).join('\n')).toMatch(/Decorations/);
  });
});
