import { addMonths } from '#domain/vendors/vendor-days.ts';
import { delhiFormat } from '#domain/formats/show-date.ts';
import { dayInDelhi, startOfDay } from '#facts/time.ts';
import { violationsIn } from '#support/accessibility.ts';
import { expect, openDesk, test } from '#support/desk-server.ts';
import { beginPost, saved } from '#support/written-post.ts';

test('the calendar leads to a scheduled post, and another moment moves it there, by keyboard', async ({
  page,
}) => {
  await beginPost(page, 'Lamps at noon');
  await page.keyboard.insertText('Brass.');
  await page.getByLabel('Excerpt').fill('Which lamps, and when.');
  await page.getByLabel('Category').selectOption('events');
  await saved(page);
  const month = addMonths(`${dayInDelhi(new Date()).slice(0, 7)}-01`, 1).slice(0, 7);
  const press = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
  };
  const field = page.getByLabel('Date and time in Delhi');
  await press('Schedule');
  await field.fill(`${month}-10T12:00`);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Scheduled for/)).toBeVisible();

  const dayName = delhiFormat({ weekday: 'long', day: 'numeric', month: 'long' });
  const entry = (day: string) =>
    page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: dayName.format(startOfDay(day)) }) })
      .getByRole('link', { name: 'Lamps at noon' });
  const calendar = async (day: string) => {
    await openDesk(page, '/desk/content/post?view=calendar', 'Posts');
    const months = Number(day.slice(5, 7)) - Number(dayInDelhi(new Date()).slice(5, 7));
    for (let step = (months + 12) % 12; step > 0; step -= 1) await press('The next month');
    await expect(page.getByRole('link', { name: 'Calendar' })).toHaveAttribute('aria-current', 'page');
    await expect(entry(day)).toContainText('Scheduled, 12:00 pm');
    expect(await violationsIn(page)).toEqual([]);
    await entry(day).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Lamps at noon' })).toBeVisible();
  };
  await calendar(`${month}-10`);
  await press('Another time');
  await field.focus();
  // The day is the second part of the field.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowUp');
  const moved = `${month}-11`;
  await expect(field).toHaveValue(`${moved}T12:00`);
  await page.keyboard.press('Enter');
  await expect(field).toHaveCount(0);
  await calendar(moved);
});
