import { expect, test, wake } from '#support/browser.ts';
import { sender } from '#support/enquiry-samples.ts';
import { at, say, saying } from '#support/language.ts';
import { inLongRuns } from '#support/fuzz/fuzz-run.ts';

/** Ids of vendors of the demonstration. */
type Card = { _id: string; companyName: string };

test(
  'a vendor is added to an opened list from its own page, and a removal is undone by keyboard',
  { tag: ['@desktop', '@phone'] },
  async ({ page, request, expectAccessible }) => {
    const cards = (await (await request.get('/api/vendor/entertainment/vendors')).json()) as Card[];
    const [one, other] = cards.filter(({ companyName }) => !companyName.includes('(')) as [Card, Card];
    const made = await request.post('/api/lists', { data: { title: 'Haldi', vendorIds: [one._id] } });
    const { path } = (await made.json()) as { path: string };
    const onList = say('Add to “{list}”', { list: 'Haldi' });
    await page.goto(`/profile/${other._id}`);
    await expect(page.getByRole('button', { name: `${onList}: ${other.companyName}` })).toHaveCount(0);
    // Who has opened the link may add.
    await page.goto(path);
    await expect.poll(() => page.evaluate(() => Object.values(localStorage).join())).toContain('Haldi');
    await page.goto(`/profile/${other._id}`);
    await page.getByRole('button', { name: `${onList}: ${other.companyName}` }).click();
    await page.getByRole('link', { name: say('It is on {list}', { list: 'Haldi' }) }).click();
    await expect(page.getByRole('heading', { name: other.companyName })).toBeVisible();
    await page.getByRole('button', { name: `${say('Remove')} ${one.companyName}` }).press('Enter');
    const undo = page.getByRole('button', { name: say('Undo') });
    await expect(undo).toBeFocused();
    await expectAccessible('main');
    await page.keyboard.press('Enter');
    await expect(undo).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 3 })).toHaveText([one.companyName, other.companyName]);

    await page.getByRole('link', { name: say('Add from the directory') }).click();
    await expectAccessible('main');
    const search = page.getByLabel(say('What or whom are you looking for?'));
    await search.fill(other.companyName);
    await search.press('Enter');
    await expect(page).toHaveURL(/\/add\?q=/);
    // Its results are in place of those before.
    await page.reload();
    const listed = `${say('On the list')} · ${say('Remove')}: ${other.companyName}`;
    await page.getByRole('button', { name: listed }).press('Enter');
    // The same button, which keeps the focus, adds it again.
    const add = page.getByRole('button', { name: `${onList}: ${other.companyName}` });
    await expect(add).toBeFocused();
    await add.press('Enter');
    await expect(page.getByRole('button', { name: listed })).toBeFocused();
  },
);

test(
  'a shortlist is saved, shared, voted on and asked',
  { tag: ['@desktop', ...inLongRuns('@hindi')] },
  async ({ page, request, browser, expectAccessible, isMobile }) => {
    const cards = (await (await request.get('/api/vendor/entertainment/vendors')).json()) as Card[];
    const three = cards.filter(({ companyName }) => !companyName.includes('(')).slice(0, 3);
    for (const { _id, companyName } of three) {
      await page.goto(at(`/profile/${_id}`));
      await page.getByRole('button', { name: `${say('Save')} ${companyName}` }).click();
    }
    if (isMobile) await page.locator('[popovertarget=site-menu]').click();
    await page.getByRole('link', { name: say('Shortlist, {length} saved', { length: 3 }) }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Your shortlist'));
    for (const { companyName } of three)
      await expect(page.getByRole('main').getByRole('link', { name: companyName })).toBeVisible();
    await expectAccessible('main');

    await page.getByLabel(say('Name of the list')).fill('Sangeet <b>of Meera</b>');
    await page.getByRole('button', { name: say('Share with the family') }).click();
    await expect(page).toHaveURL(/\/list\/[\w-]{43}$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sangeet <b>of Meera</b>');
    await expectAccessible('main');

    const second = three[1]!;
    const nani = await browser.newContext();
    const there = await nani.newPage();
    await there.goto(page.url());
    await wake(there.getByLabel(say('Your name')));
    // Nobody has voted: no number is shown. A vote without a name is answered at the field, not by the browser.
    const yes = there.getByRole('button', { name: `${say('Yes')}: ${second.companyName}`, exact: true });
    await yes.click();
    await expect(there.getByText(say('Please say who you are'))).toBeVisible();
    await expect(there.getByLabel(say('Your name'))).toBeFocused();
    await there.getByLabel(say('Your name')).fill('Nani');
    await yes.click();
    const voted = there.getByRole('button', { name: `${say('Yes')} 1: ${second.companyName}` });
    await expect(voted).toHaveAttribute('aria-pressed', 'true');
    await there.getByLabel(`${say('Comment')}: ${second.companyName}`).fill('They did Rohan’s wedding.');
    // On a weak line the list stays until its answer comes, and is not made anew.
    await voted.evaluate((button) => button.setAttribute('data-same', ''));
    const again = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<void>();
    await there.route(/\/api\/lists\//, async (route) => {
      if (route.request().method() === 'GET') {
        again.resolve();
        await answer.promise;
      }
      await route.continue();
    });
    await there
      .getByRole('listitem')
      .filter({ has: voted })
      .getByRole('button', { name: say('Add comment') })
      .click();
    await again.promise;
    answer.resolve();
    await expect(there.getByText('They did Rohan’s wedding.')).toBeVisible();
    await expect(voted).toHaveAttribute('data-same');
    await expect(there.getByLabel(`${say('Comment')}: ${second.companyName}`)).toHaveValue('');
    await nani.close();

    // This device knows the way back.
    const list = page.url();
    await page.goto(at('/my'));
    await page.getByRole('link', { name: 'Sangeet <b>of Meera</b>' }).click();
    await expect(page).toHaveURL(list);
    await expect(page.getByText(`${say('Yes')}: Nani`)).toBeVisible();
    await page.getByRole('link', { name: say('Ask these three') }).click();
    await expect(page.getByRole('main').getByRole('listitem').first()).toHaveText(second.companyName);
    await expectAccessible('main');
    await page.getByLabel(say('Name')).fill(sender.name);
    await page.getByLabel(say('Phone')).fill(sender.phone);
    await page.getByLabel(say('Email')).fill(sender.email);
    await page.getByLabel(say('What you need')).fill('Dinner for 200');
    const share = page.getByRole('checkbox', {
      name: saying('Yes, share my details with {vendors} so that they can quote (optional).'),
    });
    await expect(share).not.toBeChecked();
    await share.check();
    await page.getByRole('button', { name: say('Send the request') }).click();
    await page
      .getByRole('link', { name: say('See where it stands') })
      .first()
      .click();
    const asked = page.getByRole('region', { name: say('Your vendors') });
    for (const { companyName } of three) await expect(asked).toContainText(companyName);
    // Vendors of the demonstration have no address: each is told by phone.
    await expect(asked.getByText(say('We are asking them'))).toHaveCount(3);
    await expectAccessible('main');

    // The next form offers the details, and fills nothing in by itself.
    await page.goto(at('/contact'));
    await expect(page.getByLabel(say('Name'))).toHaveValue('');
    await page.getByRole('button', { name: say('Use my details ({who})', { who: sender.name }) }).click();
    await expect(page.getByLabel(say('Email'))).toHaveValue(sender.email);
  },
);
