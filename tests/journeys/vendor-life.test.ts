import type { Page } from '@playwright/test';
import { expect, test } from '#support/browser.ts';
import { fillRegistration, terms, photo, vendorForm } from '#support/vendor-account.ts';
import { at, say } from '#support/language.ts';
import { isSaved, saveField } from '#support/saved-field.ts';
import { weekdayName } from '#domain/vendors/show-days.ts';
import { showList } from '#words/formats.ts';

const form = vendorForm('Kamla');

const uploaded = (file: string, number: number) =>
  say('{file} is {place}', { file, place: say('photo {number}', { number }) });
const told = (photos: readonly number[]) =>
  say('{list}.', { list: showList(photos.map((number) => uploaded(`p${number}.jpg`, number))) });

/** Opens the pencil of a field, types, submits, and waits until the new text stands there. */
async function edit(page: Page, label: string, value: string) {
  await page.getByRole('button', { name: say('Edit {label}', { label }) }).click();
  await page.getByRole('textbox', { name: label }).fill(value);
  const saved = page.waitForRequest((request) => request.method() === 'PUT');
  await page.getByRole('button', { name: say('Submit') }).click();
  const keys = Object.keys((await saved).postDataJSON() as object);
  expect(keys).toHaveLength(1);
  await expect(page.getByRole('button', { name: say('Edit {label}', { label }) })).toBeFocused();
  await expect(page.getByRole('main')).toContainText(value.split('\n')[0]!);
}

test(
  'a vendor registers, leaves, comes back, edits everything, uploads five photos and goes for good',
  { tag: '@desktop' },
  async ({ page, server, expectAccessible, isMobile }) => {
    test.slow();
    await test.step('registers and sees the own page', async () => {
      await page.goto(at('/contact'));
      await page
        .getByRole('main')
        .getByRole('link', { name: say('Register as a vendor') })
        .click();
      await expect(page).toHaveURL(at('/register'));
      await expectAccessible('main');
      await fillRegistration(page, form);
      await page.getByRole('checkbox', { name: say(terms) }).check();
      await expect(page.getByRole('progressbar', { name: say('Filled so far') })).toHaveAttribute(
        'value',
        '100',
      );
      await page.getByRole('button', { name: say('Register') }).click();
      await expect(page).toHaveURL(/\/profile\/[\w-]+$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(form.companyName);
    });
    const id = page.url().split('/').at(-1)!;

    await test.step('signs out and in again, landing on the editor', async () => {
      if (isMobile) await page.locator('[popovertarget=site-menu]').click();
      await page.getByRole('button', { name: say('Logout') }).click();
      await expect(page).toHaveURL(at('/'));
      expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
      await page.goto(at('/login'));
      await page.getByLabel(say('Email')).fill(form.email);
      await page.getByLabel(say('Password'), { exact: true }).fill(form.password);
      await page.getByRole('button', { name: say('Sign in'), exact: true }).click();
      await expect(page).toHaveURL(at(`/editprofile/${id}`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Edit Profile'));
      await expectAccessible('main');
    });

    await test.step('edits the texts, one key at a time', async () => {
      await edit(page, say('Owner Name'), 'Kamla Devi Sharma');
      await edit(page, say('Company Name'), 'श्री गणेश इवेंट्स एंड वेडिंग डेकोरेटर्स');
      await edit(page, say('Address'), '14, Gali Sahdev, Karol Bagh, New Delhi 110005');
      await saveField(page.getByRole('textbox', { name: say('About') }), 'Stages and mandaps since 2009.');
      await saveField(page.getByRole('combobox', { name: say('Part of town') }), 'Karol Bagh');
      await saveField(page.getByRole('textbox', { name: say('Areas served') }), 'Rohini\nDwarka');
      await saveField(
        page.getByRole('textbox', { name: say('LinkedIn') }),
        'https://www.linkedin.com/company/kamla-events',
      );
      await saveField(
        page.getByRole('textbox', { name: say('YouTube') }),
        'https://www.youtube.com/@kamlaevents',
      );
      await saveField(page.getByRole('textbox', { name: say('Instagram') }), 'kamla.new');
      await saveField(page.getByRole('textbox', { name: say('Facebook') }), 'fb.com/kamlanew');
    });

    await test.step('chooses categories, region, market and hours', async () => {
      const decoration = page.getByRole('checkbox', { name: say('Decoration') });
      await page.getByText(say('Choose categories')).click();
      await decoration.check();
      await isSaved(decoration);
      const market = page.getByRole('combobox', { name: say('Market') });
      await market.selectOption({ label: say('Khan Market') });
      await isSaved(market);
      const monday = weekdayName('mon');
      await page.getByRole('button', { name: say('Add opening hours') }).click();
      await page.getByRole('checkbox', { name: monday, exact: true }).check();
      await page.getByLabel(say('{name} from', { name: monday })).fill('11:00');
      await page.getByRole('button', { name: say('Submit') }).click();
      await expect(page.locator('#hours')).toContainText('11 am to 7 pm');
    });

    await test.step('adds two services and puts the second first', async () => {
      for (const [name, details] of [
        ['Mandap', 'Four pillars'],
        ['Stage', 'Up to 12 m'],
      ] as const) {
        await page.getByRole('button', { name: say('Add a service') }).click();
        await page.getByLabel(say('Service'), { exact: true }).fill(name);
        await page.getByLabel(say('Details')).fill(details);
        await page
          .locator('#services')
          .getByRole('button', { name: say('Add'), exact: true })
          .click();
        await expect(page.locator('#services')).toContainText(details);
      }
      await page.getByRole('button', { name: say('Move {name} earlier', { name: 'Stage' }) }).click();
      await expect(page.locator('#services li strong')).toHaveText(['Stage', 'Mandap']);
      await page.getByRole('button', { name: `${say('Remove')} Mandap` }).click();
      await page
        .getByRole('button', {
          name: `${say('Really {action}?', { action: say('Remove').toLowerCase() })} Mandap`,
        })
        .click();
      await expect(page.locator('#services li strong')).toHaveText(['Stage']);
    });

    await test.step('changes the picture, which uploads at once', async () => {
      const uploaded = page.waitForResponse('**/api/vendor/upload/*');
      const fetched = page.waitForResponse(
        (response) => response.url().endsWith(`/api/vendor/${id}`) && response.request().method() === 'GET',
      );
      await page.getByLabel(say('Change the profile picture')).setInputFiles(await photo('me.jpg'));
      expect((await uploaded).status()).toBe(201);
      await fetched;
      await expect(page.locator('#picture img').last()).toHaveAttribute('src', /\/media\//);
      await expect(page.getByLabel(say('Change the profile picture'))).toHaveValue('');
    });

    await test.step('uploads five photos into four places and says so', async () => {
      const five = await Promise.all([1, 2, 3, 4, 5].map((nth) => photo(`p${nth}.jpg`, { red: 40 * nth })));
      await page.getByLabel(say('Choose photos')).setInputFiles(five);
      await expect(page.getByRole('img', { name: /^p\d\.jpg$/ })).toHaveCount(5);
      await page.getByRole('button', { name: say('Upload Photos') }).click();
      await expect(page.locator('#media-message')).toHaveText(
        `${told([1, 2, 3, 4])} ${say('No place was free for {files}. Choose below which photo to replace, or remove one first.', { files: 'p5.jpg' })}`,
      );
      const before = await page.locator('#media li img').last().getAttribute('src');
      await page
        .getByLabel(say('Photo to replace with {file}', { file: 'p5.jpg' }))
        .selectOption({ label: say('Photo {number}', { number: 4 }) });
      await expect(page.locator('#media-message')).toHaveText(
        say('{list}.', { list: uploaded('p5.jpg', 4) }),
      );
      await expect(page.locator('#media li img').last()).not.toHaveAttribute('src', before!);
      await expectAccessible('main');
    });

    await test.step('looks at it as a customer', async () => {
      await page.getByRole('link', { name: say('See it as a customer') }).click();
      await expect(page).toHaveURL(at(`/profile/${id}`));
      const main = page.getByRole('main');
      for (const text of [
        'श्री गणेश इवेंट्स एंड वेडिंग डेकोरेटर्स',
        'Kamla Devi Sharma',
        'Stages and mandaps since 2009.',
        'Stage',
        'Up to 12 m',
        'Rohini, Dwarka',
        'Karol Bagh',
      ])
        await expect(main).toContainText(text);
      await expect(main.getByText(say('Representative image'))).toHaveCount(0);
      await expect(main.getByRole('link', { name: /YouTube/ })).toHaveAttribute(
        'href',
        'https://www.youtube.com/@kamlaevents',
      );
    });

    await test.step('deletes the account; nothing of it is left', async () => {
      const picture = await page.locator('header img').last().getAttribute('src');
      await page.goto(at('/account'));
      await expect(page.getByRole('heading', { name: say('Delete the account') })).toBeVisible();
      await expectAccessible('main');
      const block = page.locator('section', {
        has: page.getByRole('heading', { name: say('Delete the account') }),
      });
      await block.getByRole('checkbox').check();
      await block.getByLabel(say('Present password')).fill(form.password);
      await block.getByRole('button', { name: say('Delete my account') }).click();
      await expect(page).toHaveURL(at('/'));
      expect(await page.evaluate(() => localStorage.length && localStorage.getItem('authToken'))).toBeFalsy();
      expect((await fetch(`${server.url}/profile/${id}`)).status).toBe(404);
      await expect.poll(async () => (await fetch(server.url + picture)).status).toBe(404);
    });
  },
);
