import { expect, test } from '#support/browser.ts';
import { fillRegistration, terms, registerVendor, vendorForm } from '#support/vendor-account.ts';
import { at, say } from '#support/language.ts';

const sentences = {
  companyName: 'Company Name must be at least 3 characters long',
  ownerName: 'Owner Name must be at least 3 characters long',
  panGst: 'PAN/GST Number must be alphanumeric and 10-15 characters long',
  email: 'Please enter a valid email address',
  password: 'Password must be at least 6 characters long',
  address: 'Address must be at least 10 characters long',
  phone: 'Phone number must be a valid 10-digit number',
  instagram: 'Please enter a valid Instagram profile URL',
  facebook: 'Please enter a valid Facebook profile URL',
};
const revealing = (sentence: string) => say(sentence, { label: say('Password').toLowerCase() });
type Field = keyof typeof sentences;
/** Each rule at its boundary: what is refused, and the nearest that is not. */
const boundaries: [Field, bad: string, good: string][] = [
  ['companyName', 'ab', 'abc'],
  ['ownerName', 'ab', 'abc'],
  ['panGst', 'ABCDE1234', 'ABCDE12345'],
  ['panGst', 'abcde-2345', 'ABCDE1234567890'],
  ['panGst', 'ABCDE-1234', 'ABCDE12345'],
  ['email', 'a@', 'a@b.in'],
  ['password', '12345', '123456'],
  ['address', '123456789', '1234567890'],
  ['phone', '123456789', '1234567890'],
  ['phone', '12345678901', '9876543210'],
  ['instagram', 'https://instagram.com.evil.example/a', 'https://instagram.com/a'],
  ['instagram', 'https://notinstagram.com/a', 'https://m.instagram.com/a'],
  ['instagram', 'https://www.instagram.com/', 'https://www.instagram.com/a'],
  ['instagram', 'https://facebook.com/a', 'instagram.com/a'],
  ['facebook', 'https://facebook.com.evil.example/a', 'https://facebook.com/a'],
  ['facebook', 'https://www.facebook.com@evil.example/a', 'https://m.facebook.com/a'],
  ['facebook', 'javascript:alert(1)//facebook.com/a', 'https://www.facebook.com/a'],
];

test(
  'every rule speaks at its field, on leaving it, and is silent once it is met',
  { tag: ['@desktop', '@hindi'] },
  async ({ page }) => {
    await page.goto(at('/register'), { waitUntil: 'networkidle' });
    for (const [name, bad, good] of boundaries) {
      const control = page.locator(`[name="${name}"]`);
      const sentence = page.getByText(say(sentences[name]), { exact: true });
      await control.fill(bad);
      await control.blur();
      await expect(sentence, `${name}: ${bad}`).toBeVisible();
      await expect(control).toHaveAttribute('aria-invalid', 'true');
      await expect(control).toHaveAccessibleDescription(
        new RegExp(say(sentences[name]).replace(/[/.]/g, '\\$&')),
      );
      await control.fill(good);
      await control.blur();
      await expect(sentence, `${name}: ${good}`).toBeHidden();
    }
  },
);

test('an empty form is refused with the stated sentences, and the first field takes the focus', async ({
  page,
}) => {
  await page.goto(at('/register'), { waitUntil: 'networkidle' });
  let asked = false;
  page.on(
    'request',
    (request) => (asked ||= request.method() === 'POST' && request.url().includes('/vendor')),
  );
  await page.getByRole('button', { name: say('Register') }).click();
  await expect(page.getByRole('alert')).toHaveText(say('Please fix the validation errors'));
  await expect(page.locator('[name="companyName"]')).toBeFocused();
  const missing = {
    ...sentences,
    companyName: 'Company Name is required',
    email: 'Email is required',
    productSelection: 'Product/Service Selection is required',
    terms: 'Please accept the terms to register.',
  };
  for (const sentence of Object.values(missing))
    await expect(page.getByText(say(sentence), { exact: true })).toBeVisible();
  expect(asked).toBe(false);
});

test('a half-filled form survives a reload; the password and the terms do not', async ({ page }) => {
  await page.goto(at('/register'), { waitUntil: 'networkidle' });
  const { companyName, password, productSelection } = vendorForm('Draft');
  await fillRegistration(page, { companyName, password, productSelection });
  await page.getByRole('checkbox', { name: say(terms) }).check();
  const progress = page.getByRole('progressbar', { name: say('Filled so far') });
  await expect(progress).toHaveAttribute('value', '30');
  expect(await page.evaluate(() => Object.values(localStorage).join())).not.toContain(password);
  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.locator('[name="companyName"]')).toHaveValue(companyName);
  await expect(page.locator('[name="productSelection"]')).toHaveValue(productSelection);
  await expect(page.locator('[name="password"]')).toHaveValue('');
  await expect(page.getByRole('checkbox', { name: say(terms) })).not.toBeChecked();
  await expect(progress).toHaveAttribute('value', '20');
});

test('hints help without refusing: strength, the commonest passwords, PAN and GSTIN, a pasted phone', async ({
  page,
}) => {
  await page.goto(at('/register'), { waitUntil: 'networkidle' });
  const password = page.locator('[name="password"]');
  await password.fill('password1');
  await expect(password).toHaveAccessibleDescription(
    say('One of the thousand commonest passwords: it is tried first. Please take another.'),
  );
  await password.fill('gulmohar-9');
  await expect(password).toHaveAccessibleDescription(new RegExp(say('Strong.')));
  await page.getByRole('button', { name: revealing('Show<what> {label}</what>') }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: revealing('Hide<what> {label}</what>') }).click();
  await expect(password).toHaveAttribute('type', 'password');
  const tax = page.locator('[name="panGst"]');
  await tax.fill('07AAAPZ1234C1Z2');
  await expect(tax).toHaveAccessibleDescription(
    new RegExp(say('Recognised as a GSTIN of {place}.', { place: say('Delhi') })),
  );
  await tax.fill('07AAAPZ1234C1Z3');
  await expect(tax).toHaveAccessibleDescription(
    new RegExp(
      say(
        'It looks like a GSTIN, but its last character does not fit the others. Please compare it with your certificate.',
      ),
    ),
  );
  await tax.blur();
  await expect(tax).not.toHaveAttribute('aria-invalid', 'true');
  const phone = page.locator('[name="phone"]');
  await phone.fill('+91 98765-43210');
  await phone.blur();
  await expect(phone).toHaveValue('9876543210');
});

test.describe('an answer of the server', () => {
  test('is shown as an alert, and the form keeps what was typed', async ({
    page,
    server,
    allowedConsole,
  }) => {
    allowedConsole.push(/status of 409/);
    const form = vendorForm('Twice');
    await registerVendor(server, form);
    await page.goto(at('/register'), { waitUntil: 'networkidle' });
    await fillRegistration(page, form);
    await page.getByRole('checkbox', { name: say(terms) }).check();
    await page.getByRole('button', { name: say('Register') }).click();
    await expect(page.getByRole('alert')).toHaveText(say('An account with this email already exists.'));
    await expect(page.locator('[name="companyName"]')).toHaveValue(form.companyName);
    expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
  });

  test('or else the stated sentence', async ({ page, allowedConsole }) => {
    allowedConsole.push(/ERR_FAILED/, /status of 502/);
    await page.goto(at('/register'), { waitUntil: 'networkidle' });
    await fillRegistration(page, vendorForm('Nobody'));
    await page.getByRole('checkbox', { name: say(terms) }).check();
    await page.route('**/api/vendor/', (route) => route.abort());
    await page.getByRole('button', { name: say('Register') }).click();
    await expect(page.getByRole('alert')).toHaveText(say('Error submitting form'));
    await page.unroute('**/api/vendor/');
    await page.route('**/api/vendor/', (route) =>
      route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }),
    );
    await page.getByRole('button', { name: say('Register') }).click();
    await expect(page.getByRole('alert')).toHaveText(say('Error submitting form'));
  });
});

test('links lead to sign-in and back', async ({ page }) => {
  await page.goto(at('/register'));
  await page
    .getByRole('main')
    .getByRole('link', { name: say('Sign in') })
    .click();
  await expect(page).toHaveURL(at('/login'));
  await page
    .getByRole('main')
    .getByRole('link', { name: say('Register your business') })
    .click();
  await expect(page).toHaveURL(at('/register'));
  await page
    .getByRole('main')
    .getByRole('link', { name: say('Write to us') })
    .click();
  await expect(page).toHaveURL(at('/contact'));
});
