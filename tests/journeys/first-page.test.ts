import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#support/browser.ts';
import { photo, terms, vendorForm } from '#support/vendor-account.ts';
import { at, say } from '#support/language.ts';
import { isSaved } from '#support/saved-field.ts';

/** The most taps that a page with price, area, hours, five pictures and a package may take, the registration included. */
const tapsMax = 60;

/** A thumb that is counted: each tap, each field that is typed into, and two for a choice in the device's own list. */
function thumb(page: Page) {
  let taps = 0;
  return {
    count: () => taps,
    async tap(target: Locator) {
      taps += 1;
      await target.click();
    },
    async type(field: Locator, text: string) {
      taps += 1;
      await field.click();
      await page.keyboard.insertText(text);
    },
    async choose(list: Locator, label: string) {
      taps += 2;
      await list.selectOption({ label });
    },
    /** Opens the picker, touches each file, and says that these are all. */
    async pick(picker: Locator, files: Awaited<ReturnType<typeof photo>>[]) {
      taps += 1 + files.length + (files.length > 1 ? 1 : 0);
      await picker.setInputFiles(files);
    },
  };
}

test(
  'a photographer has a page with price, area, hours, five pictures and a package in at most 60 taps',
  { tag: '@phone' },
  async ({ page, server }) => {
    test.slow();
    const { tap, type, choose, pick, count } = thumb(page);
    const main = page.getByRole('main');
    const button = (name: string) => main.getByRole('button', { name: say(name), exact: true });
    const pictures = await Promise.all([1, 2, 3, 4, 5].map((nth) => photo(`t${nth}.jpg`, { red: 40 * nth })));

    await page.goto(at('/register'), { waitUntil: 'networkidle' });
    const form = {
      ...vendorForm('Rohit'),
      panGst: 'aaapz 1234 c',
      instagram: 'rohit.photo',
      facebook: 'fb.com/rohit.photo?mibextid=abc',
    };
    for (const [name, value] of Object.entries(form)) {
      const control = page.locator(`[name="${name}"]`);
      if (name === 'productSelection') await choose(control, say('Freelancer'));
      else await type(control, value);
    }
    await tap(page.getByRole('checkbox', { name: say(terms) }));
    await tap(button('Register'));
    await expect(page).toHaveURL(/\/profile\/[\w-]+$/);
    const id = page.url().split('/').at(-1)!;

    await test.step('four taps on one screen', async () => {
      const first = page.getByRole('region', { name: say('Four taps, and families find you') });
      const trade = first.getByRole('combobox', { name: say('Trade') });
      await choose(trade, say('Photography'));
      await isSaved(trade);
      await tap(
        first.getByRole('button', { name: say('{name}, as in your address', { name: 'Karol Bagh' }) }),
      );
      await expect(first.getByLabel(say('Part of town'))).toHaveValue('Karol Bagh');
      await pick(first.getByLabel(say('Choose a picture')), pictures.slice(0, 1));
      await expect(first.getByRole('img')).toBeVisible();
      const price = first.getByLabel(say('From ₹'));
      await type(price, '1.5 lakh');
      await tap(first.getByRole('link', { name: say('More on My page') }));
    });

    await test.step('the other pictures, and hours', async () => {
      await pick(main.getByLabel(say('Choose photos')), pictures.slice(1));
      await tap(button('Upload Photos'));
      await expect(main.locator('#media ol img[src^="/media/"]')).toHaveCount(4);
      await tap(button('Add opening hours'));
      await tap(button('Same every day'));
      await tap(button('Submit'));
      await expect(button('Change the hours')).toBeVisible();
    });

    await test.step('a package', async () => {
      await tap(page.getByRole('link', { name: say('Packages and terms'), exact: true }));
      await tap(button('Add a package'));
      await type(main.getByLabel(say('Name of the package')), 'Wedding day');
      await type(main.getByLabel(say('What is in it')), 'Ten hours\nAn album');
      await type(main.getByLabel(say('Price in rupees')), '1,50,000/-');
      await tap(button('Add'));
      await expect(main.getByText(/₹1\.5 lakh|₹1,50,000/)).toBeVisible();
    });

    const vendor = await (await fetch(`${server.url}/api/vendor/${id}`)).json();
    expect(vendor).toMatchObject({
      area: 'Karol Bagh',
      categories: ['photography'],
      instagram: 'https://www.instagram.com/rohit.photo',
      facebook: 'https://www.facebook.com/rohit.photo',
      prices: [{ from: 150_000 }],
      packages: [{ price: 150_000 }],
    });
    expect(vendor.openingHours).not.toBeNull();
    expect([1, 2, 3, 4].every((nth) => vendor[`gallery${nth}`] !== null)).toBe(true);
    test.info().annotations.push({ type: 'taps', description: String(count()) });
    expect(count()).toBeLessThanOrEqual(tapsMax);
  },
);
