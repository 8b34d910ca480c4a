import { mailNames, mailTemplate, type MailName } from '#contract/desk/content/mails/mail-templates.ts';
import { staffMails } from '#contract/desk/content/mails/staff-mails.ts';
import { violationsIn } from '#support/accessibility.ts';
import { expect, openDesk, test } from '#support/desk-server.ts';

// A mail is looked at as its reader gets it: its own styles, which the desk's policy forbids, apply in its frame.

test('every mail is shown as it is sent, in both languages, at a phone’s width, light and dark', async ({
  page,
}) => {
  // The rules are run in the frame of each mail.
  test.slow();
  await openDesk(page, '/desk/content/mail', 'Mails');
  await page.getByRole('link', { name: 'See them as they are sent' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mails as they are sent' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(mailNames.length);

  const { label } = mailTemplate('lead-with-details');
  const frame = page.locator(`iframe[title="${label}"]`);
  await frame.scrollIntoViewIfNeeded();
  const mail = page.frameLocator(`iframe[title="${label}"]`);
  const button = mail.getByRole('link', { name: 'Answer the request' });
  await expect(button).toBeVisible();
  const look = () =>
    mail.locator('body').evaluate((body) => ({
      paper: getComputedStyle(body).backgroundColor,
      overflow: body.scrollWidth > body.clientWidth,
      hidden: body.scrollHeight > innerHeight + 1,
    }));
  const light = await look();
  expect(light).toMatchObject({ overflow: false, hidden: false });
  await page.getByRole('button', { name: 'Dark' }).click();
  await expect.poll(async () => (await look()).paper).not.toBe(light.paper);
  await page.getByRole('button', { name: '600 wide' }).click();
  await expect(frame).toHaveCSS('width', '600px');
  expect(await violationsIn(page)).toEqual([]);

  await page.getByRole('link', { name: 'Hindi' }).click();
  const toReaders = mailNames.filter((name: MailName) => !(name in staffMails));
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(toReaders.length);
  await frame.scrollIntoViewIfNeeded();
  await expect(mail.getByRole('link', { name: 'अनुरोध का जवाब दें' })).toBeVisible();
});

test('the frame of a mail runs no script, sends no form and is shown by no other site', async ({
  page,
  desk,
}) => {
  const answer = await page.request.get(`${desk.url}/desk/mail-frame`);
  const policy = answer.headers()['content-security-policy'];
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("form-action 'none'");
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).not.toContain('script-src');
});
