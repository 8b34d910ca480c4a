import { at, say } from '#support/language.ts';
import { mailedPath } from '#support/mail-folder.ts';
import { expect, inEachLanguage, newName, test } from '#support/served.ts';
import { registerVendor, vendorForm } from '#support/vendor-account.ts';

inEachLanguage(() => {
  test('without scripts sign-in says whether the pair is right, and forgotten passwords work', async ({
    visitor,
    server,
  }) => {
    visitor.allow(401);
    const form = vendorForm(newName('Quiet'));
    await registerVendor(server, form);
    const fill = (label: string, text: string) =>
      visitor.fill(visitor.screen.getByLabelText(say(label)), text);
    const press = (name: string) => visitor.press(visitor.screen.getByRole('button', { name: say(name) }));
    await visitor.open(at('/login'));
    fill('Email', form.email);
    fill('Password', 'wrong one');
    await press('Sign in');
    expect(visitor.screen.getByRole('alert').textContent).toBe(say('Incorrect Email or Password!'));
    fill('Password', form.password);
    await press('Sign in');
    expect(visitor.words('[role=status] :is(h1, h2, h3)')).toBe(say('Your e-mail and password are right'));
    await visitor.open(at('/forgotpassword'));
    fill('Email', form.email);
    await press('Send me the link');
    expect(visitor.screen.getByRole('heading', { name: say('Look into your inbox') })).toBeDefined();
    const mailed = () => mailedPath(server, form.email, 'reset');
    await expect.poll(mailed).not.toBe('');
    await visitor.open(at(mailed()));
    fill('New password', 'amaltas-77');
    await press('Save the password');
    expect(visitor.screen.getByRole('heading', { name: say('Your password is changed') })).toBeDefined();
  });
});
