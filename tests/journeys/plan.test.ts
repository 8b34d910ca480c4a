import { enquiryKinds } from '#domain/enquiries/enquiry-kinds.ts';
import { expect, test } from '#support/browser.ts';
import { inLongRuns } from '#support/fuzz/fuzz-run.ts';
import { fillForm } from '#support/enquiry-page.ts';
import { mailsWith } from '#support/mail-folder.ts';
import { emailOf, samplePayload } from '#support/enquiry-samples.ts';
import { at, say } from '#support/language.ts';
import { dayFormat, showDay } from '#domain/formats/show-date.ts';
import { rupeesWords } from '#domain/formats/rupees.ts';

const days = dayFormat({ day: 'numeric', month: 'long', year: 'numeric' });

/** An act that can be taken back is done ten seconds later. */
const afterTheWait = { timeout: 30_000 };

test(
  'a plan is made, shared and found again on /my',
  { tag: ['@desktop', ...inLongRuns('@hindi')] },
  async ({ page, expectAccessible }) => {
    await page.goto(at('/plan'));
    await page.getByLabel(say('Name of the plan')).fill('Asha and Rohan');
    await page.getByLabel(say('What are you planning?')).selectOption(say('Wedding'));
    await page.getByLabel(say('The day')).fill('2027-12-05');
    await page.getByLabel(say('Total budget')).fill('25 lakh');
    await page.getByRole('button', { name: say('Make the plan') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Asha and Rohan');
    const police = page.locator('li', { hasText: say('Apply to the police for the loudspeaker permission') });
    await expect(police).toContainText(showDay(days, '2027-11-21'));
    await page.getByText(say('What you plan and spend for each (optional)')).click();
    await expect(
      page.getByText(say('Usual: {words}', { words: `₹${rupeesWords(800_000)} (32%)` })),
    ).toBeVisible();
    await police.getByRole('checkbox').check();
    await page.getByLabel(say('The day')).fill('2027-12-12');
    await expect(police).toContainText(showDay(days, '2027-11-28'));
    await page.reload();
    await expect(police.getByRole('checkbox')).toBeChecked();
    await expectAccessible('main');
    await page.getByRole('button', { name: say('Share as a link') }).click();
    await expect(page).toHaveURL(/\/plan\/[\w-]{43}$/);
    const address = page.url();
    await page.getByLabel(say('Notes')).fill('Jain food for Mausi');
    await page.getByRole('button', { name: say('Save'), exact: true }).click();
    await expect(page.locator('input[name="version"]')).toHaveValue('2');
    await page.goto(at('/my'));
    await page.getByRole('link', { name: 'Asha and Rohan' }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByLabel(say('Notes'))).toHaveValue('Jain food for Mausi');
  },
);

test(
  'a request stands on /my, and its mailed links open once, without scripts too',
  { tag: ['@desktop', ...inLongRuns('@hindi')] },
  async ({ page, server, browser }) => {
    await page.goto(at('/contact'));
    await fillForm(page, enquiryKinds.contact, 'Gathering Gauri');
    await page.getByRole('button', { name: say('Submit') }).click();
    await expect(page.getByText(say('Details Submitted Successfully!')).first()).toBeVisible();
    await page.goto(at('/my'));
    await expect(
      page.getByRole('link', { name: new RegExp(`${say('Contact request')} AGN-`) }),
    ).toBeVisible();
    await page.getByLabel(say('Email')).fill(emailOf('Gathering Gauri'));
    await page.getByRole('button', { name: say('Send the link') }).click();
    await expect(page.getByText(say('Please look into your mail'))).toBeVisible();
    await expect.poll(() => mailsWith(server, '/my/').length, { timeout: 20_000 }).toBe(1);
    const [mail = ''] = mailsWith(server, '/my/');
    const path = /\/my\/[\w-]{43}/.exec(mail.replaceAll('=\r\n', ''))![0];
    const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url });
    const other = await plain.newPage();
    await other.goto(at(path));
    await other.getByRole('button', { name: say('Show my requests') }).click();
    await expect(
      other.getByRole('link', { name: new RegExp(`${say('Contact request')} AGN-`) }),
    ).toBeVisible();
    await other.goto(at(path));
    await other.getByRole('button', { name: say('Show my requests') }).click();
    await expect(
      other.getByText(say('This link has been used or is too old. Please ask for a new one.')),
    ).toBeVisible();
    await plain.close();
  },
);

test(
  'a family changes, replaces and erases its request',
  { tag: ['@desktop', ...inLongRuns('@hindi')] },
  async ({ request, page, allowedConsole }) => {
    // The page asks once more for what is gone.
    allowedConsole.push(/status of 404/);
    const { path } = enquiryKinds.catering;
    const data = { ...samplePayload(enquiryKinds.catering), eventDescription: 'At home.\n\nGuests: 80' };
    const reply = await request.post(path, { data });
    const address = new URL(((await reply.json()) as { statusUrl: string }).statusUrl).pathname;
    await page.goto(at(address));
    const whole = page.getByText(say('Download, new link, erase'));
    await page.getByLabel(say('Number of guests')).fill('120');
    await page.getByRole('button', { name: say('Change'), exact: true }).click();
    await expect(page.getByText(say('You changed the number of guests'))).toBeVisible();
    await expect(page.locator('dd', { hasText: 'Guests: 120' })).toBeVisible();
    await whole.click();
    await page.getByText(say('Make a new link'), { exact: true }).click();
    const undo = page.getByRole('button', { name: say('Undo') });
    await page.getByRole('button', { name: say('Replace the link') }).click();
    await expect(page.getByText(say('This link will be replaced by a new one.'))).toBeVisible();
    await undo.click();
    await expect(undo).toHaveCount(0);
    await page.getByRole('button', { name: say('Replace the link') }).click();
    // Until it is done, the old link opens the request.
    await expect(undo).toBeVisible();
    expect((await request.get(address)).status()).toBe(200);
    await expect(page).not.toHaveURL(at(address), afterTheWait);
    await expect(page.getByText(say('You made a new private link'))).toBeVisible();
    expect((await request.get(address)).status()).toBe(404);
    const everything = page.getByText(say('Erase everything'), { exact: true });
    const erase = page.getByRole('button', { name: say('Erase'), exact: true });
    // The page at the new address, and one that was read again after an undo, may come with its folds closed.
    const pressErase = () =>
      expect(async () => {
        if (!(await everything.isVisible())) await whole.click();
        if (!(await erase.isVisible())) await everything.click();
        await erase.click({ timeout: 1000 });
      }).toPass();
    await pressErase();
    await expect(page.getByText(say('Your request will be erased with all that was written.'))).toBeVisible();
    await undo.click();
    await expect(undo).toHaveCount(0);
    await pressErase();
    await expect(page.getByRole('heading', { name: say('Your request is erased') })).toBeVisible(
      afterTheWait,
    );
  },
);
