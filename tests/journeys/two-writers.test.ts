import type { Page, Route } from '@playwright/test';
import type { ContentVersion } from '#contract/desk/content/content-versions.ts';
import type { ContentItem } from '#contract/desk/content/content-item.ts';
import { violationsIn } from '#support/accessibility.ts';
import { colleagueOf, expect, openDesk, test } from '#support/desk-server.ts';

const text = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
const saved = (page: Page) => expect(page.getByText('Saved.', { exact: true })).toBeVisible();
const conflict = (page: Page, field: string) =>
  page.getByRole('region', { name: `${field} was changed by two` });
/** Holds the next save or step of a page on its way until it is let go. */
async function held(page: Page, method: 'PATCH' | 'POST') {
  const address = '**/api/staff/content/**';
  let arrived: (route: Route) => void;
  const coming = new Promise<Route>((resolve) => (arrived = resolve));
  let holds = true;
  const hold = (route: Route) => {
    if (!holds || route.request().method() !== method) return route.fallback();
    holds = false;
    return arrived(route);
  };
  await page.route(address, hold);
  const answered = async (how: (route: Route) => Promise<void>) => {
    await how(await coming);
    await page.unroute(address, hold);
  };
  return {
    coming,
    letGo: () => answered((route) => route.continue()),
    /** The server gets it, and its answer is lost. */
    loseAnswer: () =>
      answered(async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      }),
  };
}

test('two write at one post: nothing is overwritten, lost or published twice, and a session that ends costs no word', async ({
  page: asha,
  desk,
  allowedConsole,
}) => {
  test.setTimeout(300_000);
  // Saves on an older version, a session that has ended, an answer that was lost.
  allowedConsole.push(
    /status of 40[19]/,
    /ERR_CONNECTION_RESET|Failed to fetch/,
    /^Applying inline style violates/,
  );
  const ravi = await colleagueOf(asha, desk, 'editor');
  const read = async (path: string) => (await asha.request.get(`/api/staff/content/post/${path}`)).json();

  await openDesk(asha, '/desk/content/post', 'Posts');
  await asha.getByRole('button', { name: 'New post' }).click();
  await asha.getByRole('textbox', { name: 'Title' }).fill('Two hands');
  await asha.getByRole('button', { name: 'Begin' }).click();
  await asha.getByLabel('Category').selectOption('events');
  await asha.getByLabel('Day printed on it').fill('2026-11-20');
  await asha.getByLabel('Excerpt').fill('Written by two.');
  await text(asha).click();
  await asha.keyboard.insertText('First line.\n\nSecond line.\n');
  await saved(asha);
  const id = new URL(asha.url()).pathname.split('/').at(-1)!;

  await test.step('the page shows the present members, and the one who is writing', async () => {
    await openDesk(ravi, `/desk/content/post/${id}`, 'Two hands');
    await expect(asha.getByText('Ravi Nair is here too.')).toBeVisible();
    await ravi.getByLabel('Excerpt').fill('Written by two people.');
    await expect(asha.getByText('Ravi Nair is writing here.')).toBeVisible();
    await saved(ravi);
    // What another has saved comes by itself.
    await expect(asha.getByLabel('Excerpt')).toHaveValue('Written by two people.');
  });

  await test.step('different fields are put together without a word', async () => {
    const save = await held(asha, 'PATCH');
    await asha.getByRole('textbox', { name: 'Title' }).fill('Two pairs of hands');
    await save.coming;
    await ravi.getByLabel('Excerpt').fill('Written by four hands.');
    await ravi.getByLabel('Excerpt').blur();
    await saved(ravi);
    await save.letGo();
    await expect(asha.getByLabel('Excerpt')).toHaveValue('Written by four hands.');
    await expect(ravi.getByRole('textbox', { name: 'Title' })).toHaveValue('Two pairs of hands');
    await expect(asha.getByRole('textbox', { name: 'Title' })).toHaveValue('Two pairs of hands');
    await saved(asha);
    await expect(asha.getByText(/was changed by two|somebody else saved/)).toHaveCount(0);
  });

  await test.step('edits of different paragraphs are put together by themselves', async () => {
    const save = await held(asha, 'PATCH');
    await text(asha).focus();
    await asha.keyboard.press('Control+End');
    await asha.keyboard.insertText('By Asha.\n');
    await save.coming;
    await text(ravi).focus();
    await ravi.keyboard.press('Control+Home');
    await ravi.keyboard.insertText('By Ravi.\n\n');
    await ravi.getByLabel('Excerpt').focus();
    await saved(ravi);
    await save.letGo();
    for (const page of [asha, ravi]) {
      await expect(text(page)).toContainText('By Ravi.');
      await expect(text(page)).toContainText('By Asha.');
    }
    // The cursor is where it was.
    await asha.keyboard.insertText('On.\n');
    await saved(asha);
    await expect(text(ravi)).toContainText('On.');
    await expect(asha.getByText(/was changed by two|somebody else saved/)).toHaveCount(0);
    const { content } = ((await read(id)) as ContentItem).data;
    expect(content).toBe('By Ravi.\n\nFirst line.\n\nSecond line.\nBy Asha.\nOn.\n');
  });

  await test.step('the same paragraph is put together in a merge view, and nothing typed is lost', async () => {
    const save = await held(asha, 'PATCH');
    await text(asha).focus();
    await asha.keyboard.press('Control+End');
    await asha.keyboard.insertText('And Asha.\n');
    await save.coming;
    await text(ravi).focus();
    await ravi.keyboard.press('Control+Home');
    await ravi.keyboard.insertText('Above.\n\n');
    await ravi.keyboard.press('Control+End');
    await ravi.keyboard.insertText('And Ravi.\n');
    await ravi.getByLabel('Excerpt').focus();
    await saved(ravi);
    await save.letGo();
    const box = conflict(asha, 'Text');
    await expect(box).toBeVisible();
    // Nothing of either is gone: mine is in the form, theirs on the server.
    await expect(text(asha)).toContainText('And Asha.');
    expect(((await read(id)) as ContentItem).data['content']).toMatch(/^Above\./);
    await asha.reload({ waitUntil: 'commit' });
    await expect(box).toBeVisible();
    await expect(text(asha)).toContainText('And Asha.');
    expect(await violationsIn(asha)).toEqual([]);
    await box.getByRole('button', { name: 'Compare and put together' }).click();
    const dialog = asha.getByRole('dialog', { name: 'Text: two texts' });
    await expect(dialog.getByRole('textbox', { name: 'Text put together' })).toContainText('And Asha.');
    expect(await violationsIn(asha)).toEqual([]);
    await dialog.getByRole('button', { name: 'Take theirs' }).first().click();
    await dialog.getByRole('button', { name: 'Save this text' }).click();
    await expect(box).toHaveCount(0);
    await saved(asha);
    await expect(text(ravi)).toContainText('And Asha.');
    const { content } = ((await read(id)) as ContentItem).data;
    expect(content).toBe('Above.\n\nBy Ravi.\n\nFirst line.\n\nSecond line.\nBy Asha.\nOn.\nAnd Asha.\n');
  });

  await test.step('one’s own saves never conflict: a slow line, and an answer that is lost', async () => {
    const refusals: string[] = [];
    asha.on('response', (response) => {
      if (response.status() === 409) refusals.push(response.url());
    });
    const slow = await held(asha, 'PATCH');
    await text(asha).focus();
    await asha.keyboard.press('Control+End');
    await asha.keyboard.type('On a slow');
    await slow.coming;
    await asha.keyboard.type(' line.');
    await slow.letGo();
    await saved(asha);
    expect(refusals).toEqual([]);
    const lost = await held(asha, 'PATCH');
    await asha.keyboard.type(' Twice.');
    await lost.loseAnswer();
    await asha.keyboard.type(' Thrice.');
    await saved(asha);
    // The cursor never left.
    await expect(text(asha)).toBeFocused();
    await expect(text(ravi)).toContainText('On a slow line. Twice. Thrice.');
    expect(((await read(id)) as ContentItem).data['content']).toMatch(/On a slow line\. Twice\. Thrice\.$/);
    await expect(conflict(asha, 'Text')).toHaveCount(0);
  });

  await test.step('a session that ran out while somebody wrote: signed in again in place', async () => {
    await ravi.context().clearCookies();
    await text(ravi).focus();
    await ravi.keyboard.press('Control+End');
    await ravi.keyboard.type(' Half an hour later.');
    await expect(ravi.getByText(/^Your session has ended\. What you write is kept/)).toBeVisible();
    // Nobody is asked over what is being typed.
    await expect(ravi.getByRole('dialog')).toHaveCount(0);
    await ravi.keyboard.type(' And on.');
    await ravi.getByRole('button', { name: 'Sign in again' }).click();
    const dialog = ravi.getByRole('dialog', { name: 'Sign in again' });
    await dialog.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(dialog).toHaveCount(0);
    await saved(ravi);
    for (const page of [ravi, asha]) await expect(text(page)).toContainText('Half an hour later. And on.');
  });

  await test.step('two publish at the same second: one publication, and a clear sentence', async () => {
    const steps = [await held(asha, 'POST'), await held(ravi, 'POST')];
    for (const page of [asha, ravi]) await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await Promise.all(steps.map(({ coming }) => coming));
    await Promise.all(steps.map(({ letGo }) => letGo()));
    for (const page of [asha, ravi])
      await expect(page.getByText('On the site', { exact: true })).toBeVisible();
    const refused = [];
    for (const page of [asha, ravi])
      refused.push(
        await page.getByText('Somebody changed this meanwhile. Please look at it, and press again.').count(),
      );
    expect(refused.toSorted((a, b) => a - b)).toEqual([0, 1]);
    expect((await read(`${id}/versions`)) as ContentVersion[]).toHaveLength(1);
  });
  await ravi.context().close();
});
