import { at, say } from '#support/language.ts';
import { expect, inEachLanguage, newName, test } from '#support/served.ts';
import { terms, vendorForm, type VendorForm } from '#support/vendor-account.ts';

inEachLanguage(() => {
  test('without scripts the form posts, says what is wrong, and registers', async ({ visitor }) => {
    visitor.allow(422);
    const form = {
      ...vendorForm(newName('Plain')),
      panGst: 'aaapz 1234-c',
      instagram: 'plain.photo',
      facebook: 'fb.com/plain.photo',
    };
    const field = (name: string) => visitor.document.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
    const type = (fields: Partial<VendorForm>) => {
      for (const [name, value] of Object.entries(fields))
        if (name === 'productSelection') visitor.choose(field(name), value);
        else visitor.fill(field(name), value);
    };
    await visitor.open(at('/register'));
    type({ ...form, phone: '12345' });
    await visitor.press(visitor.screen.getByRole('button', { name: say('Register') }));
    expect(visitor.status).toBe(422);
    expect(visitor.screen.getByRole('alert').textContent).toBe(say('Please fix the validation errors'));
    expect(visitor.words()).toContain(say('Phone number must be a valid 10-digit number'));
    expect(visitor.words()).toContain(say('Please accept the terms to register.'));
    expect(field('companyName').value).toBe(form.companyName);
    expect(field('productSelection').value).toBe(form.productSelection);
    expect(field('password').value).toBe('');
    type({ password: form.password, phone: form.phone });
    await visitor.press(visitor.screen.getByRole('checkbox', { name: say(terms) }));
    await visitor.press(visitor.screen.getByRole('button', { name: say('Register') }));
    expect(visitor.words('[role=status] :is(h1, h2, h3)')).toBe(say('Your business is registered'));
    expect(visitor.words('[role=status]')).toContain(
      say(
        'We have mailed you a link: with it you confirm your e-mail, and enquiries come with their details.',
      ),
    );
    await visitor.press(visitor.screen.getByRole('link', { name: say('View Profile') }));
    expect(visitor.document.querySelector('a[href="https://www.instagram.com/plain.photo"]')).not.toBeNull();
    expect(visitor.document.querySelector('a[href="https://www.facebook.com/plain.photo"]')).not.toBeNull();
    expect(visitor.words('h1')).toBe(form.companyName);
  });
});
