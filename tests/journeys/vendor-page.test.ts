import { expect, test } from '#support/browser.ts';
import { inLongRuns } from '#support/fuzz/fuzz-run.ts';
import { filledVendor } from '#support/filled-vendor.ts';
import { registerVendor, signInAs, vendorForm } from '#support/vendor-account.ts';
import { at, say } from '#support/language.ts';

const screen = { width: 360, height: 740 };

for (const [category, isByDay, first] of [
  ['catering', true, 'packages'],
  ['photography', true, 'packages'],
  ['venue', true, 'facts'],
  ['renovation', false, 'facts'],
  ['legal', false, 'services'],
] as const)
  test(
    `the whole page of a ${category} vendor fits seven screens of a small phone, what decides on the first`,
    { tag: '@phone' },
    async ({ page, server, expectAccessible }) => {
      const { id } = await filledVendor(server, `Filled${category}`, category);
      await page.setViewportSize(screen);
      await page.goto(at(`/profile/${id}`), { waitUntil: 'networkidle' });
      const main = page.getByRole('main');
      const { height, width } = (await main.boundingBox())!;
      expect(height / screen.height).toBeLessThanOrEqual(7);
      expect(width).toBeLessThanOrEqual(screen.width);
      // Above the bar at the thumb.
      const bar = (await page.getByRole('navigation', { name: /Filled/ }).boundingBox())!;
      const decides = [
        main.getByRole('heading', { level: 1 }),
        main.locator('header').getByText(/₹45,000-1\.8 lakh/),
        ...(isByDay ? [main.getByRole('button', { name: say('Check the date') })] : []),
      ];
      for (const part of decides) {
        const box = (await part.boundingBox())!;
        expect(box.y + box.height).toBeLessThanOrEqual(bar.y);
      }
      await expect(main.locator('#days')).toHaveCount(isByDay ? 1 : 0);
      await expect(main.locator('section h2[id]:not(#photos):not(#days-heading)').first()).toHaveAttribute(
        'id',
        first,
      );
      await expectAccessible('main');
    },
  );

test(
  'folds open by key, and a link to a check opens its fold',
  { tag: '@desktop' },
  async ({ page, server }) => {
    const { id } = await filledVendor(server, 'Folded', 'catering');
    await page.goto(at(`/profile/${id}`), { waitUntil: 'networkidle' });
    const hours = page.getByRole('region', { name: say('Opening hours') });
    await hours.scrollIntoViewIfNeeded();
    await expect(hours).toContainText(/(Open|Closed) now/);
    await expect(hours.getByRole('table')).toBeHidden();
    await hours.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(hours.getByRole('table')).toBeVisible();
    await page.goto(at(`/profile/${id}#terms`));
    await expect(page.locator('#terms')).toBeVisible();
  },
);

test(
  'a vendor takes a short address, and is offered a free one where it is taken',
  { tag: ['@phone', ...inLongRuns('@hindi')] },
  async ({ page, server, expectAccessible, allowedConsole }, { project }) => {
    allowedConsole.push(/status of 409/);
    const name = `Address${project.name}`;
    const first = await registerVendor(server, vendorForm(name));
    const second = await registerVendor(server, {
      ...vendorForm(`${name}two`),
      companyName: `${name} Events`,
    });
    await signInAs(page, second);
    const choose = (vendor: typeof first, shortName: string) =>
      fetch(`${server.url}/api/vendor/${vendor.id}`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${vendor.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ shortName }),
      });
    const slug = `${name} Events`.toLowerCase().replaceAll(' ', '-');
    expect((await choose(first, slug)).status).toBe(200);
    await page.goto(at('/workshop/share'));
    const field = page.getByLabel(say('Name in the address'));
    await expect(field).toHaveValue(slug);
    await expectAccessible('main');
    const take = page.getByRole('button', { name: say('Take this address') });
    await field.fill('ab');
    await take.click();
    await expect(field).toHaveAccessibleDescription(
      new RegExp(say('Please use {min} to {max} letters, digits and hyphens.', { min: 4, max: 48 })),
    );
    await field.fill(slug);
    await take.click();
    await expect(field).toHaveAccessibleDescription(new RegExp(`${slug}-2`));
    await expect(field).toHaveValue(slug);
    await field.fill(`${name} Events 2`);
    await take.click();
    await expect(page.getByText(say('Saved. Your page has this address now.'))).toBeVisible();
    const link = page.getByRole('link', { name: new RegExp(`/v/${slug}-2$`) });
    await link.click();
    await expect(page).toHaveURL(at(`/profile/${second.id}`));
  },
);
