import { readFile } from 'node:fs/promises';
import { expect, test } from '#support/browser.ts';
import { at, say } from '#support/language.ts';

test('ten numbered reasons, four communities with dates and calendars, and the way to the form', async ({
  page,
  expectAccessible,
}) => {
  await page.goto(at('/communities'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    say('Connect and Grow: A Community for Every Passion'),
  );
  await expect(page.locator('#benefits ol > li')).toHaveCount(10);
  await expect(page.locator('main').getByRole('link', { name: say('Contact us to join') })).toHaveAttribute(
    'href',
    at('/contact'),
  );
  await expect(page.getByRole('article')).toHaveCount(4);
  await expectAccessible();
  const calendar = page
    .getByRole('article')
    .first()
    .getByRole('link', { name: say('Add to my calendar') })
    .first();
  const download = page.waitForEvent('download');
  await calendar.click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('weddings.ics');
  expect(await readFile(await file.path(), 'utf8')).toMatch(/^BEGIN:VCALENDAR\r\n[^]*END:VCALENDAR\r\n$/);
});

test(
  '"tell me when it starts" chooses the community and becomes a lead',
  { tag: ['@desktop', '@hindi'] },
  async ({ page }) => {
    await page.goto(at('/communities'));
    await page
      .getByRole('link', { name: new RegExp(`${say('Tell me when it starts')}.*${say('Makaan Mandali')}`) })
      .click();
    await expect(page.getByLabel(say('Community'))).toHaveValue('Makaan Mandali');
    await page.getByLabel(say('Name'), { exact: true }).fill('Jaya');
    await page.getByLabel(say('Email')).fill('jaya@example.in');
    const reply = page.waitForResponse('**/api/communities/interest');
    await page.getByRole('button', { name: say('Tell me') }).click();
    expect((await reply).status()).toBe(201);
    await expect(page.getByRole('dialog')).toContainText(say('Details Submitted Successfully!'));
  },
);

test(
  'the dates may be late, missing or none; the page stands',
  { tag: '@desktop' },
  async ({ page, allowedConsole }) => {
    allowedConsole.push(/503/);
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/api/communities/meetups', async (route) => {
      await held;
      await route.fulfill({ status: 503, json: { message: 'away', code: 'unavailable' } });
    });
    await page.goto(at('/contact'));
    await page
      .getByRole('link', { name: say('Communities') })
      .first()
      .click();
    await expect(page.getByText(say('Loading...')).first()).toBeVisible();
    release();
    await expect(page.getByRole('alert')).toHaveCount(4);
    await page.unroute('**/api/communities/meetups');
    await page.route('**/api/communities/meetups', (route) => route.fulfill({ json: [] }));
    await page
      .getByRole('link', { name: say('Gallery') })
      .first()
      .click();
    await page
      .getByRole('link', { name: say('Communities') })
      .first()
      .click();
    await expect(
      page.getByText(say('The next date is not fixed yet. Ask below, and we tell you.')).first(),
    ).toBeVisible();
  },
);
