import type { Page } from '@playwright/test';
import type { LibraryPicture } from '#contract/desk/content/pictures.ts';
import { violationsIn } from '#support/accessibility.ts';
import { expect, test } from '#support/desk-server.ts';
import { animated, jpeg } from '#support/pictures.ts';
import { beginPost, saved, textOf } from '#support/written-post.ts';
import sharp from 'sharp';

test.use({ deskEnv: { SEED_DEMO: 'yes' } });

/** Drops files on the text, as from a folder. */
const drop = (page: Page, files: readonly { name: string; type: string; bytes: Buffer }[]) =>
  textOf(page).evaluate(
    (element, dropped) => {
      const dataTransfer = new DataTransfer();
      for (const { name, type, base64 } of dropped)
        dataTransfer.items.add(
          new File([Uint8Array.from(atob(base64), (one) => one.codePointAt(0)!)], name, { type }),
        );
      const { left, bottom } = element.getBoundingClientRect();
      const at = { clientX: left + 20, clientY: bottom - 10, bubbles: true, cancelable: true };
      element.dispatchEvent(new DragEvent('drop', { dataTransfer, ...at }));
    },
    files.map(({ bytes, ...file }) => ({ ...file, base64: bytes.toString('base64') })),
  );

test('`@` links to a vendor, a market and a post by keyboard', async ({ page }) => {
  await beginPost(page, 'Three to look at');
  // The key that led from the title to the text wrote nothing into it.
  await expect(textOf(page).locator('.cm-line')).toHaveCount(1);
  const links = [
    { typed: '@Dilli Dawat', title: 'Dilli Dawat Caterers', href: /\/profile\/[\w-]+/ },
    { typed: '@Chandni Ch', title: 'Chandni Chowk', href: /\/chandnichowkmkt/ },
    {
      typed: '@Farmhouse or',
      title: 'Farmhouse or banquet hall: an honest comparison',
      href: /\/blogs\/[\w-]+/,
    },
  ];
  // The list at the cursor; a field of the panel has options, too.
  const options = page.getByRole('listbox').getByRole('option');
  for (const { typed, title, href } of links) {
    await page.keyboard.type(typed);
    const first = options.first();
    await expect(first).toContainText(title);
    if (typed === '@Dilli Dawat') expect(await violationsIn(page)).toEqual([]);
    // Away and back: the arrows choose, but not in the moment in which the list opens or changes.
    const isFirst = async () => (await first.getAttribute('aria-selected')) === 'true';
    for (const [key, back] of [
      ['ArrowDown', false],
      ['ArrowUp', true],
    ] as const)
      await expect(async () => {
        if ((await isFirst()) !== back) await page.keyboard.press(key);
        expect(await isFirst()).toBe(back);
      }).toPass();
    await page.keyboard.press('Enter');
    await expect(textOf(page)).toContainText(new RegExp(`\\[${title}\\]\\(${href.source}\\)`));
    await page.keyboard.type(', ');
  }
  // An address of a mail opens no list, and Escape leaves what was typed.
  await page.keyboard.type('asha@desk.example @Chandni');
  await expect(options.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  await expect(textOf(page)).toContainText('asha@desk.example @Chandni');
  await saved(page);
});

test('pictures dropped into a text are described in place; a GIF that moves is kept as its first frame, and says so', async ({
  page,
}) => {
  await beginPost(page, 'Lamps in two pictures');
  await page.keyboard.insertText('Before.\n\nAfter.');
  await drop(page, [{ name: 'wall.jpg', type: 'image/jpeg', bytes: await jpeg(640, 480) }]);
  const box = page.getByRole('region', { name: 'Picture wall.jpg' });
  await expect(box.getByText('still picture')).toHaveCount(0);
  await box.getByRole('button', { name: 'Put it here' }).click();
  await expect(box.getByText('Please say what the picture shows')).toBeVisible();
  expect(await violationsIn(page)).toEqual([]);
  await box.getByLabel('What does it show?').fill('Lamps along a wall');
  await page.keyboard.press('Enter');
  await expect(box).toHaveCount(0);
  await expect(textOf(page)).toContainText(/After\.\s*!\[Lamps along a wall\]\(\/picture\/[\w-]+\)/);

  await drop(page, [{ name: 'flame.gif', type: 'image/gif', bytes: await animated('gif') }]);
  const moving = page.getByRole('region', { name: 'Picture flame.gif' });
  await expect(moving.getByText('It is kept as a still picture.')).toBeVisible();
  await moving.getByLabel('What does it show?').fill('A flame');
  await moving.getByRole('button', { name: 'Put it here' }).click();
  await expect(textOf(page)).toContainText('![A flame](');
  await saved(page);
  const listed = (await (await page.request.get('/api/staff/pictures?q=flame')).json()) as {
    pictures: LibraryPicture[];
  };
  const [kept] = listed.pictures;
  const { dominant } = await sharp(await (await page.request.get(kept!.src)).body()).stats();
  // The first of its frames is red.
  expect(dominant.r).toBeGreaterThan(dominant.g + dominant.b);

  // Left out: nothing of it is in the text.
  await drop(page, [{ name: 'notes.txt', type: 'text/plain', bytes: Buffer.from('no picture') }]);
  await drop(page, [{ name: 'other.jpg', type: 'image/jpeg', bytes: await jpeg(320, 320) }]);
  const other = page.getByRole('region', { name: 'Picture other.jpg' });
  await other.getByRole('button', { name: 'Leave it out' }).click();
  await expect(other).toHaveCount(0);
  await expect(textOf(page)).toBeFocused();
  await expect(textOf(page)).not.toContainText('other');
});
