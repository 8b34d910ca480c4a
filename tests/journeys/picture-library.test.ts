import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LibraryPicture } from '#contract/desk/content/pictures.ts';
import { openDatabase } from '#platform/db/open.ts';
import { blogs } from '#platform/db/tables.ts';
import { violationsIn } from '#support/accessibility.ts';
import { expect, test } from '#support/browser.ts';
import { silentLog } from '#support/database.ts';
import { enterAsOwner } from '#support/desk-browser.ts';
import { openDesk } from '#support/desk-server.ts';
import { freePort } from '#support/free-port.ts';
import { jpeg } from '#support/pictures.ts';
import { startServer } from '#support/server.ts';

/** Somebody publishes a post that shows it. */
async function writePost(dataDir: string, src: string): Promise<void> {
  const handle = await openDatabase({ dir: dataDir, log: silentLog });
  await handle.db.insert(blogs).values({
    id: 'lamps',
    title: 'Lamps for the courtyard',
    excerpt: 'What to hang where.',
    content: `## Before\n\n![](${src} "The wall at dusk")\n`,
    image: src,
    category: 'events',
    date: '2026-11-01',
    publishedAt: new Date('2026-11-01T00:00:00Z'),
    search: '',
  });
  await handle.close();
}

test(
  'a picture is added on a phone, described, used in a post, replaced everywhere, and only deleted unused',
  { tag: '@phone' },
  async ({ page, allowedConsole }) => {
    test.setTimeout(240_000);
    // What is refused on the way: half a picture, a picture in use, and a post that is not there yet.
    allowedConsole.push(/status of 4(?:04|09|22)/);
    const dataDir = mkdtempSync(join(tmpdir(), 'library-'));
    const port = await freePort();
    const url = `http://localhost:${port}`;
    const env = { PUBLIC_URL: url, LIMIT_FACTOR: '1000', SEED_DEMO: 'no' };
    let server = await startServer({ port, dataDir, env });
    try {
      const link = /http\S+\/desk\/join#[\w-]+/.exec(server.links())![0];
      await enterAsOwner(page, link, { name: 'Asha Mehra', email: 'asha@desk.example' });
      await openDesk(page, `${url}/desk/pictures`, 'Pictures');
      const [photo, other] = [await jpeg(1200, 800), await jpeg(640, 640)];

      await test.step('one that arrives whole and one that is cut, which is said and can be left', async () => {
        const add = page.getByLabel('Add pictures').locator('input');
        await add.setInputFiles([
          { name: 'wall.jpg', mimeType: 'image/jpeg', buffer: photo },
          { name: 'cut.jpg', mimeType: 'image/jpeg', buffer: photo.subarray(0, 2000) },
        ]);
        await expect(page.getByText('wall.jpg is in the library.')).toBeVisible();
        await expect(page.getByRole('alert')).toContainText('damaged or incomplete');
        await page.getByRole('button', { name: 'Leave it cut.jpg' }).click();
        await expect(page.getByRole('alert')).toHaveCount(0);
        expect(await violationsIn(page)).toEqual([]);
      });

      await test.step('is described: text, credit, and a focus by tap and arrow keys', async () => {
        await page.getByRole('link', { name: 'Text is missing' }).click();
        await page.getByRole('button', { name: 'Open wall.jpg' }).click();
        const dialog = page.getByRole('dialog', { name: 'wall.jpg' });
        await dialog.getByRole('button', { name: 'Save' }).click();
        await expect(dialog.getByText('Please say what the picture shows')).toBeVisible();
        await dialog.getByLabel('Text for those who cannot see it').fill('Lamps along a wall');
        await dialog.getByLabel('Credit').fill('Meera Rao');
        const focus = dialog.getByRole('button', { name: /Focus point/ });
        const box = (await focus.boundingBox())!;
        await focus.click({ position: { x: box.width * 0.25, y: box.height * 0.5 } });
        await focus.press('ArrowLeft');
        await focus.press('Shift+ArrowDown');
        await expect(focus).toHaveAccessibleName(/2[2-4] % from the left, (?:59|60|61) % from the top/);
        await dialog.getByRole('button', { name: 'Save' }).click();
        await expect(dialog.getByText('Saved.')).toBeVisible();
        await expect(dialog.getByText('Nowhere yet.')).toBeVisible();
        expect(await violationsIn(page)).toEqual([]);
      });

      const listed = await page.request.get(`${url}/api/staff/pictures?show=uploaded`);
      const [picture] = ((await listed.json()) as { pictures: LibraryPicture[] }).pictures;
      await server.stop();
      await writePost(dataDir, picture!.src);
      server = await startServer({ port, dataDir, env });

      const photoOnPage = () => page.locator('.prose picture img');
      const fileOnPage = async () => (await photoOnPage().getAttribute('src'))!;
      await test.step('stands in the post with its words, caption and focus', async () => {
        await page.goto(`${url}/blogs/lamps`);
        await expect(photoOnPage()).toHaveAttribute('alt', 'Lamps along a wall');
        await expect(page.locator('figcaption')).toHaveText('The wall at dusk · Picture: Meera Rao');
        await expect(page.locator('article [data-fx]').first()).toHaveCSS('object-position', '20% 60%');
        expect(await violationsIn(page)).toEqual([]);
      });

      await test.step('is not deleted while the post shows it, and replaced in place', async () => {
        const before = await fileOnPage();
        await openDesk(page, `${url}/desk/pictures?show=uploaded`, 'Pictures');
        await page.getByRole('button', { name: 'Open wall.jpg' }).click();
        const dialog = page.getByRole('dialog', { name: 'wall.jpg' });
        await expect(dialog.getByRole('link', { name: 'Lamps for the courtyard' })).toBeVisible();
        const remove = dialog.getByRole('button', { name: /elete/ });
        await remove.click();
        await remove.click();
        await expect(dialog.getByRole('alert')).toContainText('used in “Lamps for the courtyard”');
        await dialog
          .locator('input[type=file]')
          .setInputFiles({ name: 'new.jpg', mimeType: 'image/jpeg', buffer: other });
        await expect(dialog.getByText('Replaced wherever it is used.')).toBeVisible();
        await page.goto(`${url}/blogs/lamps`);
        expect(await fileOnPage()).not.toBe(before);
        await expect(photoOnPage()).toHaveAttribute('width', '640');
        const led = await page.request.get(url + picture!.src);
        expect([led.status(), new URL(led.url()).pathname]).toEqual([200, await fileOnPage()]);
      });
    } finally {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
);
