import type { Page } from '@playwright/test';
import { expect, pressUntil, test, wake } from '#support/browser.ts';
import { at, say } from '#support/language.ts';

// By keyboard alone. Quotes, the gallery, the map, the search and a vendor's whole life have this in their own journeys.

const focused = (page: Page) => page.locator(':focus');

test('the first stop leads past the bar to the content', async ({ page }) => {
  await page.goto(at('/about'));
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: say('Skip to the content') });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await focused(page).evaluate((node) => node.closest('main') !== null)).toBe(true);
});

test('menus open, are walked through, and give the focus back', { tag: '@phone' }, async ({ page }) => {
  await page.goto(at('/about'));
  for (const [name, first] of [
    [say('Contact Us'), '+91 98000 12345'],
    [say('Menu'), say('Communities')],
  ] as const) {
    const opener = page.getByRole('banner').getByRole('button', { name });
    await opener.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(focused(page)).toHaveText(first);
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
    await expect(page.getByRole('banner').getByRole('link', { name: first })).toBeHidden();
  }
});

test('a dialog keeps the focus and gives it back', async ({ page }) => {
  await page.goto('/styleguide');
  const opener = page.getByRole('button', { name: 'Open the dialog' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading')).toBeFocused();
  for (const name of [say('Close'), say('Done')]) {
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('button', { name })).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

test('slides are paused, and pictures are turned', async ({ page }) => {
  await page.goto('/styleguide');
  const slides = page.getByRole('group', { name: 'Drawn events' });
  await slides.scrollIntoViewIfNeeded();
  await slides.getByRole('button', { name: /^Pause/ }).focus();
  await page.keyboard.press('Enter');
  await expect(slides.getByRole('button', { name: /^Play/ })).toBeFocused();
  await page.getByRole('button', { name: 'Open the pictures' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('1 of 4');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('2 of 4');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Open the pictures' })).toBeFocused();
});

test('a list is put in order by its handle and by its buttons, and says so', async ({ page }) => {
  await page.goto('/styleguide');
  const list = page.locator('#sortable-list');
  const handle = list.getByRole('button', { name: 'Move the first', exact: true });
  await wake(handle);
  await handle.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('the first is in its own place 1 of 3')).toBeAttached();
  await pressUntil(page, 'ArrowRight', page.getByText('the first is over place 2 of 3'));
  await page.keyboard.press('Space');
  await expect(list.getByRole('listitem').nth(1)).toContainText('Mehndi');
  await list.getByRole('button', { name: 'Move the first later' }).press('Enter');
  await expect(list.getByRole('listitem').nth(2)).toContainText('Mehndi');
});

test('the parts of a page have names, in the order in which they are read', async ({ page }) => {
  await page.goto(at('/contact'));
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - link "${say('Skip to the content')}"
    - banner:
      - navigation "${say('Main')}":
        - link "Aangan"
        - button "${say('Contact Us')}"
    - main:
      - heading "${say("We're Here to Help")}" [level=1]
      - textbox "${say('Name')}"
      - textbox "${say('Phone')}"
      - textbox "${say('Email')}"
      - button "${say('Submit')}"
    - contentinfo:
      - navigation "${say('Company')}"
      - navigation "${say('Help')}"
      - navigation "${say('Legal')}"
  `);
});
