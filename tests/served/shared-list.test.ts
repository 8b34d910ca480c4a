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
  return { path: ((await made.json()) as { path: string }).path, vendor: one!.companyName };
}

inEachLanguage(() => {
  test('without scripts a shared list takes votes and comments, and one form asks', async ({
    visitor,
    server,
  }) => {
    const { path, vendor } = await listOfOne(server, 'Plain');
    const fill = (label: string, text: string) => visitor.fill(visitor.screen.getByLabelText(label), text);
    await visitor.open(at(path));
    fill(say('Your name'), 'Dadi');
    await visitor.press(visitor.screen.getByRole('button', { name: `${say('No')} 0: ${vendor}` }));
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

test('the page of a list is kept nowhere and tells its address to nobody', async ({ server }) => {
  const { path } = await listOfOne(server, 'Hidden');
  for (const address of [path, path.replace('/list/', '/List/')]) {
    const reply = await fetch(server.url + address);
    expect(reply.status).toBe(200);
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': expect.stringContaining('noindex'),
    });
  }
  expect((await fetch(`${server.url}/list/nothing`)).status).toBe(404);
});
