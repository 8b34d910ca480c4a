import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test, wake } from '#support/browser.ts';
import { freePort } from '#support/free-port.ts';
import { isOldAsset, makeOldRelease } from '#support/old-release.ts';
import { startServer } from '#support/server.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const linkTo = (page: Page, path: string) =>
  page.locator(`a[href="${path}"]`).filter({ visible: true }).last();

// A server that ends refuses the page view that comes then, and between two servers there is none.
// React Router says that it reloads the page at hand, before the reload is made the load of the next page.
test.use({
  allowedConsole: [
    /status of 404|(status of 503|ERR_CONNECTION_REFUSED).*\/api\/events|Error loading route module|Failed to fetch dynamically imported module/,
  ],
});

test('a tab that is open when a new release comes goes on, and later loads one page anew without losing what was typed', async ({
  page,
}) => {
  test.slow();
  const old = makeOldRelease();
  const dataDir = mkdtempSync(join(tmpdir(), 'releases-'));
  const place = { dataDir, port: await freePort(), env: { LIMIT_FACTOR: '1000', FORM_MIN_MS: '0' } };
  const documents: string[] = [];
  const files: { url: string; status: number }[] = [];
  let loading = 0;
  page.on('request', () => (loading += 1));
  page.on('requestfinished', () => (loading -= 1));
  page.on('requestfailed', () => (loading -= 1));
  page.on('response', (response) => {
    const url = response.url();
    if (response.request().resourceType() === 'document') documents.push(new URL(url).pathname);
    if (url.includes('/assets/')) files.push({ url, status: response.status() });
  });
  try {
    const before = await startServer({ ...place, build: old.dir });
    await page.goto(`${before.url}/contact`);
    expect(files.length).toBeGreaterThan(3);
    expect(files.filter(({ url }) => !isOldAsset(url))).toEqual([]);
    await page.getByRole('textbox', { name: 'Name' }).fill('Asha Verma');
    // The touch asks for what the page left for later.
    await expect
      .poll(() => loading === 0 && files.some(({ url }) => url.includes('/delivery-bar-')))
      .toBe(true);
    await before.stop();
    const after = await startServer(place);

    await linkTo(page, '/careers').click();
    await expect(page).toHaveURL(/\/careers$/);
    await expect(heading(page)).toBeVisible();
    expect(documents).toEqual(['/contact']);
    expect(files.filter(({ status }) => status >= 400)).toEqual([]);

    // The days of the old release are over.
    for (const file of globSync(join(dataDir, 'assets', '*Old.*'))) rmSync(file);
    files.length = 0;
    await linkTo(page, '/privacypolicy').click();
    await expect(heading(page)).toContainText('Privacy');
    expect(documents).toEqual(['/contact', '/privacypolicy']);
    expect(files.filter(({ url, status }) => status < 400 && isOldAsset(url))).toEqual([]);
    // Before it is hydrated, a link loads its page by itself.
    await wake(linkTo(page, '/contact'));
    await linkTo(page, '/contact').click();
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Asha Verma');
    expect(documents).toEqual(['/contact', '/privacypolicy']);
    await after.stop();
  } finally {
    old.remove();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
