import type { Page } from '@playwright/test';
import { expect, test, wake } from '#support/browser.ts';
import { fillForm } from '#support/enquiry-page.ts';
import { enquiryKinds } from '#domain/enquiries/enquiry-kinds.ts';

// What opens over a page or changes in it, as axe sees it in both schemes. Other journeys ask it of the states they walk through.

type State = {
  name: string;
  path: string;
  /** Brings it about. */
  begin: (page: Page) => Promise<unknown>;
  /** What is looked at; the whole page without it. */
  part?: string;
  view?: '@phone';
};

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();

const states: readonly State[] = [
  { name: 'the contact menu', path: '/', begin: press('Contact Us') },
  { name: 'the menu of a phone', path: '/', begin: press('Menu'), view: '@phone' },
  {
    name: 'the suggestions of the search',
    path: '/',
    begin: async (page) => {
      await page.getByRole('combobox').pressSequentially('crew');
      await expect(page.getByRole('option').first()).toBeVisible();
      await page.keyboard.press('ArrowDown');
    },
    part: '[role=search]',
  },
  {
    name: 'the form of a crew member',
    path: '/crew',
    begin: async (page) => {
      await page.getByRole('article').first().getByRole('link').click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
    part: 'dialog[open]',
  },
  {
    name: 'a form with every field wrong',
    path: '/location',
    begin: async (page) => {
      await wake(page.getByRole('button', { name: 'Submit' }));
      await page.getByRole('button', { name: 'Submit' }).click();
      await expect(page.locator('[aria-invalid=true]').first()).toBeFocused();
    },
    part: 'main',
  },
  {
    name: 'the popup of a sent form',
    path: '/gifts',
    begin: async (page) => {
      await page.clock.install();
      await fillForm(page, enquiryKinds.gift, 'Popup Parul');
      await page.getByRole('button', { name: 'Submit' }).click();
      // A tap keeps it where it is.
      await page.getByRole('dialog').getByRole('heading').click();
    },
    part: 'dialog[open]',
  },
  {
    name: 'a question before something is removed',
    path: '/styleguide',
    begin: press('Remove the first picture'),
    part: '#confirm-button',
  },
  {
    name: 'an open form with its error',
    path: '/styleguide',
    begin: async (page) => {
      await page.getByRole('button', { name: 'Edit Owner Name' }).click();
      await page.locator('#inline-field').getByRole('button', { name: 'Submit' }).click();
      await expect(page.getByText('Please write it another way.')).toBeVisible();
    },
    part: '#inline-field',
  },
  { name: 'a dialog', path: '/styleguide', begin: press('Open the dialog'), part: 'dialog[open]' },
  { name: 'the viewer', path: '/styleguide', begin: press('Open the pictures'), part: 'dialog[open]' },
  {
    name: 'the legal notices of the foot',
    path: '/about',
    begin: (page) => page.getByText('Company details and grievance redressal').click(),
    part: 'footer',
  },
];

for (const { name, path, begin, part, view } of states)
  test(`${name} is accessible`, { tag: view ?? [] }, async ({ page, expectAccessible }) => {
    await page.goto(path);
    await begin(page);
    if (part) await expect(page.locator(part)).toBeVisible();
    await expectAccessible(part);
  });

test('every wrong field names its error, and the first takes the focus', async ({ page }) => {
  await page.goto('/location');
  await wake(page.getByRole('button', { name: 'Submit' }));
  await page.getByRole('button', { name: 'Submit' }).click();
  const wrong = page.locator('main [aria-invalid=true]');
  await expect(wrong.first()).toBeFocused();
  for (const field of await wrong.all()) await expect(field).toHaveAccessibleDescription(/\p{L}/u);
  expect(await wrong.count()).toBeGreaterThan(2);
});
