import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '#support/browser.ts';
import { photo, registerVendor, signInAs, vendorForm } from '#support/vendor-account.ts';
import { at, say } from '#support/language.ts';
import { inLongRuns } from '#support/fuzz/fuzz-run.ts';

type Sent = { name: string; type: string; size: number; exif: boolean; width: number; height: number };

/** Notes the file of each upload as it leaves the page. */
const noteUploads = (page: Page) =>
  page.addInitScript(() => {
    const notes: unknown[] = [];
    Object.assign(window, { uploads: notes });
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function noted(body) {
      const file =
        body instanceof FormData ? [...body.values()].find((one) => one instanceof File) : undefined;
      if (!file) return send.call(this, body);
      void Promise.all([file.arrayBuffer(), createImageBitmap(file).catch(() => null)]).then(
        ([bytes, bitmap]) => {
          const exif = new TextDecoder('latin1').decode(bytes).includes('Exif');
          const { name, type, size } = file;
          notes.push({ name, type, size, exif, width: bitmap?.width, height: bitmap?.height });
          send.call(this, body);
        },
      );
      return undefined;
    };
  });
const uploads = (page: Page) => page.evaluate(() => (window as unknown as { uploads: Sent[] }).uploads);

/** A picture of more than ten megabytes, stored on its side, with its place. */
async function cameraPicture() {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const buffer = await sharp({
    create: { width: 4000, height: 3000, channels: 3, background: 'white', noise },
  })
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD3: { GPSLatitude: '28/1 36/1 0/1', GPSLatitudeRef: 'N' } })
    .jpeg({ quality: 95 })
    .toBuffer();
  expect(buffer.length).toBeGreaterThan(10 * 1024 * 1024);
  return { name: 'camera.jpg', mimeType: 'image/jpeg', buffer };
}

const tile = (page: Page, name: string) =>
  page.getByRole('button', { name: say('Edit {label}', { label: name }), exact: true });
const nth = (number: number) => say('photo {number}', { number });
const shown = (page: Page) =>
  page
    .locator('#media ol img[src^="/media/"]')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src')));

test('a camera picture too large for the server is made smaller on a good line, upright and without its place', async ({
  page,
  server,
}) => {
  const vendor = await registerVendor(server, vendorForm('Camera'));
  await signInAs(page, vendor);
  await noteUploads(page);
  await page.goto(at(`/editprofile/${vendor.id}`));
  await page.getByLabel(say('Choose photos')).setInputFiles(await cameraPicture());
  await page.getByRole('button', { name: say('Upload Photos') }).click();
  await expect(page.locator('#media-message')).toHaveText('camera.jpg is photo 1.');
  const [sent, ...more] = await uploads(page);
  expect(more).toEqual([]);
  expect(sent).toMatchObject({ type: 'image/jpeg', exif: false, width: 1500, height: 2000 });
});

test('a logo keeps its transparent ground; a file that cannot be made smaller is refused before it is sent', async ({
  page,
  server,
  allowedConsole,
}) => {
  allowedConsole.push(/^Upload failed/);
  const vendor = await registerVendor(server, vendorForm('Logo'));
  await signInAs(page, vendor);
  await noteUploads(page);
  await page.goto(at(`/editprofile/${vendor.id}`));
  const logo = await sharp({
    create: { width: 900, height: 900, channels: 4, background: { r: 160, g: 40, b: 20, alpha: 0.2 } },
  })
    .png()
    .toBuffer();
  const raw = { name: 'raw.heic', mimeType: 'image/heic', buffer: Buffer.alloc(10 * 1024 * 1024 + 1, 7) };
  await page
    .getByLabel(say('Choose photos'))
    .setInputFiles([{ name: 'logo.png', mimeType: 'image/png', buffer: logo }, raw]);
  await page.getByRole('button', { name: say('Upload Photos') }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'raw.heic: This picture is larger than 10 MB, and this device cannot make it smaller. Please save it as JPEG first.',
  );
  expect((await uploads(page)).map(({ name, type }) => [name, type])).toEqual([['logo.webp', 'image/webp']]);
});

test('a photo without a free place is not sent before its place is chosen', async ({ page, server }) => {
  const vendor = await registerVendor(server, vendorForm('Full'));
  await signInAs(page, vendor);
  await noteUploads(page);
  await page.goto(at(`/editprofile/${vendor.id}`));
  const pick = async (...names: string[]) =>
    page
      .getByLabel(say('Choose photos'))
      .setInputFiles(await Promise.all(names.map((name, index) => photo(name, { red: 40 * (index + 1) }))));
  const send = () => page.getByRole('button', { name: say('Upload Photos') }).click();
  await pick('a.jpg', 'b.jpg', 'c.jpg');
  await send();
  await expect.poll(async () => (await shown(page)).length).toBe(3);
  await pick('d.jpg', 'e.jpg', 'f.jpg');
  await send();
  await expect(page.locator('#media-message')).toHaveText(
    'd.jpg is photo 4. No place was free for e.jpg and f.jpg. Choose below which photo to replace, or remove one first.',
  );
  await send();
  await expect(page.locator('#media-message')).toContainText('No place was free for e.jpg and f.jpg.');
  await page.getByLabel('Photo to replace with e.jpg').selectOption('Photo 1');
  await expect(page.locator('#media-message')).toHaveText('e.jpg is photo 1.');
  expect((await uploads(page)).map(({ name }) => name)).toEqual([
    'a.jpg',
    'b.jpg',
    'c.jpg',
    'd.jpg',
    'e.jpg',
  ]);
});

test('a removed photo comes back by Undo, and is gone once its page is left', async ({ page, server }) => {
  const vendor = await registerVendor(server, vendorForm('Undo'));
  await signInAs(page, vendor);
  await page.goto(at(`/editprofile/${vendor.id}`));
  const two = await Promise.all([1, 2].map((red) => photo(`u${red}.jpg`, { red: 90 * red })));
  await page.getByLabel(say('Choose photos')).setInputFiles(two);
  await page.getByRole('button', { name: say('Upload Photos') }).click();
  await expect.poll(async () => (await shown(page)).length).toBe(2);
  const [first, second] = await shown(page);
  let removals = 0;
  page.on('request', (request) => (removals += Number(request.method() === 'DELETE')));
  const remove = async () => {
    await tile(page, nth(1)).click();
    await page.getByRole('button', { name: `${say('Remove')} ${nth(1)}` }).click();
    await expect.poll(() => shown(page)).toEqual([second]);
  };
  await remove();
  await expect(tile(page, nth(1))).toBeFocused();
  await page.getByRole('button', { name: say('Undo') }).click();
  await expect.poll(() => shown(page)).toEqual([first, second]);
  expect(removals).toBe(0);
  await remove();
  const gone = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await page
    .getByRole('main')
    .getByRole('link', { name: say('See it as a customer') })
    .click();
  expect((await gone).status()).toBe(200);
  await page.goto(at(`/editprofile/${vendor.id}`));
  await expect.poll(() => shown(page)).toEqual([second]);
});

test('a photo is dragged by a mouse at the picture itself, and by a finger that rests on it', async ({
  page,
  server,
}) => {
  const vendor = await registerVendor(server, vendorForm('Finger'));
  await signInAs(page, vendor);
  await page.goto(at(`/editprofile/${vendor.id}`));
  const three = await Promise.all([1, 2, 3].map((red) => photo(`f${red}.jpg`, { red: 60 * red })));
  await page.getByLabel(say('Choose photos')).setInputFiles(three);
  await page.getByRole('button', { name: say('Upload Photos') }).click();
  await expect.poll(async () => (await shown(page)).length).toBe(3);
  const [first, second, third] = await shown(page);
  const middle = async (number: number) => {
    const box = (await tile(page, nth(number)).boundingBox())!;
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  await tile(page, nth(1)).scrollIntoViewIfNeeded();
  const [from, to] = [await middle(1), await middle(2)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 15, from.y, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await expect(page.getByText('photo 1 is over place 2 of 3.')).toBeAttached();
  await page.mouse.up();
  await expect.poll(() => shown(page)).toEqual([second, first, third]);
  await expect(page.getByRole('heading', { name: /^photo/i })).toHaveCount(0);

  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints });
  const [start, end] = [await middle(3), await middle(1)];
  await touch('touchStart', start);
  await expect(page.locator('#media li.z-10')).toHaveCount(1);
  await touch('touchMove', { x: start.x - 20, y: start.y });
  await touch('touchMove', end);
  await expect(page.getByText('photo 3 is over place 1 of 3.')).toBeAttached();
  await touch('touchEnd');
  await expect.poll(() => shown(page)).toEqual([third, second, first]);
});

test(
  'twelve pictures of a project are edited within three screens of a phone, and the open one is in the address',
  { tag: ['@phone', ...inLongRuns('@hindi')] },
  async ({ page, server, expectAccessible, allowedConsole }) => {
    test.slow();
    allowedConsole.push(/Failed to load resource/);
    const vendor = await registerVendor(server, vendorForm('Twelve'));
    await signInAs(page, vendor);
    const main = page.getByRole('main');
    await page.goto(at('/workshop/work'));
    await main.getByRole('button', { name: say('Add a project') }).click();
    await main.getByLabel(say('Name of the project')).fill('Haldi');
    await main.getByRole('button', { name: say('Begin the project') }).click();
    const twelve = await Promise.all(
      Array.from({ length: 12 }, (_, index) => photo(`${index}.jpg`, { red: 20 * index })),
    );
    const picture = (number: number) => say('Picture {number}', { number });

    await test.step('waits while the line is cut, and goes on from there', async () => {
      let left = 3;
      await page.route('**/api/vendor/*/projects/*/pictures', (route) =>
        route.request().method() === 'POST' && left-- <= 0 ? route.abort() : route.continue(),
      );
      await main.getByLabel(say('Add pictures')).setInputFiles(twelve);
      await expect(main.getByText(/^3\.jpg: /)).toBeVisible();
      await page.unroute('**/api/vendor/*/projects/*/pictures');
      await page.reload();
      // The server makes the sizes of nine pictures.
      await expect(tile(page, picture(12))).toBeVisible({ timeout: 60_000 });
      await expect(main.getByLabel(say('Add pictures'))).toBeDisabled();
    });

    await test.step('fits in three screens', async () => {
      const { screens, controls } = await page.evaluate(() => ({
        screens: document.querySelector('main')!.getBoundingClientRect().height / innerHeight,
        controls: document.querySelectorAll('main :is(button, input, select, textarea, a)').length,
      }));
      expect(screens).toBeLessThanOrEqual(3);
      expect(controls).toBeLessThanOrEqual(50);
      await expectAccessible('main');
    });

    await test.step('opens one at a time, and the same one after a reload', async () => {
      await tile(page, picture(5)).click();
      await main.getByLabel(say('Caption')).fill('The turmeric');
      await tile(page, picture(7)).click();
      await expect(main.getByLabel(say('Caption'))).toHaveCount(1);
      await expect(main.getByLabel(say('Caption'))).toHaveValue('');
      await expect(tile(page, 'The turmeric')).toBeVisible();
      await page.reload();
      await expect(main.getByRole('heading', { level: 3 })).toHaveText(picture(7));
      await expectAccessible('main');
    });

    await test.step('becomes the cover, and comes back after Undo', async () => {
      await main.getByRole('button', { name: say('Make it the cover') }).click();
      await expect(main.getByRole('heading', { level: 3 })).toHaveText(picture(1));
      await main.getByRole('button', { name: `${say('Remove')} ${picture(1)}` }).click();
      await expect(tile(page, picture(12))).toHaveCount(0);
      await page.getByRole('button', { name: say('Undo') }).click();
      await expect(tile(page, picture(12))).toBeVisible();
    });
  },
);

test('a picture that the server refuses is told after a reload, too, and not sent again', async ({
  page,
  server,
  allowedConsole,
}) => {
  allowedConsole.push(/status of 4\d\d/);
  const vendor = await registerVendor(server, vendorForm('Refused'));
  await signInAs(page, vendor);
  await noteUploads(page);
  const main = page.getByRole('main');
  await page.goto(at('/workshop/work'));
  await main.getByRole('button', { name: say('Add a project') }).click();
  await main.getByLabel(say('Name of the project')).fill('Sangeet');
  await main.getByRole('button', { name: say('Begin the project') }).click();
  const broken = { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') };
  await main.getByLabel(say('Add pictures')).setInputFiles(broken);
  await expect(main.getByText(/^broken\.jpg: /)).toBeVisible();
  await expect(main.getByRole('button', { name: 'Leave out broken.jpg' })).toBeVisible();
  await page.reload();
  await main.getByRole('button', { name: 'Leave out broken.jpg' }).click();
  await expect(main.getByText(/^broken\.jpg: /)).toHaveCount(0);
  expect(await uploads(page)).toEqual([]);
});
