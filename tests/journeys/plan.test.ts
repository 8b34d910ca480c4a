import { enquiryKinds } from '#contract/enquiry-kinds.ts';
import { expect, test } from '#support/browser.ts';
import { fillForm, emailOf, mailsWith } from '#support/enquiry-page.ts';
import { samplePayload } from '#support/enquiry-samples.ts';

test('a plan is made, shared and found again on /my', async ({ page, expectAccessible }) => {
  await page.goto('/plan');
  await page.getByLabel('Name of the plan').fill('Asha and Rohan');
  await page.getByLabel('What is planned').selectOption('Wedding');
  await page.getByLabel('The day').fill('2027-12-05');
  await page.getByLabel('Budget in all').fill('25 lakh');
  await page.getByRole('button', { name: 'Make the plan' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Asha and Rohan');
  const police = page.locator('li', { hasText: 'loudspeaker permission' });
  await expect(police).toContainText('21 November 2027');
  await expect(page.getByText('Usual: ₹8 lakh (32%)')).toBeVisible();
  await police.getByRole('checkbox').check();
  await page.getByLabel('The day').fill('2027-12-12');
  await expect(police).toContainText('28 November 2027');
  await page.reload();
  await expect(police.getByRole('checkbox')).toBeChecked();
  await expectAccessible();
  await page.getByRole('button', { name: 'Share as a link' }).click();
  await expect(page).toHaveURL(/\/plan\/[\w-]{43}$/);
  const address = page.url();
  await page.getByLabel('Notes').fill('Jain food for Mausi');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.locator('input[name="version"]')).toHaveValue('2');
  await page.goto('/my');
  await page.getByRole('link', { name: 'Asha and Rohan' }).click();
  await expect(page).toHaveURL(address);
  await expect(page.getByLabel('Notes')).toHaveValue('Jain food for Mausi');
});

test(
  'without scripts a plan is shared at once, and changed by its form',
  { tag: '@no-script' },
  async ({ page }) => {
    await page.goto('/plan');
    await page.getByLabel('Name of the plan').fill('Griha pravesh');
    await page.getByLabel('What is planned').selectOption('Smaller celebration');
    await page.getByLabel('The day').fill('2027-12-05');
    await page.getByRole('button', { name: 'Make the plan' }).click();
    await expect(page).toHaveURL(/\/plan\/[\w-]{43}$/);
    await page.getByRole('textbox', { name: 'Task (optional)' }).fill('Fetch Nani');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.locator('li', { hasText: 'Fetch Nani' })).toBeVisible();
  },
);

test('a request stands on /my, and its mailed links open once, without scripts too', async ({
  page,
  server,
  browser,
}) => {
  await page.goto('/contact');
  await fillForm(page, enquiryKinds.contact, 'Gathering Gauri');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Details Submitted Successfully!').first()).toBeVisible();
  await page.goto('/my');
  await expect(page.getByRole('link', { name: /Contact request AGN-/ })).toBeVisible();
  await page.getByLabel('Email').fill(emailOf('Gathering Gauri'));
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('Please look into your mail')).toBeVisible();
  await expect.poll(() => mailsWith(server, '/my/').length, { timeout: 20_000 }).toBe(1);
  const [mail = ''] = mailsWith(server, '/my/');
  const path = /\/my\/[\w-]{43}/.exec(mail.replaceAll('=\r\n', ''))![0];
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url });
  const other = await plain.newPage();
  await other.goto(path);
  await other.getByRole('button', { name: 'Show my requests' }).click();
  await expect(other.getByRole('link', { name: /Contact request AGN-/ })).toBeVisible();
  await other.goto(path);
  await other.getByRole('button', { name: 'Show my requests' }).click();
  await expect(other.getByText('This link has been used or is too old.', { exact: false })).toBeVisible();
  await plain.close();
});

for (const javaScriptEnabled of [true, false])
  test(`a family changes, replaces and erases its request ${javaScriptEnabled ? 'with' : 'without'} scripts`, async ({
    request,
    browser,
    server,
  }) => {
    const { path } = enquiryKinds.catering;
    const data = { ...samplePayload(enquiryKinds.catering), eventDescription: 'At home.\n\nGuests: 80' };
    const reply = await request.post(path, { data });
    const address = new URL(((await reply.json()) as { statusUrl: string }).statusUrl).pathname;
    const context = await browser.newContext({ javaScriptEnabled, baseURL: server.url });
    const page = await context.newPage();
    await page.goto(address);
    await page.getByText('Change the date or the number of guests').click();
    await page.getByLabel('Number of guests').fill('120');
    await page.getByRole('button', { name: 'Change and tell the vendors' }).click();
    await expect(page.getByText('You changed the number of guests')).toBeVisible();
    await expect(page.locator('dd', { hasText: 'Guests: 120' })).toBeVisible();
    await page.getByText('Make a new link', { exact: true }).click();
    await page.getByRole('button', { name: 'Replace the link' }).click();
    await expect(page).not.toHaveURL(address);
    await expect(page.getByText('You made a new private link')).toBeVisible();
    expect((await request.get(address)).status()).toBe(404);
    await page.getByText('Erase everything', { exact: true }).click();
    await page.getByLabel('Yes, erase this request.', { exact: false }).check();
    await page.getByRole('button', { name: 'Erase', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Your request is erased' })).toBeVisible();
    await context.close();
  });
