import type { Browser, Locator, Page } from '@playwright/test';
import { enquiryKinds } from '#domain/enquiries/enquiry-kinds.ts';
import { expect, openDesk, test, type Desk } from '#support/desk-server.ts';
import { samplePayload } from '#support/enquiry-samples.ts';
import { registerVendor, signInAs, vendorForm } from '#support/vendor-account.ts';
import { at, say, saying } from '#support/language.ts';
import { inLongRuns } from '#support/fuzz/fuzz-run.ts';
import { localeNow } from '#words/t.ts';

// A family and two vendors, each in a browser of its own, and the desk: from the brief to the booking.

const phone = { width: 360, height: 740 };

async function aVendor(browser: Browser, { url }: Desk, name: string) {
  const vendor = await registerVendor({ url }, vendorForm(name));
  const context = await browser.newContext({ baseURL: url, viewport: phone, storageState: undefined });
  const page = await context.newPage();
  await signInAs(page, vendor);
  return { ...vendor, name: `${name} Events`, page };
}

/** Opens the one request of a vendor, and answers with a quote of one line. */
async function quote(page: Page, line: { label: string; count: string; price: string; gst: string }) {
  await page.goto(at('/workshop/enquiries'), { waitUntil: 'networkidle' });
  await page.getByRole('main').getByRole('link', { name: /AGN-/ }).first().click();
  await page.getByRole('button', { name: say('Add a line'), exact: true }).click();
  await page.getByLabel(say('Item')).fill(line.label);
  await page.getByLabel(say('How many'), { exact: true }).fill(line.count);
  await page.getByLabel(say('For what'), { exact: true }).selectOption({ label: say('a plate (veg)') });
  await page.getByLabel(say('₹ for each')).fill(line.price);
  await page.getByLabel(say('GST')).selectOption({ label: line.gst });
  await page.getByLabel(say('For how many guests')).fill(line.count);
  await page.getByRole('button', { name: say('Send the quote') }).click();
  await expect(page.getByText(say('Sent: the family decides.'))).toBeVisible();
}

// One after the other, so that they share a desk.
test.describe.configure({ mode: 'default' });

for (const scripts of [true, false])
  test(
    `a family goes from its brief to a booking, ${scripts ? 'with' : 'without'} scripts`,
    { tag: scripts ? ['@desktop', ...inLongRuns('@hindi')] : '@desktop' },
    async ({ page: desk, desk: server, browser }) => {
      test.setTimeout(240_000);
      const suffix = scripts ? 'Rang' : 'Saada';
      const [one, two] = [
        await aVendor(browser, server, `Gulab${suffix}`),
        await aVendor(browser, server, `Champa${suffix}`),
      ];
      const context = await browser.newContext({
        baseURL: server.url,
        javaScriptEnabled: scripts,
        storageState: undefined,
      });
      const family = await context.newPage();

      const payload = { ...samplePayload(enquiryKinds.ask), vendorIds: `${one.id},${two.id}` };
      const answer = await context.request.post(enquiryKinds.ask.path, {
        data: payload,
        headers: { 'x-form': 'share=1&elapsedMs=60000' },
      });
      const { statusUrl, reference } = (await answer.json()) as { statusUrl: string; reference: string };
      const privatePage = new URL(statusUrl).pathname;

      /** What an act brings that can be taken back for ten seconds. Without scripts the page is loaded again. */
      const appears = (shown: Locator) =>
        expect(async () => {
          if (!scripts) await family.reload();
          await expect(shown).toBeVisible({ timeout: 2000 });
        }).toPass({ timeout: 30_000 });

      await test.step('asks a question, and gets two quotes', async () => {
        await family.goto(at(privatePage));
        // One card for each vendor, and one composer that asks to whom.
        const cards = family
          .getByRole('listitem')
          .filter({ has: family.getByRole('heading', { name: new RegExp(`${one.name}|${two.name}`) }) });
        await expect(cards).toHaveCount(2);
        await expect(family.getByRole('main').getByRole('textbox')).toHaveCount(1);
        await cards
          .filter({ hasText: one.name })
          .getByRole('link', { name: say('Write to them') })
          .click();
        await expect(family.getByLabel(say('To whom'))).toHaveValue(/./);
        await family.getByLabel(say('Your message')).fill('Is the hall shaded?');
        await family.getByRole('button', { name: say('Send message') }).click();
        await expect(family.getByText('Is the hall shaded?').first()).toBeVisible();
        // What is written in Latin letters is read out as English on a page in Hindi.
        const foreign = family.getByRole('main').locator('[lang="en"]').filter({ visible: true });
        for (const words of localeNow() === 'en' ? [] : [one.name, two.name, 'Is the hall shaded?'])
          await expect(foreign.filter({ hasText: words }).first()).toBeVisible();
        await quote(one.page, {
          label: 'Menu',
          count: '150',
          price: '850',
          gst: say('plus {percent}% GST', { percent: '5' }),
        });
        await expect(one.page.getByText('Is the hall shaded?')).toBeVisible();
        await quote(two.page, { label: 'Thali', count: '120', price: '900', gst: say('GST not mentioned') });
      });

      await test.step('compares them and asks the first to change it', async () => {
        await family.goto(at(privatePage));
        await expect(family.getByText(say('Quote: {total}', { total: '₹1,33,875' }))).toBeVisible();
        await expect(family.getByText(say('Quote: {total}', { total: '₹1,08,000' }))).toBeVisible();
        await family.getByRole('link', { name: say('Compare and decide') }).click();
        const columnOf = ({ name }: { name: string }) =>
          family.getByRole('listitem').filter({ has: family.getByRole('heading', { name }) });
        const [card, other] = [columnOf(one), columnOf(two)];
        await expect(card.getByText('₹1,33,875').first()).toBeVisible();
        // 120 plates are counted for the 150 guests that the family asked for.
        await expect(other.getByText('₹1,35,000', { exact: true })).toBeVisible();
        await expect(other.getByText(say('+ GST: not said how much'))).toBeVisible();
        await expect(
          other.getByText(say('Sent: {amount} for {count} guests', { amount: '₹1,08,000', count: '120' })),
        ).toBeVisible();
        await expect(other.getByText(say('GST is missing'))).toBeVisible();
        // The one that says more comes first, and on a phone they stand beside each other.
        const shown = family.viewportSize()!;
        await family.setViewportSize(phone);
        const [left, right] = [(await card.boundingBox())!, (await other.boundingBox())!];
        expect(left.y).toBe(right.y);
        expect(left.x + left.width).toBeLessThanOrEqual(right.x);
        expect(await family.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
        await family.setViewportSize(shown);
        await card.getByRole('link', { name: say('Ask to revise it') }).click();
        const asks = family
          .locator('details')
          .filter({ hasText: say('Ask {vendor} to revise its quote', { vendor: one.name }) });
        await asks.getByLabel(say('What should be different?')).fill('Please with crockery.');
        await asks.getByRole('button', { name: say('Send to {vendor}', { vendor: one.name }) }).click();
        await expect(card.getByText(saying('You asked for changes'))).toBeVisible();
      });

      await test.step('gets a new version and accepts it', async () => {
        await one.page.reload({ waitUntil: 'networkidle' });
        await expect(one.page.getByText('Please with crockery.')).toBeVisible();
        await one.page.getByRole('button', { name: say('Change'), exact: true }).click();
        await one.page.getByLabel(say('₹ for each')).fill('0.8k');
        await one.page.locator('#quote-discount').fill('10 %');
        await one.page.getByRole('button', { name: say('Send the revised quote') }).click();
        await expect(one.page.getByText(say('The new version is sent: the family decides.'))).toBeVisible();
        await family.goto(at(privatePage.replace('/enquiry/', '/quotes/')));
        await expect(family.getByText(say('Before: {totals}', { totals: '₹1,33,875' }))).toBeVisible();
        await family.getByRole('button', { name: `${say('Accept this quote')} : ${one.name}` }).click();
        // A second page shows what is accepted.
        const summary = family.getByRole('region', { name: say('What you accept') });
        await expect(summary.getByText('₹1,13,400').first()).toBeVisible();
        await expect(summary.getByText(say('Guests'), { exact: true })).toBeVisible();
        await family.getByRole('button', { name: say('Yes, accept it') }).click();
        // Ten seconds later, until when it can be taken back.
        await appears(family.getByRole('heading', { name: say('What was agreed') }));
        await expect(family.getByText('₹1,13,400').first()).toBeVisible();
        await expect(family.getByText(say('Discount of {percent}%', { percent: '10' }))).toBeVisible();
        // Decided: nothing on the page speaks of comparing any more.
        await expect(family.getByText(say('Not chosen: you have accepted another'))).toBeVisible();
        await expect(family.getByRole('main').getByText(new RegExp(say('Compare'), 'i'))).toHaveCount(0);
      });

      await test.step('both sides have what was agreed, the other is closed', async () => {
        await one.page.reload({ waitUntil: 'networkidle' });
        await expect(one.page.getByRole('heading', { name: say('What was agreed') })).toBeVisible();
        await two.page.reload({ waitUntil: 'networkidle' });
        await expect(
          two.page.getByText(say('Closed: the family has accepted the quote of another vendor.')),
        ).toBeVisible();
        await expect(two.page.getByRole('button', { name: say('Send the quote') })).toHaveCount(0);
      });

      await test.step('withdraws from the other; nothing is asked before the day is over', async () => {
        await family.goto(at(privatePage));
        await expect(
          family.getByText(say('You have booked with {vendor}.', { vendor: one.name })),
        ).toBeVisible();
        // Decided: no word of the page speaks of what is over.
        for (const words of ['We speak with you first', 'Booked with them', 'Compare and decide'] as const)
          await expect(family.getByText(say(words), { exact: true })).toHaveCount(0);
        const other = family
          .getByRole('listitem')
          .filter({ has: family.getByRole('heading', { name: two.name }) });
        await expect(other).toContainText(say('Not booked: you have booked with somebody else'));
        await other
          .locator('summary')
          .filter({ hasText: say('More choices') })
          .click();
        await other.getByRole('button', { name: say('Withdraw from this vendor') }).click();
        await expect(family.getByRole('button', { name: say('Undo') })).toBeVisible();
        await appears(family.getByText(say('Withdrawn: they may not call or write')).first());
        await expect(family.locator('a[href*="/review/"]')).toHaveCount(0);
        await family.goto(at(privatePage.replace('/enquiry/', '/review/')));
        await expect(
          family
            .getByText(new RegExp(say('You can write your review from {day} on.', { day: '.+' })))
            .first(),
        ).toBeVisible();
        await family.goto(at(privatePage));
        await two.page.reload({ waitUntil: 'networkidle' });
        await expect(
          two.page.getByText(
            say(
              'The family has taken its contact details back. Do not use the number or the address any more, and delete them.',
            ),
          ),
        ).toBeVisible();
      });

      await test.step('the desk sees all of it', async () => {
        await openDesk(desk, `/desk/enquiries/${reference}`, /./);
        await expect(desk.getByText('accepted a quote')).toBeVisible();
        // The vendors are folded on a phone.
        if (desk.viewportSize()!.width < 1024)
          await desk
            .locator('summary')
            .filter({ hasText: /vendors?$/ })
            .click();
        await expect(desk.getByRole('heading', { name: 'Quotes' })).toBeVisible();
        await expect(desk.getByText('Version 2').first()).toBeVisible();
      });
      await Promise.all([context.close(), one.page.context().close(), two.page.context().close()]);
    },
  );
