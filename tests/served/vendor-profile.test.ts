import { at, say } from '#support/language.ts';
import { expect, inEachLanguage, newName, test } from '#support/served.ts';
import { registerVendor, vendorForm } from '#support/vendor-account.ts';

inEachLanguage(() => {
  test('a profile can be read without scripts, and asked', async ({ visitor, server }) => {
    const { id } = await registerVendor(server, vendorForm(newName('Still')));
    await visitor.open(at(`/profile/${id}`));
    const form = visitor.part('#enquire form');
    visitor.fill(form.getByLabelText(say('Name')), newName('Asha'));
    visitor.fill(form.getByLabelText(say('Email')), 'asha@example.in');
    visitor.fill(form.getByLabelText(say('Phone')), '9876543210');
    visitor.fill(form.getByLabelText(say('About your event')), 'A mehendi for sixty guests.');
    await visitor.press(form.getByRole('button', { name: say('Submit') }));
    expect(visitor.screen.getByRole('heading', { name: say('Submission Successful!') })).toBeDefined();
  });
});
