import type { Page } from '@playwright/test';
import { violationsIn } from '#support/accessibility.ts';
import { contactFrom, expect, openDesk, test } from '#support/desk-server.ts';

// The demonstration has vendors to introduce.
test.use({ deskEnv: { SEED_DEMO: 'yes' } });

const tags = (page: Page) => page.locator('main header');
const timeline = (page: Page) => page.getByRole('region', { name: 'Timeline' });
const vendors = (page: Page) => page.getByRole('region', { name: 'Vendors' });
const noDialog = (page: Page) => expect(page.getByRole('dialog')).toHaveCount(0);
const heading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { name, exact: true })).toBeVisible();

/** Presses keys; letters after `type:` are typed. */
async function press(page: Page, keys: readonly string[]) {
  for (const key of keys)
    if (key.startsWith('type:')) await page.keyboard.type(key.slice('type:'.length));
    else await page.keyboard.press(key);
}
/** The focus is on a part of the page: the next Tab and a screen reader know where they are. */
const focusIsKept = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.tagName ?? 'BODY')).not.toBe('BODY');

type Act = { keys: readonly string[]; shows: (page: Page) => Promise<unknown> };
/** Every act on an enquiry by key, in an order in which each is possible. */
const acts: Record<string, Act> = {
  'to me': { keys: ['a'], shows: (page) => expect(tags(page)).toContainText('Asha Mehra looks after it') },
  'no owner': {
    keys: ['o', '2'],
    shows: (page) => expect(tags(page)).not.toContainText('looks after it'),
  },
  owner: { keys: ['o', '1'], shows: (page) => expect(tags(page)).toContainText('Asha Mehra looks after it') },
  due: { keys: ['t', '3'], shows: (page) => expect(tags(page)).toContainText(/due in [23] days/) },
  'not due': { keys: ['t', '6'], shows: (page) => expect(tags(page)).not.toContainText('due') },
  label: { keys: ['l', 'type:vip', 'Enter'], shows: (page) => expect(tags(page)).toContainText('vip') },
  note: {
    keys: ['n', 'type:Call again.', 'Control+Enter'],
    shows: (page) => expect(timeline(page)).toContainText('Call again.'),
  },
  'a note for later': {
    keys: ['n', 'type:Later', 'Escape'],
    shows: (page) => expect(page.getByLabel('For colleagues only')).toHaveCount(0),
  },
  'the same note again': {
    keys: ['n'],
    shows: (page) => expect(page.getByLabel('For colleagues only')).toHaveValue('Later'),
  },
  'the note closed': {
    keys: ['Escape'],
    shows: (page) => expect(page.getByRole('group', { name: 'Write' })).toBeVisible(),
  },
  message: { keys: ['w'], shows: (page) => heading(page, 'Message on the private page') },
  'the message closed': {
    keys: ['Escape'],
    shows: (page) => expect(page.getByRole('group', { name: 'Write' })).toBeVisible(),
  },
  answer: { keys: ['m'], shows: (page) => heading(page, 'Answer by mail') },
  'the answer closed': {
    keys: ['Escape'],
    shows: (page) => expect(page.getByRole('group', { name: 'Write' })).toBeVisible(),
  },
  'the list of keys': { keys: ['?'], shows: (page) => heading(page, 'Shortcuts') },
  'the list of keys closed': { keys: ['Escape'], shows: noDialog },
  palette: { keys: ['Control+k'], shows: (page) => heading(page, 'Go to') },
  'the palette closed': { keys: ['Escape'], shows: noDialog },
  'a step from the palette': {
    keys: ['Control+k', 'type:Mark as read', 'Enter'],
    shows: (page) => expect(tags(page)).toContainText('read'),
  },
  'three vendors introduced': {
    keys: ['i', 'Enter'],
    shows: (page) => expect(vendors(page).getByText('leaves in a moment')).toHaveCount(3),
  },
  'taken back': { keys: ['u'], shows: (page) => expect(vendors(page).getByRole('listitem')).toHaveCount(0) },
  'others introduced': {
    keys: ['i', '1', '4', 'Enter'],
    shows: (page) => expect(vendors(page).getByText('leaves in a moment')).toHaveCount(3),
  },
  'taken back as well': {
    keys: ['u'],
    shows: (page) => expect(vendors(page).getByRole('listitem')).toHaveCount(0),
  },
  booked: { keys: ['b'], shows: (page) => expect(tags(page)).toContainText('booked') },
};

test('every act of the day has a key, each is in the palette and in the list of keys, and none loses the focus', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await openDesk(page, '/desk/enquiries?kind=catering', 'Enquiries');
  const rows = page.getByRole('link', { name: /Catering booking/ });
  await expect(rows.first()).toBeVisible();
  await press(page, ['j', 'j', 'Enter']);
  await heading(page, 'What was sent');
  const opened = page.url();
  for (const [name, { keys, shows }] of Object.entries(acts))
    await test.step(name, async () => {
      await press(page, keys);
      await shows(page);
      await focusIsKept(page);
    });
  expect(await violationsIn(page)).toEqual([]);

  // Through the list and back to the row that was looked at last.
  await press(page, ['k']);
  await expect(page).not.toHaveURL(opened);
  await focusIsKept(page);
  await press(page, ['j']);
  await expect(page).toHaveURL(opened);
  await press(page, ['k']);
  await expect(page).not.toHaveURL(opened);
  const reference = page.url().split('/').at(-1)!;
  await press(page, ['Escape']);
  await expect(page.getByRole('heading', { level: 1, name: 'Enquiries' })).toBeVisible();
  await expect(page.locator(`#enquiry-${reference}`)).toBeFocused();
});

test('flagged enquiries are released and discarded by key, and the next one follows', async ({ page }) => {
  const suspect = async (name: string) => {
    const data = { name, phone: '9811100099', email: 'suspect@example.in' };
    const sent = await page.request.post('/api/contacts', {
      data,
      headers: { 'x-form': 'honeypot=spam&elapsedMs=9000' },
    });
    return ((await sent.json()) as { reference: string }).reference;
  };
  const [one, two] = [await suspect('Suspect One'), await suspect('Suspect Two')];
  await openDesk(page, '/desk/enquiries?flagged=1&q=suspect', 'Enquiries');
  await expect(page.getByRole('link', { name: /Suspect/ })).toHaveCount(2);
  // All at once: a key that follows another is meant for the page that it opens.
  await press(page, ['j', 'Enter', 'x']);
  await expect(tags(page)).toContainText('Suspect One');
  await focusIsKept(page);
  await press(page, ['y']);
  await expect(timeline(page)).toContainText('released');
  await focusIsKept(page);
  const stateOf = async (reference: string) =>
    (await (await page.request.get(`/api/staff/enquiries/${reference}`)).json()) as object;
  await expect.poll(() => stateOf(two)).toMatchObject({ status: 'closed', closeReason: 'Spam' });
  expect(await stateOf(one)).toMatchObject({ status: 'received', flagged: null });
});

test('Today and the complaints are gone through by key', async ({ page }) => {
  await contactFrom(page, 'Today Tara');
  await openDesk(page, '/desk', 'Today');
  await press(page, ['j', 'j']);
  const line = page.locator('main a:focus');
  await expect(line).toBeVisible();
  const id = await line.getAttribute('id');
  await press(page, ['k', 'j', 'Enter']);
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toHaveCount(0);
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator(`[id="${id}"]`)).toBeFocused();

  for (const name of ['Complaint One', 'Complaint Two']) {
    const data = { about: 'general', name, email: 'complaint@example.in', message: 'No tent.' };
    const sent = await page.request.post('/api/grievances', { data });
    expect(sent.status()).toBe(201);
  }
  await openDesk(page, '/desk/complaints', 'Complaints');
  await press(page, ['j']);
  const card = page.locator('article:focus');
  await expect(card).toBeVisible();
  const ticket = await card.getAttribute('id');
  await press(page, ['a']);
  await expect(page.locator(`[id="${ticket}"]`)).toContainText('acknowledged');
  await focusIsKept(page);
  await press(page, ['e']);
  await expect(page.getByLabel('Words for the person').first()).toBeFocused();
});
