import { at, say } from '#support/language.ts';
import { expect, inEachLanguage, test } from '#support/served.ts';

const plan = {
  title: 'Asha and Rohan',
  kind: 'wedding',
  date: '2027-02-12',
  guests: 300,
  budget: null,
  shares: {},
  done: [],
  own: [],
  notes: '',
};

inEachLanguage(() => {
  test('without scripts a family invites a household, which answers and is counted', async ({
    visitor,
    server,
  }) => {
    const reply = await fetch(`${server.url}/api/plans`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ plan }),
    });
    const guests = `${((await reply.json()) as { path: string }).path}/guests`;
    await visitor.open(at(guests));
    const label = (words: string) => visitor.screen.getByLabelText(say(words), { exact: false });
    const day = (name: string) => visitor.screen.getAllByRole('group', { name: say(name) })[0]!;
    visitor.fill(label('Who celebrates'), 'Asha and Rohan');
    const place = day('Wedding').querySelector<HTMLInputElement>('[name="place-wedding"]')!;
    visitor.fill(day('Wedding').querySelector<HTMLInputElement>('[name="date-wedding"]')!, '2027-02-12');
    visitor.fill(place, 'Amaltas Farm');
    await visitor.press(visitor.screen.getByRole('button', { name: say('Save the invitation') }));
    visitor.fill(label('Who is invited'), 'Verma family');
    visitor.fill(label('People'), '4');
    await visitor.press(visitor.screen.getByRole('button', { name: say('Add') }));
    expect(visitor.words()).toContain('Verma family');
    await visitor.press(visitor.screen.getByText('Verma family'));
    const link = visitor.screen.getByRole('link', { name: say('Share on WhatsApp') }).getAttribute('href')!;
    const path = /\/invitation\/[\w-]{43}/.exec(decodeURIComponent(link))![0];

    await visitor.open(at(path));
    expect(visitor.words()).toContain('Amaltas Farm');
    await visitor.press(visitor.screen.getByRole('radio', { name: say('Yes') }));
    visitor.fill(label('How many of you'), '3');
    await visitor.press(visitor.screen.getByRole('button', { name: say('Send the answer') }));
    expect(visitor.words()).toContain(say('Thank you: your answer has arrived. You can change it here.'));

    await visitor.open(at(guests));
    const counted = visitor.screen
      .getAllByRole('row')
      .map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent));
    expect(counted).toContainEqual(['3', '0', '0', '0']);
    await visitor.press(visitor.screen.getByText('Verma family'));
    await visitor.press(visitor.screen.getByRole('button', { name: say('Remove') }));
    expect(visitor.words()).toContain(say('Undo'));
    expect((await fetch(server.url + path)).status).toBe(404);
    await visitor.press(visitor.screen.getByRole('button', { name: say('Undo') }));
    expect((await fetch(server.url + path)).status).toBe(200);
  });
});
