import type { Page } from '@playwright/test';
import { expect, test, wake } from '#support/browser.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const linkTo = (page: Page, path: string) =>
  page.locator(`a[href="${path}"]`).filter({ visible: true }).last();

test.describe('files that cannot be fetched', () => {
  test.use({
    allowedConsole: [
      /Failed to (fetch|load)|Error loading route module|ERR_FAILED|React|Suspense|error occurred|properties of undefined/,
    ],
  });

  test('leave the page, its form and a plain way on, and a finger on a link loads nothing', async ({
    page,
  }) => {
    test.slow();
    let refused: RegExp | null = null;
    let documents = 0;
    page.on('request', (request) => (documents += request.resourceType() === 'document' ? 1 : 0));
    await page.route('**/assets/*.js', (route) => {
      const file = route.request().url().split('/').at(-1)!;
      return refused?.test(file) ? route.abort() : route.continue();
    });
    const open = async (path: string, files: RegExp) => {
      refused = files;
      await page.goto(path);
      documents = 0;
    };
    const failure = () => page.waitForEvent('requestfailed');
    const failed = page.getByText('This part could not be loaded.');
    const name = page.getByRole('textbox', { name: 'Name' }).last();

    const bar = failure();
    await open('/catering', /^(delivery-bar|privacy)-/);
    const title = await heading(page).textContent();
    await page.keyboard.press('Shift');
    await bar;
    await name.fill('Asha Verma');
    const refusedReload = page.waitForEvent('console', (message) =>
      message.text().includes('reloading page'),
    );
    // Before it is hydrated, a finger on the link fetches nothing.
    await wake(linkTo(page, '/privacypolicy'));
    await linkTo(page, '/privacypolicy').hover();
    await refusedReload;
    await expect(page.locator('main details').first()).toBeVisible();
    await expect(heading(page)).toHaveText(title!);
    await expect(name).toHaveValue('Asha Verma');
    expect(documents).toBe(0);

    // A click on the same link loads its page as a document, and not the page at hand.
    await linkTo(page, '/privacypolicy').click();
    await expect(page).toHaveURL(/\/privacypolicy$/);
    await expect(heading(page)).toContainText('Privacy');
    expect(documents).toBe(1);

    await open('/', /^help-panel-/);
    await page.getByRole('link', { name: 'Help', exact: true }).click();
    await expect(failed).toBeVisible();
    await expect(page.getByRole('link', { name: 'Open the help page' })).toHaveAttribute('href', '/help');

    await open('/gallery', /^gallery-viewer-/);
    await page.locator('main li a').first().click();
    await expect(failed).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(failed).toHaveCount(0);

    await open('/weddingvendors', /^quote-dialog-(?!slot)/);
    await page.locator('a[href*="quote="]').first().click();
    await expect(failed).toBeVisible();
    expect(documents).toBe(0);
    // The address says what was asked for: the document has it.
    refused = null;
    await page.getByRole('link', { name: 'Load the page again' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(documents).toBe(1);
  });

  test('load the next page as a document where the list of all routes is missing', async ({ page }) => {
    let documents = 0;
    page.on('request', (request) => (documents += request.resourceType() === 'document' ? 1 : 0));
    await page.route('**/assets/manifest-*.js', (route) => route.abort());
    // No script takes over a page without the list.
    await page.goto('/blogs', { waitUntil: 'load' });
    await linkTo(page, '/careers').click();
    await expect(page).toHaveURL(/\/careers$/);
    await expect.poll(() => documents).toBe(2);
    await expect(heading(page)).toBeVisible();
  });

  test('the page of errors made in the browser asks nothing of what failed and obeys the policy', async ({
    page,
  }) => {
    const violations: string[] = [];
    await page.exposeFunction('violated', (directive: string) => violations.push(directive));
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => {
        (globalThis as unknown as { violated: (directive: string) => void }).violated(violatedDirective);
      });
    });
    // The company's data is missing: what surrounds every page breaks while it is drawn.
    await page.route('**/about', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replaceAll(String.raw`\"company\"`, String.raw`\"nothing\"`);
      await route.fulfill({
        response: answer,
        body,
        headers: { ...answer.headers(), 'content-security-policy': "require-trusted-types-for 'script'" },
      });
    });
    await page.goto('/about', { waitUntil: 'load' });
    await expect(heading(page)).toHaveText('This page could not be shown');
    await expect(page).toHaveTitle('This page could not be shown');
    await expect(page.locator('main, body').first()).toHaveCSS('font-family', /Anek/);
    expect(violations).toEqual([]);
    await page.getByRole('link', { name: 'Write to us' }).click();
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeVisible();
  });
});
