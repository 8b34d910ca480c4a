import type { Page } from '@playwright/test';
import { expect, pressUntil, test } from '#support/browser.ts';
import { photo, registerVendor, signInAs, vendorForm } from '#support/vendor-account.ts';
import { at, say } from '#support/language.ts';

const nth = (number: number) => say('photo {number}', { number });
/** What is said of one that was uploaded. */
const told = (file: string, number: number) =>
  say('{list}.', { list: say('{file} is {place}', { file, place: nth(number) }) });
const failed = 'Error updating field. Please try again.';

async function typeOwnerName(page: Page, value: string) {
  await page.getByRole('button', { name: say('Edit {label}', { label: say('Owner Name') }) }).click();
  await page.getByRole('textbox', { name: say('Owner Name') }).fill(value);
  await page.getByRole('button', { name: say('Submit') }).click();
}

/** The addresses of the photos in their order. */
const photosShown = (page: Page) =>
  page
    .locator('#media ol img[src^="/media/"]')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src')));

test('the server sends everyone the same shell', async ({ page, server }) => {
  const { id } = await registerVendor(server, vendorForm('Shell'));
  const html = await (await fetch(server.url + at(`/editprofile/${id}`))).text();
  expect(html).toContain(say('Loading...'));
  expect(html).toContain('noindex');
  expect(html).not.toContain('Shell Events');
  await page.goto(at(`/editprofile/${id}`));
  await expect(page.getByText(say('Please sign in to edit your page.'))).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: say('Sign in') })).toHaveAttribute(
    'href',
    at('/login'),
  );
});

test("somebody else's page says so and can be changed nowhere", async ({
  page,
  server,
  expectAccessible,
}) => {
  const mine = await registerVendor(server, vendorForm('Thief'));
  const theirs = await registerVendor(server, vendorForm('Owner'));
  await signInAs(page, mine);
  await page.goto(at(`/editprofile/${theirs.id}`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('This profile is not yours'));
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
  await expectAccessible('main');
  await page.getByRole('link', { name: say('Edit your own') }).click();
  await expect(page.getByRole('main')).toContainText('Thief Events');
});

test(
  'a wrong value is said at its field and sends nothing',
  { tag: ['@desktop', '@hindi'] },
  async ({ page, server }) => {
    const vendor = await registerVendor(server, vendorForm('Short'));
    await signInAs(page, vendor);
    await page.goto(at(`/editprofile/${vendor.id}`));
    let sent = false;
    page.on('request', (request) => (sent ||= request.method() === 'PUT'));
    await typeOwnerName(page, 'ab');
    const box = page.getByRole('textbox', { name: say('Owner Name') });
    await expect(box).toHaveAccessibleDescription(
      new RegExp(`${say('Owner Name must be at least 3 characters long')}$`),
    );
    await expect(box).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(
      page.getByRole('button', { name: say('Edit {label}', { label: say('Owner Name') }) }),
    ).toBeFocused();
    const facebook = page.getByRole('textbox', { name: say('Facebook') });
    await facebook.fill('https://facebook.com.evil.example/a');
    await facebook.blur();
    await expect(page.getByText(say('Please enter a valid Facebook profile URL'))).toBeVisible();
    expect(sent).toBe(false);
  },
);

test('a failed save replaces the page, and what was typed is there on the way back', async ({
  page,
  server,
  allowedConsole,
  expectAccessible,
}) => {
  allowedConsole.push(/status of 503/);
  const vendor = await registerVendor(server, vendorForm('Fails'));
  await signInAs(page, vendor);
  await page.goto(at(`/editprofile/${vendor.id}`));
  await page.route(`**/api/vendor/${vendor.id}`, (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({
          status: 503,
          json: { message: 'We cannot reach our records.', code: 'unavailable' },
        })
      : route.continue(),
  );
  await typeOwnerName(page, 'Typed with care');
  await expect(page.getByRole('alert').getByRole('heading')).toHaveText(say(failed));
  await expect(page.getByRole('heading', { name: say('Edit Profile') })).toBeHidden();
  await expectAccessible('main');
  await page.unroute(`**/api/vendor/${vendor.id}`);
  await page.getByRole('button', { name: say('Back to what you typed') }).click();
  const box = page.getByRole('textbox', { name: say('Owner Name') });
  await expect(box).toHaveValue('Typed with care');
  await page.getByRole('button', { name: say('Submit') }).click();
  await expect(page.getByRole('main')).toContainText('Typed with care');
  await expect(box).toHaveCount(0);
});

test('without a token nothing is sent, "No token found" is logged, and nothing typed is lost', async ({
  page,
  server,
  allowedConsole,
}) => {
  allowedConsole.push(/^No token found/);
  const vendor = await registerVendor(server, vendorForm('Token'));
  await signInAs(page, vendor);
  await page.goto(at(`/editprofile/${vendor.id}`));
  await page.getByRole('button', { name: say('Edit {label}', { label: say('Owner Name') }) }).click();
  await page.getByRole('textbox', { name: say('Owner Name') }).fill('Typed with care');
  await page.evaluate(() => localStorage.removeItem('authToken'));
  const logged = page.waitForEvent('console', (message) => message.text() === 'No token found');
  await page.getByRole('button', { name: say('Submit') }).click();
  await logged;
  await expect(page.getByRole('alert').getByRole('heading')).toHaveText(say(failed));
  await expect(page.getByRole('link', { name: say('Sign in again in a new tab') })).toBeVisible();
  await page.getByRole('button', { name: say('Back to what you typed') }).click();
  await expect(page.getByRole('textbox', { name: say('Owner Name') })).toHaveValue('Typed with care');
});

test('six pictures are not accepted; a good pick clears the message', async ({ page, server }) => {
  const vendor = await registerVendor(server, vendorForm('Six'));
  await signInAs(page, vendor);
  await page.goto(at(`/editprofile/${vendor.id}`));
  const six = await Promise.all([1, 2, 3, 4, 5, 6].map((nth) => photo(`n${nth}.jpg`)));
  await page.getByLabel(say('Choose photos')).setInputFiles(six);
  await expect(page.locator('#media-message')).toHaveText(say('You can only upload up to 5 images.'));
  await expect(page.getByRole('img', { name: /^n\d\.jpg$/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: say('Upload Photos') })).toBeDisabled();
  await page.getByLabel(say('Choose photos')).setInputFiles(six.slice(0, 5));
  await expect(page.locator('#media-message')).toBeEmpty();
  await expect(page.getByRole('img', { name: /^n\d\.jpg$/ })).toHaveCount(5);
  await page.getByRole('button', { name: say('Leave out {file}', { file: 'n5.jpg' }) }).click();
  await expect(page.getByRole('img', { name: /^n\d\.jpg$/ })).toHaveCount(4);
});

test(
  'photos are put in order by the keyboard, replaced and removed',
  { tag: '@desktop' },
  async ({ page, server }) => {
    const vendor = await registerVendor(server, vendorForm('Order'));
    await signInAs(page, vendor);
    await page.goto(at(`/editprofile/${vendor.id}`));
    const three = await Promise.all([1, 2, 3].map((nth) => photo(`o${nth}.jpg`, { red: 60 * nth })));
    await page.getByLabel(say('Choose photos')).setInputFiles(three);
    await page.getByRole('button', { name: say('Upload Photos') }).click();
    await expect(page.locator('#media-message')).toContainText(told('o3.jpg', 3));
    const shown = () => photosShown(page);
    await expect.poll(async () => (await shown()).length).toBe(3);
    const [first, second, third] = await shown();
    await page.getByRole('button', { name: say('Move {name}', { name: nth(1) }), exact: true }).focus();
    await page.keyboard.press('Space');
    await expect(
      page.getByText(
        say('{name} is in its own place {place} of {count}. Arrow keys move it, space puts it down.', {
          name: nth(1),
          place: 1,
          count: 3,
        }),
      ),
    ).toBeAttached();
    await pressUntil(
      page,
      'ArrowRight',
      page.getByText(say('{name} is over place {place} of {count}.', { name: nth(1), place: 2, count: 3 })),
    );
    await page.keyboard.press('Space');
    await expect.poll(shown).toEqual([second, first, third]);
    const open = (number: number) =>
      page
        .getByRole('button', { name: say('Edit {label}', { label: nth(number) }), exact: true })
        .press('Enter');
    await open(3);
    await page.getByRole('button', { name: say('Move {name} earlier', { name: nth(3) }) }).press('Enter');
    await expect.poll(shown).toEqual([second, third, first]);
    await open(1);
    await page.getByLabel(`${say('Replace')} ${nth(1)}`).setInputFiles(await photo('new.jpg', { red: 10 }));
    await expect.poll(async () => (await shown()).slice(1)).toEqual([third, first]);
    await expect.poll(async () => (await shown())[0]).not.toBe(second);
    await open(2);
    await page.getByRole('button', { name: `${say('Remove')} ${nth(2)}` }).press('Enter');
    await expect.poll(async () => (await shown())[1]).toBe(first);
  },
);

test('picked photos are put in order before they are sent, and dragged with a pointer after', async ({
  page,
  server,
}) => {
  const vendor = await registerVendor(server, vendorForm('Drag'));
  await signInAs(page, vendor);
  await page.goto(at(`/editprofile/${vendor.id}`));
  const three = await Promise.all([1, 2, 3].map((nth) => photo(`d${nth}.jpg`, { red: 60 * nth })));
  await page.getByLabel(say('Choose photos')).setInputFiles(three);
  await page.getByRole('button', { name: 'Move d3.jpg earlier' }).click();
  await page.getByRole('button', { name: 'Move d1.jpg', exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('d1.jpg is in its own place 1 of 3.')).toBeAttached();
  await pressUntil(page, 'ArrowRight', page.getByText('d1.jpg is over place 2 of 3.'));
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: say('Upload Photos') }).click();
  await expect(page.locator('#media-message')).toHaveText(
    'd3.jpg is photo 1, d1.jpg is photo 2 and d2.jpg is photo 3.',
  );
  const shown = () => photosShown(page);
  await expect.poll(async () => (await shown()).length).toBe(3);
  const [first, second, third] = await shown();
  const handle = page.getByRole('button', { name: say('Move {name}', { name: nth(1) }), exact: true });
  const target = page.getByRole('button', { name: 'Move photo 2', exact: true });
  await handle.scrollIntoViewIfNeeded();
  const [from, to] = [(await handle.boundingBox())!, (await target.boundingBox())!];
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(from.x + 30, from.y + 10, { steps: 4 });
  await page.mouse.move(to.x + 15, to.y + 15, { steps: 8 });
  await expect(page.getByText('photo 1 is over place 2 of 3.')).toBeAttached();
  await page.mouse.up();
  await expect.poll(shown).toEqual([second, first, third]);
});

test('the pin is put on the map by text, by arrow keys and by drag, and taken away again', async ({
  page,
  server,
  expectAccessible,
}) => {
  const vendor = await registerVendor(server, vendorForm('Pin'));
  await signInAs(page, vendor);
  await page.goto(at(`/editprofile/${vendor.id}`));
  const block = page.locator('#pin');
  await expect(block).toContainText(say('No pin yet'));
  await block.getByRole('button', { name: say('Edit {label}', { label: say('Place on the map') }) }).click();
  const box = block.getByRole('textbox', { name: say('Latitude, longitude') });
  for (const [text, said] of [
    ['Karol Bagh', say('Please write latitude and longitude, such as 28.5496, 77.2346.')],
    ['19.07, 72.87', say('Please choose a place in Delhi-NCR.')],
  ] as const) {
    await box.fill(text);
    await block.getByRole('button', { name: say('Submit') }).click();
    await expect(box).toHaveAccessibleDescription(new RegExp(said.replaceAll('.', '\\.')));
  }
  await box.fill('28.6503 77.1902');
  const pin = block.getByRole('button', { name: new RegExp(`^${say('Your place')}`) });
  await pin.focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(box).toHaveValue('28.6504, 77.1912');
  await expectAccessible('#pin');
  // Resting on it waits until the map has stopped moving.
  await pin.hover({ position: { x: 20, y: 20 } });
  const from = (await pin.boundingBox())!;
  await page.mouse.down();
  await page.mouse.move(from.x + 80, from.y + 60, { steps: 6 });
  await page.mouse.up();
  await expect(box).not.toHaveValue('28.6504, 77.1912');
  const dragged = await box.inputValue();
  const saved = page.waitForRequest((request) => request.method() === 'PUT');
  await block.getByRole('button', { name: say('Submit') }).click();
  expect(Object.keys((await saved).postDataJSON() as object)).toEqual(['latitude', 'longitude']);
  await expect(block.getByRole('link', { name: dragged })).toBeVisible();
  await block.getByRole('button', { name: say('Edit {label}', { label: say('Place on the map') }) }).click();
  await box.fill('');
  await block.getByRole('button', { name: say('Submit') }).click();
  await expect(block).toContainText(say('No pin yet'));
});

test('a picture that cannot be read is refused with a sentence, and the rest is saved', async ({
  page,
  server,
  allowedConsole,
}) => {
  allowedConsole.push(/status of 4\d\d/, /^Upload failed/);
  const vendor = await registerVendor(server, vendorForm('Broken'));
  await signInAs(page, vendor);
  await page.goto(at(`/editprofile/${vendor.id}`));
  const broken = {
    name: 'broken.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('<html>not a picture</html>'),
  };
  await page.getByLabel(say('Choose photos')).setInputFiles([broken, await photo('good.jpg')]);
  await page.getByRole('button', { name: say('Upload Photos') }).click();
  await expect(page.locator('#media-message')).toHaveText(told('good.jpg', 1));
  await expect(page.getByRole('alert')).toContainText(/^broken\.jpg: .+/);
  await page.getByLabel(say('Change the profile picture')).setInputFiles(broken);
  await expect(page.locator('#picture').getByRole('alert')).not.toBeEmpty();
});

test('"Get in touch" opens a mail with subject and greeting; phone and website are only read', async ({
  page,
  server,
}) => {
  const form = vendorForm('Mail');
  const vendor = await registerVendor(server, form);
  await signInAs(page, vendor);
  await page.goto(at(`/editprofile/${vendor.id}`));
  const href = await page.getByRole('link', { name: say('Get in touch') }).getAttribute('href');
  expect(href).toMatch(`mailto:${form.email}?subject=Get%20in%20Touch&body=Hello`);
  for (const name of ['Edit Phone', 'Edit Website'])
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText('+91-9876543210');
});

test(
  'is usable in every width',
  { tag: ['@hindi', '@tablet'] },
  async ({ page, server, expectAccessible }, { project }) => {
    const vendor = await registerVendor(server, {
      ...vendorForm(`Wide${project.name}`),
      companyName: 'श्री गणेश इवेंट्स एंड वेडिंग डेकोरेटर्स प्राइवेट लिमिटेड (दिल्ली-एनसीआर)',
    });
    await signInAs(page, vendor);
    for (const path of [`/editprofile/${vendor.id}`, '/account', '/register', '/login']) {
      await page.goto(path, { waitUntil: 'networkidle' });
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(wide, path).toBeLessThanOrEqual(0);
      await expectAccessible('main');
    }
    await page.goto(at(`/editprofile/${vendor.id}`));
    await page.getByRole('button', { name: say('Add opening hours') }).click();
    await page.getByText(say('Choose categories'), { exact: true }).click();
    await page.getByRole('button', { name: say('Add a service') }).click();
    await expectAccessible('main');
  },
);
