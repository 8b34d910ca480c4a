import { sender } from '#support/enquiry-samples.ts';
import { at, say, saying } from '#support/language.ts';
import type { RunningServer } from '#support/server.ts';
import { expect, inEachLanguage, test } from '#support/served.ts';

/** Makes a list of one vendor of the demonstration. */
async function listOfOne({ url }: RunningServer, title: string) {
  const cards = (await (await fetch(`${url}/api/vendor/entertainment/vendors`)).json()) as {
    _id: string;
    companyName: string;
  }[];
  const [one] = cards;
  const made = await fetch(`${url}/api/lists`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ title, vendorIds: [one!._id] }),
  });
  return { path: ((await made.json()) as { path: string }).path, vendor: one!.companyName, id: one!._id };
}

inEachLanguage(() => {
  test('without scripts a shared list takes votes and comments, and one form asks', async ({
    visitor,
    server,
  }) => {
    const { path, vendor } = await listOfOne(server, 'Plain');
    const fill = (label: string, text: string) => visitor.fill(visitor.screen.getByLabelText(label), text);
    visitor.allow(422);
    await visitor.open(at(path));
    const no = () => visitor.screen.getByRole('button', { name: `${say('No')}: ${vendor}` });
    // Our words say what is missing, at its field, and keep what was typed.
    fill(`${say('Comment')}: ${vendor}`, 'Too far');
    await visitor.press(no());
    const name = visitor.screen.getByLabelText(say('Your name'));
    expect(name.getAttribute('aria-invalid')).toBe('true');
    expect(visitor.words()).toContain(say('Please say who you are'));
    expect(visitor.screen.getByLabelText(`${say('Comment')}: ${vendor}`)).toHaveProperty('value', 'Too far');
    fill(say('Your name'), 'Dadi');
    await visitor.press(no());
    expect(visitor.words()).toContain(`${say('No')}: Dadi`);
    fill(`${say('Comment')}: ${vendor}`, 'Too far');
    await visitor.press(visitor.screen.getAllByRole('button', { name: say('Add comment') })[0]!);
    expect(visitor.screen.getByText('Too far')).toBeDefined();
    await visitor.press(visitor.screen.getByRole('link', { name: say('Ask this vendor') }));
    fill(say('Name'), sender.name);
    fill(say('Phone'), sender.phone);
    fill(say('Email'), sender.email);
    fill(say('What you need'), 'Dinner');
    await visitor.press(visitor.screen.getByRole('button', { name: say('Send the request') }));
    expect(visitor.words()).toMatch(saying('Your reference is <b>{reference}</b>'));
  });
});

inEachLanguage(() => {
  test('without scripts vendors are added from the directory, and a removal is taken back', async ({
    visitor,
    server,
  }) => {
    const { path, vendor } = await listOfOne(server, 'Sangeet');
    const cards = (await (await fetch(`${server.url}/api/vendors?q=mehendi`)).json()) as {
      vendors: { companyName: string }[];
    };
    const other = cards.vendors[0]!.companyName;
    const button = (name: string) => visitor.screen.getByRole('button', { name });
    const adding = `${say('Add to “{list}”', { list: 'Sangeet' })}: ${other}`;
    const listed = () => visitor.words().indexOf(vendor);
    await visitor.open(at(path));
    await visitor.press(visitor.screen.getByRole('link', { name: say('Add from the directory') }));
    visitor.fill(visitor.screen.getByLabelText(say('What or whom are you looking for?')), 'mehendi');
    await visitor.press(button(say('Search')));
    await visitor.press(button(adding));
    expect(button(`${say('On the list')} · ${say('Remove')}: ${other}`)).toBeDefined();
    // Still the same search.
    expect(visitor.screen.getByLabelText(say('What or whom are you looking for?'))).toHaveProperty(
      'value',
      'mehendi',
    );
    await visitor.press(
      visitor.screen.getByRole('link', {
        name: say('Back to “{list}” ({count})', { list: 'Sangeet', count: 2 }),
      }),
    );
    expect(listed()).toBeLessThan(visitor.words().indexOf(other));

    await visitor.press(button(`${say('Remove')} ${vendor}`));
    expect(visitor.words()).toContain(
      say('{name} was removed. Nothing that was said about it is lost.', { name: vendor }),
    );
    await visitor.press(button(say('Undo')));
    expect(visitor.screen.queryByRole('button', { name: say('Undo') })).toBeNull();
    expect(listed()).toBeGreaterThan(0);
    expect(listed()).toBeLessThan(visitor.words().indexOf(other));
  });

  test('a comment on a vendor that somebody else has just removed is not lost', async ({
    visitor,
    server,
  }) => {
    const { path, vendor, id } = await listOfOne(server, 'Meanwhile');
    await visitor.open(at(path));
    visitor.fill(visitor.screen.getByLabelText(say('Your name')), 'Dadi');
    visitor.fill(visitor.screen.getByLabelText(`${say('Comment')}: ${vendor}`), 'Too far for my knees');
    const gone = await fetch(
      `${server.url}/api${path.replace('/list/', '/lists/')}/vendors/${id}?name=Ravi`,
      {
        method: 'DELETE',
      },
    );
    expect(gone.status).toBe(200);
    visitor.allow(409);
    await visitor.press(visitor.screen.getAllByRole('button', { name: say('Add comment') })[0]!);
    expect(visitor.words()).toContain('Too far for my knees');
    expect(visitor.words()).toContain('Ravi');
    await visitor.press(visitor.screen.getByRole('button', { name: `${say('Bring back')}: ${vendor}` }));
    expect(visitor.screen.getByLabelText(`${say('Comment')}: ${vendor}`)).toBeDefined();
  });
});

test('the page of a list is kept nowhere and tells its address to nobody', async ({ server }) => {
  const { path } = await listOfOne(server, 'Hidden');
  for (const address of [path, path.replace('/list/', '/List/'), `${path}/add?q=caterer`]) {
    const reply = await fetch(server.url + address);
    expect(reply.status).toBe(200);
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': expect.stringContaining('noindex'),
    });
  }
  for (const unknown of ['/list/nothing', '/list/nothing/add'])
    expect((await fetch(server.url + unknown)).status).toBe(404);
});
