import type { Page } from '@playwright/test';
import type { EnquiryReceipt } from '#contract/enquiries.ts';
import type { StaffReview } from '#contract/desk/reviews.ts';
import { reviewReasons } from '#domain/reviews/review-reasons.ts';
import type { FamilyReviews } from '#contract/family-reviews.ts';
import { expect, test } from '#support/desk-server.ts';
import { fillRegistration, terms, photo, vendorForm } from '#support/vendor-account.ts';
import { views } from '#support/views.ts';
import { at, say, saying } from '#support/language.ts';
import { isSaved, saveField } from '#support/saved-field.ts';
import { inLongRuns } from '#support/fuzz/fuzz-run.ts';

const company = 'Ujala Frames';
const words =
  'She came on time on both days, was kind to our parents, and the album was with us after three weeks.';

/** Has the staff decide about the review that waits. The page comes as the owner of the desk. */
async function decide({ request }: Pick<Page, 'request'>, change: string, reason?: string): Promise<void> {
  const [review] = (await (await request.get('/api/staff/reviews')).json()) as StaffReview[];
  const answer = await request.put(`/api/staff/reviews/${review!.id}`, {
    data: { change, ...(reason && { reason }), pictures: review!.pictures.length },
  });
  expect(answer.status()).toBe(200);
}

test(
  'a photographer comes in one sitting from the registration to a page that is found, asked, reviewed, and answers',
  { tag: ['@phone', ...inLongRuns('@hindi')] },
  async ({ page, browser, desk, expectAccessible }) => {
    test.slow();
    const main = page.getByRole('main');
    const parts = page.getByRole('navigation', { name: say('Workshop') });
    const toPart = async (place: string, part?: string) => {
      await parts
        .getByRole('link', { name: new RegExp(`^${say(place)}`) })
        .first()
        .click();
      if (part) await parts.getByRole('link', { name: say(part), exact: true }).click();
    };
    const form = {
      ...vendorForm('Ujala'),
      companyName: company,
      productSelection: say('Freelancer'),
      panGst: 'aaapz1234c',
      instagram: '@ujala.frames',
      facebook: 'facebook.com/ujalaframes',
    };
    await test.step('registers as it is typed on a phone', async () => {
      await page.goto(at('/register'), { waitUntil: 'networkidle' });
      await fillRegistration(page, form);
      await page.getByRole('checkbox', { name: say(terms) }).check();
      await expect(page.locator('[name="panGst"]')).toHaveValue('AAAPZ1234C');
      await expect(page.locator('[name="instagram"]')).toHaveValue('https://www.instagram.com/ujala.frames');
      await page.getByRole('button', { name: say('Register') }).click();
      await expect(page).toHaveURL(/\/profile\/[\w-]+$/);
    });
    const id = page.url().split('/').at(-1)!;

    await test.step('says on the first screen what it does and where, and can have the mail once more', async () => {
      const first = page.getByRole('region', { name: say('Four taps, and families find you') });
      const trade = first.getByRole('combobox', { name: say('Trade') });
      await trade.selectOption({ label: say('Photography') });
      await isSaved(trade);
      await saveField(first.getByLabel(say('Part of town')), 'Dwarka');
      await first.getByRole('button', { name: say('Mail me the link again') }).click();
      await expect(first.getByRole('status').filter({ hasText: /\S/ }).last()).toBeVisible();
      await expectAccessible('main');
      await first.getByRole('link', { name: say('More on My page') }).click();
      await expect(page).toHaveURL(/\/editprofile\/[\w-]+$/);
      await expect(page.locator('#categories')).toContainText(say('Photography'));
    });

    await test.step('has the same hours on every day at two touches, and a price', async () => {
      await page.getByRole('button', { name: say('Add opening hours') }).click();
      await page.getByRole('button', { name: say('Same every day') }).click();
      await page.getByRole('button', { name: say('Submit') }).click();
      await expect(page.getByRole('button', { name: say('Change the hours') })).toBeFocused();
      const facts = page.getByRole('region', { name: say('Facts and prices') });
      const from = facts.getByRole('group', { name: say('a day') }).getByLabel(say('From ₹'));
      await saveField(from, '35,000/-');
      await expect(from).toHaveValue('35000');
    });

    await test.step('reads in the workshop what comes next, and what it can hand out', async () => {
      await page.goto(at('/workshop'));
      await expect(
        page.getByRole('heading', { name: saying('Your page is {percent} % there') }),
      ).toBeVisible();
      await expect(page.getByRole('link', { name: say('Add a first photo of your work') })).toBeVisible();
      await expectAccessible('main');
      const poster = await page.getByRole('link', { name: say('Poster to print') }).getAttribute('href');
      expect((await page.request.get(poster!)).headers()['content-type']).toBe('image/png');
    });

    await test.step('shows two projects', async () => {
      await toPart('My page', 'Our work');
      for (const [nth, title] of ['A wedding in Dwarka', 'A sangeet in Janakpuri'].entries()) {
        await main.getByRole('button', { name: say('Add a project') }).click();
        await main.getByLabel(say('Name of the project')).fill(title);
        await main.getByRole('button', { name: say('Begin the project') }).click();
        await main
          .getByLabel(say('Add pictures'))
          .setInputFiles(await photo(`${nth}.jpg`, { red: 90 * (nth + 1) }));
        await expect(
          main.getByRole('button', {
            name: say('Edit {label}', { label: say('Picture {number}', { number: 1 }) }),
          }),
        ).toBeVisible();
        await main.getByRole('button', { name: say('All projects') }).click();
        await expect(
          main.getByRole('button', { name: new RegExp(`^${say('Edit')}.*${title}`) }),
        ).toBeVisible();
      }
      await expect(
        main.getByText(say('{count, plural, one {# picture} other {# pictures}}', { count: 1 })),
      ).toHaveCount(2);
    });

    await test.step('offers a package', async () => {
      await toPart('My page', 'Packages and terms');
      await main.getByRole('button', { name: say('Add a package') }).click();
      await main.getByLabel(say('Name of the package')).fill('Wedding day');
      await main.getByLabel(say('What is in it')).fill('Ten hours\nTwo photographers\nAn album');
      await main.getByLabel(say('Price in rupees')).fill('60k');
      await main.getByLabel(say('For what'), { exact: true }).selectOption(say('a day'));
      await main.getByRole('button', { name: say('Add'), exact: true }).click();
      await expect(main.getByText(/₹60,000/)).toBeVisible();
    });

    await test.step('marks three busy days with the thumb', async () => {
      await toPart('Calendar');
      await main.getByRole('button', { name: say('The month after') }).click();
      for (const nth of [3, 4, 5]) {
        const day = main.getByRole('button', { name: saying('{day}: not free') }).nth(nth);
        await day.click();
        await expect(day).toHaveAttribute('aria-pressed', 'true');
      }
      await expect(
        main.getByText(
          saying(
            'Yes, last on {day}: days that you have not marked are shown as “not busy” with that date, for {count} days.',
          ),
        ),
      ).toBeVisible();
    });

    const family = await (await browser.newContext({ ...views.phone, baseURL: desk.url })).newPage();
    let privatePage = '';
    await test.step('is found by a family for a day, on which it is free, and asked', async () => {
      await family.goto(at('/vendors?q=photographer+14+feb+dwarka'));
      const card = family.getByRole('article').filter({ hasText: company });
      await expect(card).toContainText(saying('Not busy on {day}, as of {asOf}'));
      await expect(card).toContainText('₹35,000');
      await card.getByRole('link', { name: company }).click();
      await expect(family).toHaveURL(/date=20\d\d-02-14$/);
      const shown = family.getByRole('main');
      await expect(shown.getByText(saying('Not busy on {day}, as of {asOf}'))).toBeVisible();
      await expect(shown.getByText('A wedding in Dwarka')).toBeVisible();
      await expect(shown.getByText('Wedding day', { exact: true })).toBeVisible();
      const enquiry = family.locator('#enquire form');
      // Of a day to come nobody could write a review today.
      await enquiry.locator('input[type=date]').fill('');
      await enquiry.getByLabel(say('Name')).fill('Meena Kumari');
      await enquiry.getByLabel(say('Email')).fill('meena@family.example');
      await enquiry.getByLabel(say('Phone')).fill('9811000042');
      await enquiry
        .getByLabel(say('About your event'))
        .fill('A wedding on 14 February in Dwarka, 300 guests.');
      await enquiry
        .getByLabel(saying('Yes, share my details with {vendors} so that they can quote (optional).'))
        .check();
      await enquiry.getByRole('button', { name: say('Submit') }).click();
      privatePage = (await family
        .getByRole('link', { name: say('See where it stands') })
        .getAttribute('href'))!;
    });

    await test.step('answers it', async () => {
      await toPart('Requests');
      await main.getByRole('link', { name: /AGN-/ }).click();
      await main.getByLabel(say('Your message to the family')).fill('We are free. Shall we meet on Sunday?');
      await main.getByRole('button', { name: say('Send message') }).click();
      await expect(main.getByRole('listitem').filter({ hasText: 'Shall we meet' })).toBeVisible();
      await expect(main.getByRole('list', { name: say('Not sent yet') })).toHaveCount(0);
    });

    await test.step('is reviewed from the private page, with a picture', async () => {
      await family.goto(at(privatePage));
      await expect(family.getByText('Shall we meet on Sunday?').first()).toBeVisible();
      await family
        .locator('summary')
        .filter({ hasText: `${say('More choices')}: ${company}` })
        .click();
      await family
        .getByRole('link', { name: say('Say how it was with {vendor}', { vendor: company }) })
        .click();
      await expect(family).toHaveURL(/\/review\/[\w-]+#of-/);
      await family.getByText(say('We met them, or they worked for us: say how it was')).click();
      await family.locator('input[type=radio][value="5"]').check();
      await family.getByLabel(say('What was it like?')).fill(words);
      await family.getByLabel(say('On time')).check();
      await family.getByRole('button', { name: say('Send my review') }).click();
      await expect(
        family.getByText(say('The review is written and waits for our team. Nobody else sees it.')),
      ).toBeVisible();
      await family.getByLabel(say('Add pictures')).setInputFiles(await photo('album.jpg'));
      await expect(
        family.getByRole('img', {
          name: say('Picture {number} to the review by {author}', { number: 1, author: 'Meena' }),
        }),
      ).toBeVisible();
      await decide(page, 'publish');
    });

    await test.step('answers the review, and everybody reads both', async () => {
      await toPart('More');
      await main.getByRole('link', { name: say('Reviews') }).click();
      await main.getByLabel(say('Your answer')).fill('It was a pleasure. Our best wishes to the family.');
      await main.getByRole('button', { name: say('Publish my answer') }).click();
      await expect(main.getByRole('button', { name: say('Take the answer back') })).toBeVisible();
      await family.goto(at(`/profile/${id}`));
      const reviews = family.getByRole('region', { name: say('Customer Reviews') });
      await expect(reviews).toContainText(words);
      await expect(reviews).toContainText(saying('Wrote after this vendor answered an enquiry in {month}'));
      await expect(reviews).toContainText('It was a pleasure.');
      await expect(
        reviews.getByRole('img', {
          name: say('Picture {number} to the review by {author}', { number: 1, author: 'Meena' }),
        }),
      ).toBeVisible();
    });

    await test.step('of a second review, which the staff refuses, nobody reads a word, and its family the reason', async () => {
      const token = await page.evaluate(() => localStorage.getItem('authToken'));
      const sent = await family.request.post('/api/eventmangement/create', {
        data: {
          name: 'Ravi Anand',
          email: 'ravi@family.example',
          phone: '9811000043',
          eventDescription: 'An engagement for eighty guests.',
          vendorId: id,
          vendorName: company,
        },
        headers: { 'x-form': `page=/profile/${id}&share=1&elapsedMs=9000` },
      });
      const secret = ((await sent.json()) as EnquiryReceipt).statusUrl!.split('/').at(-1)!;
      const headers = { authorization: `Bearer ${token}` };
      const inbox = (await (await family.request.get('/api/workshop/enquiries', { headers })).json()) as {
        entries: { id: string; status: string }[];
      };
      const introductionId = inbox.entries.find(({ status }) => status === 'sent')!.id;
      const asked = `/api/workshop/enquiries/${introductionId}`;
      await family.request.get(asked, { headers });
      await family.request.post(`${asked}/messages`, {
        headers,
        data: { text: 'We are free.', key: 'first-answer' },
      });
      const written = await family.request.post(`/api/reviews/${secret}`, {
        data: {
          introductionId,
          stars: 1,
          text: `${words} Call 98110 00099 before you book anybody else.`,
          name: 'first',
          met: true,
        },
      });
      expect(((await written.json()) as FamilyReviews).reviews[0]!.status).toBe('written');
      await decide(page, 'refuse', 'contact');
      await family.goto(at(`/review/${secret}`));
      await expect(family.getByText(say(reviewReasons.contact.label))).toBeVisible();
      await family.goto(at(`/profile/${id}`));
      await expect(family.getByRole('region', { name: say('Customer Reviews') })).not.toContainText(
        '98110 00099',
      );
    });
    await family.context().close();
  },
);
