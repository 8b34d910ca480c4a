import { enquiryKinds } from '#domain/enquiries/enquiry-kinds.ts';
import { expect, test } from '#support/browser.ts';
import { fillForm } from '#support/enquiry-page.ts';
import { mailsWith } from '#support/mail-folder.ts';
import { foreignAnswers, oddBodies, saysNothing, type OddAnswer } from '#support/odd-answers.ts';

const { contact } = enquiryKinds;
const receipt = {
  reference: 'AGN-7K3F-9Q',
  statusUrl: 'https://site.test/enquiry/s3cret',
  message: 'Details Submitted Successfully!',
};
const bar = (name: 'Unsent message' | 'Your last request') => ({ name });

/** Browsers say on the console what they could not fetch, and the stated sentence is logged. */
const complaints = [/status of \d+/, /ERR_/, /There was an error submitting the form!/];

/** Those in which the browser itself has a say; the form is tried with all of them in a test of its own. */
const inTheBrowser = [
  '201 with half a body',
  '201 with a page',
  '201 with an empty object',
  '200 with a page',
  '204',
  '302 to a page',
  '403 with a page',
  '500 with a page',
];

test('no answer to the contact form breaks the site or loses the message', async ({
  page,
  server,
  allowedConsole,
}) => {
  test.slow();
  allowedConsole.push(...complaints);
  const cases: { odd: OddAnswer; accepted: boolean }[] = [
    ...oddBodies(201, receipt).map((odd) => ({ odd, accepted: true })),
    ...foreignAnswers(201, receipt).map((odd) => ({ odd, accepted: false })),
  ].filter(({ odd }) => inTheBrowser.includes(odd.name));
  expect(cases).toHaveLength(inTheBrowser.length);
  for (const [index, { odd, accepted }] of cases.entries()) {
    await test.step(odd.name, async () => {
      const name = `Odd Omar ${index}`;
      await page.goto('/contact');
      await page.route(`**${contact.path}`, (route) =>
        route.fulfill({
          status: odd.status,
          contentType: odd.type,
          body: odd.body,
          ...(odd.status === 302 && { headers: { location: '/about' } }),
        }),
      );
      await fillForm(page, contact, name);
      await page.getByRole('button', { name: 'Submit' }).click();
      const thanks = page.getByRole('heading', { name: contact.success.heading });
      await expect(accepted ? thanks : page.getByRole('complementary', bar('Unsent message'))).toBeVisible();
      await expect(page.getByRole('link', { name: 'See where it stands' })).toHaveCount(0);
      if (!accepted) await expect(page.getByPlaceholder('Enter your name')).toHaveValue(name);
      // The device remembers it through a reload, and the site stands; then the server is itself again.
      await page.unroute(`**${contact.path}`);
      await page.goto('/about');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Gallery' }).first()).toBeVisible();
      // What was accepted without a word is done with; of everything else the server is asked again.
      if (saysNothing(odd)) {
        expect(await page.evaluate(() => localStorage.getItem('deliveries'))).toBeNull();
        return;
      }
      await expect(page.getByRole('complementary', bar('Your last request'))).toBeVisible();
      await expect.poll(() => mailsWith(server, name).length).toBe(1);
      await page.evaluate(() => localStorage.clear());
    });
  }
});

test('entries of an older release or a stranger on the device break no page', async ({ page }) => {
  const parcel = {
    key: 'a1b2c3d4e5f60718293a4b5c6d7e8f90',
    path: contact.path,
    payload: { name: 'Kept Kamla', phone: '9876500701', email: 'kamla@example.in' },
    form: 'page=%2Fcontact',
    draftId: 'another form',
    state: 'waiting',
  };
  const old: Record<string, string> = {
    deliveries: JSON.stringify({
      parcels: [7, null, { ...parcel, path: '//evil.example' }, { ...parcel, payload: null }, parcel],
      receipt: { reference: 'AGN-7K3F-9Q', key: 'a0' },
    }),
    authToken: 'täken',
    vendorId: '\ud800',
    analyticsChoice: '{"yes":true}',
    'draft:contact': '{"values":[1]}',
    'draft:register': 'half a {',
  };
  await page.goto('/');
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    sessionStorage.setItem('react-router-scroll-positions', 'null');
  }, old);
  const sent = page.waitForResponse(`**${contact.path}`);
  await page.goto('/contact');
  expect((await sent).status()).toBe(201);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('complementary', bar('Your last request'))).toBeVisible();
  await expect(page.getByPlaceholder('Enter your name')).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Logout' })).toHaveCount(0);
  for (const name of ['Gallery', 'Blogs']) {
    await page.getByRole('link', { name }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.goto('/register');
  await expect(page.getByLabel('Company Name')).toHaveValue('');
});
