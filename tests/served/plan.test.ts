import { enquiryKinds } from '#domain/enquiries/enquiry-kinds.ts';
import { at, say } from '#support/language.ts';
import { sentEnquiry } from '#support/sent-enquiry.ts';
import { expect, inEachLanguage, test } from '#support/served.ts';

/** An act that can be taken back is done ten seconds later. */
const afterTheWait = { timeout: 30_000, interval: 500 };

inEachLanguage(() => {
  test('without scripts a plan is shared at once, and changed by its form', async ({ visitor }) => {
    await visitor.open(at('/plan'));
    const { screen } = visitor;
    visitor.fill(screen.getByLabelText(say('Name of the plan')), 'Griha pravesh');
    visitor.choose(screen.getByLabelText(say('What are you planning?')), say('Smaller celebration'));
    visitor.fill(screen.getByLabelText(say('The day'), { exact: false }), '2027-12-05');
    await visitor.press(screen.getByRole('button', { name: say('Make the plan') }));
    expect(visitor.address).toMatch(/\/plan\/[\w-]{43}$/);
    visitor.fill(visitor.screen.getByRole('textbox', { name: new RegExp(`^${say('Task')}`) }), 'Fetch Nani');
    await visitor.press(visitor.screen.getByRole('button', { name: say('Save') }));
    const tasks = visitor.screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(tasks).toContainEqual(expect.stringContaining('Fetch Nani'));
  });

  test('a family changes, replaces and erases its request without scripts', async ({ visitor, server }) => {
    const { catering } = enquiryKinds;
    const address = await sentEnquiry(server, catering, { eventDescription: 'At home.\n\nGuests: 80' });
    await visitor.open(at(address));
    visitor.fill(visitor.screen.getByLabelText(say('Number of guests'), { exact: false }), '120');
    await visitor.press(visitor.screen.getByRole('button', { name: say('Change') }));
    expect(visitor.words()).toContain(say('You changed the number of guests'));
    const facts = visitor.screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(facts).toContainEqual(expect.stringContaining('Guests: 120'));
    await visitor.press(visitor.screen.getByText(say('Download, new link, erase')));
    await visitor.press(visitor.screen.getByText(say('Make a new link')));
    const replace = () => visitor.screen.getByRole('button', { name: say('Replace the link') });
    await visitor.press(replace());
    expect(visitor.words('h1')).toBe(say('Your link will be replaced in {count} seconds', { count: '10' }));
    await visitor.press(visitor.screen.getByRole('button', { name: say('Take it back') }));
    expect(visitor.address).toBe(at(address));
    expect(visitor.words()).not.toContain(say('This link will be replaced by a new one.'));
    await visitor.press(visitor.screen.getByText(say('Download, new link, erase')));
    await visitor.press(visitor.screen.getByText(say('Make a new link')));
    await visitor.press(replace());
    const next = visitor.screen
      .getByRole('link', { name: say('Open the new link, in {count} seconds', { count: '10' }) })
      .getAttribute('href')!;
    const statusOf = async (path: string) => (await fetch(server.url + path)).status;
    expect([await statusOf(address), await statusOf(next)]).toEqual([200, 404]);
    await expect.poll(() => statusOf(next), afterTheWait).toBe(200);
    expect(await statusOf(address)).toBe(404);
    await visitor.open(next);
    expect(visitor.words()).toContain(say('You made a new private link'));
    await visitor.press(visitor.screen.getByText(say('Download, new link, erase')));
    await visitor.press(visitor.screen.getByText(say('Erase everything')));
    await visitor.press(visitor.screen.getByRole('button', { name: say('Erase') }));
    expect(visitor.words('h1')).toBe(say('Your request will be erased in {count} seconds', { count: '10' }));
    await expect.poll(() => statusOf(next), afterTheWait).toBe(404);
  }, 60_000);
});
