import { expect, openDesk, test } from '#support/desk-server.ts';

test('the GST of a trade is set from a day on, with its source, and the record names it', async ({
  page,
  expectAccessible,
}) => {
  await openDesk(page, '/desk/words', 'Words');
  const rates = page.getByRole('region', { name: 'GST of quotes' });
  const dj = rates.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^DJ:/ }) });
  await expect(dj).toHaveCount(1);
  await rates.getByRole('button', { name: 'Add a rate' }).click();
  await rates.getByLabel('Trade').selectOption('DJ');
  await rates.getByLabel('From').fill('2027-04-01');
  await rates.getByLabel('Percent').fill('many');
  await rates.getByLabel('Source').fill('Circular 1 of 2027');
  await rates.getByRole('button', { name: 'Save' }).click();
  await expect(rates.getByText('Please give a percentage, such as 18 or 2.5.')).toBeVisible();
  await expect(rates.getByLabel('Source')).toHaveValue('Circular 1 of 2027');
  await expectAccessible();
  await rates.getByLabel('Percent').fill('१२.५ %');
  await rates.getByRole('button', { name: 'Save' }).click();
  await expect(dj).toHaveCount(2);
  await expect(dj.filter({ hasText: '12.5%' })).toContainText('Circular 1 of 2027');
  await expect(dj.filter({ hasText: 'today' })).toContainText('18%');
  await openDesk(page, '/desk/record', /./);
  await expect(page.getByText('DJ from 2027-04-01, 12.5%')).toBeVisible();
});
