import { expect, openDesk, test } from '#support/desk-server.ts';
import { isLong } from '#support/fuzz/fuzz-run.ts';
import { mailsWith } from '#support/mail-folder.ts';

const count = isLong ? 40 : 12;
/** For one enquiry: to me, answer, first text, send, close, first reason. What comes next opens by itself. */
const keys = ['a', 'm', '1', 'Control+Enter', 'e', '1'];

test(`${count} enquiries are worked off in one sitting, six keys each`, async ({ page, desk }) => {
  test.setTimeout(300_000);
  const names = Array.from({ length: count }, (_, index) => `Sitting ${String(index + 1).padStart(2, '0')}`);
  for (const [index, name] of names.entries()) {
    const data = {
      name,
      phone: `98111002${String(index).padStart(2, '0')}`,
      email: `sitting${index}@example.in`,
    };
    const headers = { 'x-form': 'elapsedMs=9000' };
    expect((await page.request.post('/api/contacts', { data, headers })).status()).toBe(201);
  }
  await openDesk(page, '/desk/enquiries?q=sitting', 'Enquiries');
  await expect(page.getByRole('link', { name: /Sitting/ })).toHaveCount(count);
  let pressed = 0;
  const press = async (key: string) => {
    pressed += 1;
    await page.keyboard.press(key);
  };
  await press('j');
  await press('Enter');
  for (const name of names.toReversed()) {
    await expect(page.getByRole('heading', { name: 'What was sent' })).toBeVisible();
    await expect(page.getByText(name).first()).toBeVisible();
    await press(keys[0]!);
    await expect(page.getByText('Asha Mehra looks after it')).toBeVisible();
    await press(keys[1]!);
    await expect(page.getByRole('heading', { name: 'Answer by mail' })).toBeFocused();
    await expect(page.getByRole('button', { name: 'First answer' })).toBeVisible();
    await press(keys[2]!);
    await expect(page.getByLabel('Text', { exact: true })).toHaveValue(new RegExp(`^Namaste ${name},`));
    await press(keys[3]!);
    await expect(page.getByRole('heading', { name: 'Answer by mail' })).toHaveCount(0);
    await press(keys[4]!);
    await expect(page.getByRole('heading', { name: 'Why is it closed?' })).toBeFocused();
    await expect(page.getByRole('button', { name: 'Booked through us' })).toBeVisible();
    await press(keys[5]!);
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Enquiries' })).toBeVisible();
  expect(pressed).toBe(2 + count * keys.length);
  await expect(page.getByRole('link', { name: /Sitting/ })).toHaveCount(0);
  // A page that is left takes along what still waits.
  await expect
    .poll(
      async () =>
        (await (await page.request.get('/api/staff/enquiries?q=sitting&status=open')).json()).enquiries
          .length,
      { timeout: 60_000 },
    )
    .toBe(0);
  await openDesk(page, '/desk/enquiries?q=sitting&status=closed', 'Enquiries');
  await expect(page.getByRole('link', { name: /Sitting/ })).toHaveCount(count);
  // Each answer leaves once, after the seconds in which it could be taken back.
  await expect
    .poll(
      () => mailsWith(desk.server, 'Subject: Your request').filter((mail) => mail.includes('sitting')).length,
      {
        timeout: 60_000,
      },
    )
    .toBe(count);
});
