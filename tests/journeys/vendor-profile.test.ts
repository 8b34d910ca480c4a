import type { Page } from '@playwright/test';
import { expect, test, wake } from '#support/browser.ts';
import type { RunningServer } from '#support/server.ts';
import { registerVendor, signInAs, vendorForm } from '#support/vendor-account.ts';
import { at, say, saying, written } from '#support/language.ts';

type Vendor = {
  _id: string;
  companyName: string;
  address: string | null;
  phone: string | null;
  picture: object | null;
};

async function vendorsOf(server: RunningServer): Promise<Vendor[]> {
  const lists = ['entertainment', 'construction', 'khanmarket', 'lajpatmarket', 'mblockmarket', 'investment'];
  const replies = lists.map(async (list) => {
    const response = await fetch(`${server.url}/api/vendor/${list}/vendors`);
    return (await response.json()) as Vendor[];
  });
  return (await Promise.all(replies)).flat();
}

/** One of the demonstration, with four photos: other journeys register vendors who have none. */
async function vendorWithPhotos(server: RunningServer): Promise<Vendor> {
  return (await vendorsOf(server)).find(({ companyName }) => companyName === 'Amaltas Farm')!;
}

/** How the link to the page of a vendor without anything on that network is called. */
const pageOn = (network: string) =>
  say('{network} of {companyName}', { network, companyName: 'Bare Events' });

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('is whole in the HTML of the server, with every block of a full vendor', async ({ page, server }) => {
  const vendor = await vendorWithPhotos(server);
  await page.goto(at(`/profile/${vendor._id}`));
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Amaltas Farm');
  for (const name of [
    say('About'),
    say('Our Services'),
    say('Photos'),
    say('Customer Reviews'),
    say('Contact'),
    say('Opening hours'),
    say('Areas served'),
    say('About this business'),
    say('Enquire with this vendor'),
    say('Similar vendors'),
  ])
    await expect(main.getByRole('heading', { name, level: 2, exact: true })).toBeVisible();
  const html = await (await fetch(page.url())).text();
  for (const text of [
    'Main lawn',
    say('Customer Reviews'),
    say(
      'These four reviews are samples, written by us to show how this part of the page will look. Nobody has reviewed this business here yet.',
    ),
    'LocalBusiness',
    say('South Delhi'),
  ])
    expect(html).toContain(text);
  expect(html).not.toMatch(/<[^>]+\sstyle=/);
  const phone = main.getByRole('link', { name: '+91-9876500701' });
  await expect(phone).toHaveAttribute('href', 'tel:+919876500701');
  await expect(main.getByRole('link', { name: vendor.address! })).toHaveAttribute(
    'href',
    `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(vendor.address!)}`,
  );
  await expect(main.getByRole('link', { name: say('WhatsApp'), exact: true })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/919876500701\?text=/,
  );
});

test('says the stated words where a vendor has nothing', async ({ page, server }) => {
  const all = await vendorsOf(server);
  const noAddress = all.find(({ address }) => address === null);
  const noPhone = all.find(({ phone }) => phone === null);
  await page.goto(at(`/profile/${noAddress!._id}`));
  await expect(page.getByRole('main')).toContainText(say('Address not available'));
  await page.goto(at(`/profile/${noPhone!._id}`));
  await expect(page.getByRole('main')).toContainText(say('Contact number not available'));
  const { id } = await registerVendor(server, { ...vendorForm('Bare'), phone: '1123456789' });
  await page.goto(at(`/profile/${id}`));
  const main = page.getByRole('main');
  await expect(main).toContainText(say('No services available for this vendor at the moment.'));
  await expect(main).toContainText(
    written({ en: 'We work with founders', hi: 'कारोबारियों, परिवारों और कंपनियों के साथ' }),
  );
  // Drawings of its trade: one leads the page, the others stand in the places of the photos, each said to be one.
  await expect(main.getByText(say('Representative image'))).toHaveCount(5);
  await expect(main.locator('figure img')).toHaveCount(5);
  // The samples are closed: nobody has to take them for what is said of this business.
  await expect(main.getByText(say('No review at present.'))).toBeVisible();
  await expect(main.getByText('Sample customer').first()).toBeHidden();
  await main.getByText(say('See how reviews look here')).click();
  await expect(main.getByText('Sample customer').first()).toBeVisible();
  await expect(main.getByRole('link', { name: say('Call') })).toBeVisible();
  await expect(main.getByRole('link', { name: say('WhatsApp'), exact: true })).toHaveCount(0);
  await expect(
    main.getByRole('link', {
      name: new RegExp(['LinkedIn', 'YouTube', say('Website')].map(pageOn).join('|')),
    }),
  ).toHaveCount(0);
  for (const name of [pageOn('Instagram'), pageOn('Facebook')]) {
    const link = main.getByRole('link', { name });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'nofollow ugc noopener noreferrer');
  }
});

test('gives search engines the business, and no rating made of samples', async ({ page, server }) => {
  const vendor = await vendorWithPhotos(server);
  await page.goto(at(`/profile/${vendor._id}`));
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  const business = blocks
    .map((text) => JSON.parse(text) as { '@type'?: string })
    .find((block) => block['@type'] === 'LocalBusiness');
  expect(business).toMatchObject({
    name: 'Amaltas Farm',
    telephone: '+919876500701',
    geo: { latitude: 28.4835 },
  });
  expect(blocks.join()).not.toMatch(/rating|review/i);
});

test('shows its photos large: keys turn them, Escape gives the focus back', async ({
  page,
  server,
  expectAccessible,
}) => {
  const vendor = await vendorWithPhotos(server);
  await page.goto(at(`/profile/${vendor._id}`), { waitUntil: 'networkidle' });
  const second = page.getByRole('main').locator('a[aria-haspopup="dialog"]').nth(1);
  await second.focus();
  await page.keyboard.press('Enter');
  const viewer = page.getByRole('dialog');
  await expect(viewer.getByRole('status')).toHaveText('2 of 4');
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByRole('status')).toHaveText('3 of 4');
  await page.keyboard.press('End');
  await expect(viewer.getByRole('status')).toHaveText('4 of 4');
  await expect(viewer.getByRole('button', { name: say('Next picture') })).toBeDisabled();
  await expectAccessible('dialog');
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(second).toBeFocused();
});

test(
  'on a phone the bar at the thumb is the vendor’s, and the company’s again elsewhere',
  { tag: '@phone' },
  async ({ page, server }) => {
    const vendor = await registerVendor(server, vendorForm('Thumb'));
    const { id } = vendor;
    await page.goto(at(`/profile/${id}`), { waitUntil: 'networkidle' });
    const own = page.getByRole('navigation', { name: saying('Contact {name}') });
    await expect(own.getByRole('link', { name: say('Call') })).toHaveAttribute('href', /^tel:\+91\d{10}$/);
    const phone = (await own.getByRole('link', { name: say('Call') }).getAttribute('href'))!.slice(-10);
    await expect(own.getByRole('link', { name: say('WhatsApp') })).toHaveAttribute(
      'href',
      new RegExp(`91${phone}`),
    );
    await expect(page.locator('main').getByText(phone).first()).toBeVisible();
    await own.getByRole('link', { name: say('Enquire') }).click();
    await expect(page.locator('#enquire-heading')).toBeInViewport();
    const company = page.getByRole('navigation', { name: say('Quick contact') });
    await expect(company).toBeHidden();
    await expect(page.getByRole('link', { name: say('Enquire') }).filter({ visible: true })).toHaveCount(1);
    // Somebody who has photos.
    const other = await vendorWithPhotos(server);
    await page.goto(at(`/profile/${other._id}`), { waitUntil: 'networkidle' });
    await page.getByRole('main').locator('a[aria-haspopup="dialog"]').first().tap();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(own).toBeHidden();
    await page.goto(at('/about'));
    await expect(company).toBeVisible();
    await expect(own).toBeHidden();
    // It is for customers: a vendor's own pages are no place for it.
    await signInAs(page, vendor);
    for (const path of [`/editprofile/${id}`, '/account']) {
      await page.goto(path);
      await expect(page.getByRole('main').getByText('Thumb').first()).toBeVisible();
      await expect(company).toBeHidden();
      await expect(own).toBeHidden();
    }
  },
);

test('its photos are swiped by finger', { tag: '@phone' }, async ({ page, context, server }) => {
  const vendor = await vendorWithPhotos(server);
  await page.goto(at(`/profile/${vendor._id}`), { waitUntil: 'networkidle' });
  await page.getByRole('main').locator('a[aria-haspopup="dialog"]').first().tap();
  const viewer = page.getByRole('dialog');
  await expect(viewer.getByRole('status')).toHaveText('1 of 4');
  const glass = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    glass.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 400 }] });
  const swipe = async (from: number, to: number) => {
    await touch('touchStart', from);
    for (let step = 1; step <= 10; step++) await touch('touchMove', from + ((to - from) * step) / 10);
    await touch('touchEnd');
  };
  await swipe(300, 40);
  await expect(viewer.getByRole('status')).toHaveText('2 of 4');
  await swipe(300, 40);
  await expect(viewer.getByRole('status')).toHaveText('3 of 4');
  await swipe(40, 300);
  await expect(viewer.getByRole('status')).toHaveText('2 of 4');
});

test('an enquiry from it names the vendor', { tag: ['@desktop', '@hindi'] }, async ({ page, server }) => {
  const { id } = await registerVendor(server, vendorForm('Asked'));
  await page.goto(at(`/profile/${id}`));
  await page
    .getByRole('link', { name: say('Enquire'), exact: true })
    .first()
    .click();
  const form = page.locator('#enquire form');
  // Sent before its code is there it goes as a form does without scripts.
  await wake(form);
  await form.getByLabel(say('Name')).fill('Asha');
  await form.getByLabel(say('Email')).fill('asha@example.in');
  await form.getByLabel(say('Phone')).fill('9876543210');
  await form.getByLabel(say('About your event')).fill('A mehendi for sixty guests.');
  const sent = page.waitForRequest('**/api/eventmangement/create');
  await form.getByRole('button', { name: say('Submit') }).click();
  expect((await sent).postDataJSON()).toEqual({
    name: 'Asha',
    email: 'asha@example.in',
    phone: '9876543210',
    eventDescription: 'A mehendi for sixty guests.',
    vendorId: id,
    vendorName: 'Asked Events',
  });
  await expect(page.getByRole('dialog').getByRole('heading')).toHaveText(say('Submission Successful!'));
});

test('a builder is asked about work', async ({ page, server }) => {
  const { id } = await registerVendor(server, { ...vendorForm('Builder'), productSelection: 'Construction' });
  await page.goto(at(`/profile/${id}`));
  await expect(page.locator('#enquire').getByLabel(say('Description'))).toBeVisible();
});

test('an unknown vendor is a 404 that says so', async ({ page, allowedConsole }) => {
  allowedConsole.push(/status of 404/);
  for (const id of ['01a1f8dc-24e2-72f8-b17c-8cf413911000', 'no-such-id']) {
    const response = await page.goto(at(`/profile/${id}`));
    expect(response!.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(saying('Error: {message}'));
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  }
});

test(
  'a failure after a click replaces the page with its message',
  { tag: '@desktop' },
  async ({ page, server, allowedConsole }) => {
    allowedConsole.push(/status of 503/);
    const first = await vendorWithPhotos(server);
    await page.goto(at(`/profile/${first._id}`), { waitUntil: 'networkidle' });
    await page.route(/\/api\/vendor\/[\w-]{36}$/, (route) =>
      route.fulfill({
        status: 503,
        json: { message: 'We cannot reach our records just now.', code: 'unavailable' },
      }),
    );
    const link = page
      .locator('section', { hasText: say('Similar vendors') })
      .getByRole('link')
      .last();
    await wake(link);
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      say('Error: {message}', { message: 'We cannot reach our records just now.' }),
    );
    await expect(page.getByRole('heading', { name: say('About'), exact: true })).toHaveCount(0);
  },
);

test(
  'a slow one says that it is loading, and its heading takes the focus once it is there',
  { tag: '@desktop' },
  async ({ page, server }) => {
    const first = await vendorWithPhotos(server);
    await page.goto(at(`/profile/${first._id}`), { waitUntil: 'networkidle' });
    const link = page
      .locator('section', { hasText: say('Similar vendors') })
      .getByRole('link')
      .last();
    const name = (await link.locator('strong').textContent()) ?? '';
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route(/\/api\/vendor\/[\w-]{36}$/, async (route) => {
      await held;
      await route.continue();
    });
    await wake(link);
    await link.click();
    await expect(page.getByRole('status').getByText(say('Loading...')).first()).toBeAttached();
    answer();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  },
);

test(
  'only its owner is told that the page is theirs',
  { tag: '@desktop' },
  async ({ page, server, browser }) => {
    const vendor = await registerVendor(server, vendorForm('Mine'));
    await signInAs(page, vendor);
    await page.goto(at(`/profile/${vendor.id}`));
    await expect(page.getByText(say('This is your page as customers see it.'))).toBeVisible();
    const stranger = await browser.newPage();
    await stranger.goto(`${server.url}/profile/${vendor.id}`, { waitUntil: 'networkidle' });
    await expect(stranger.getByText(say('This is your page as customers see it.'))).toHaveCount(0);
    await stranger.close();
  },
);

test(
  'holds a long Hindi name in every width',
  { tag: ['@hindi', '@tablet', '@desktop'] },
  async ({ page, server, expectAccessible }, { project }) => {
    const { id } = await registerVendor(server, {
      ...vendorForm(`Long${project.name}`),
      companyName: 'श्री गणेश इवेंट्स एंड वेडिंग डेकोरेटर्स प्राइवेट लिमिटेड (दिल्ली-एनसीआर)',
      address: `${'Khasra118SatbariRoad'.repeat(6)}, New Delhi 110074`,
    });
    await page.goto(at(`/profile/${id}`), { waitUntil: 'networkidle' });
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await expectAccessible();
  },
);
