import { mailedPath, mailsWith } from '#support/mail-folder.ts';
import { at, say } from '#support/language.ts';
import { expect, inEachLanguage, newName, test } from '#support/served.ts';

inEachLanguage(() => {
  test('without scripts a search is kept, confirmed, ended and kept after all', async ({
    visitor,
    server,
  }) => {
    const email = `${newName('keeps')}@family.example`;
    const tap = (name: string) => visitor.press(visitor.screen.getByRole('button', { name: say(name) }));
    await visitor.open(at('/vendors/catering/dwarka'));
    visitor.fill(visitor.screen.getByLabelText(say('Email')), email);
    await tap('Tell me by e-mail');
    expect(visitor.words('h1')).toBe(say('Please look into your mail'));
    await expect.poll(() => mailedPath(server, email, 'kept')).not.toBe('');
    await visitor.open(at(mailedPath(server, email, 'kept')));
    expect(visitor.words('h1')).toBe(say('Shall we tell you of new vendors?'));
    await tap('Yes, tell me by e-mail');
    expect(visitor.words('h1')).toBe(say('We tell you of new vendors'));
    await tap('End it');
    expect(visitor.words('h1')).toBe(say('We write no more about this search'));
    await tap('Keep it after all');
    expect(visitor.words('h1')).toBe(say('We tell you of new vendors'));
    expect(mailsWith(server, email)).toHaveLength(1);
  });
});

test('a refused address is given back with the search, and nothing is mailed', async ({
  visitor,
  server,
}) => {
  await visitor.open('/vendors?q=horse+carriage&region=Noida');
  const form = visitor.screen.getByRole('button', { name: 'Tell me by e-mail' }).closest('form')!;
  expect(form.querySelector<HTMLInputElement>('[name=search]')!.value).toBe('q=horse+carriage&region=Noida');
  // As long as a browser lets it pass.
  const wrong = `${newName('wrong')}@${'long-name.'.repeat(30)}example`;
  visitor.fill(visitor.screen.getByLabelText('Email'), wrong);
  visitor.allow(422);
  await visitor.press(visitor.screen.getByRole('button', { name: 'Tell me by e-mail' }));
  expect(visitor.screen.getByRole('alert').textContent).not.toBe('');
  expect(visitor.screen.getByLabelText('Email')).toHaveProperty('value', wrong);
  const again = visitor.screen.getByRole('button', { name: 'Tell me by e-mail' }).closest('form')!;
  expect(again.querySelector<HTMLInputElement>('[name=search]')!.value).toBe('q=horse+carriage&region=Noida');
  expect(mailsWith(server, wrong)).toEqual([]);
});

test('a mail program ends it by its own button, and a scanner that opens the link confirms nothing', async ({
  visitor,
  server,
}) => {
  const email = `${newName('program')}@family.example`;
  await visitor.open('/vendors');
  visitor.fill(visitor.screen.getByLabelText('Email'), email);
  await visitor.press(visitor.screen.getByRole('button', { name: 'Tell me by e-mail' }));
  await expect.poll(() => mailedPath(server, email, 'kept')).not.toBe('');
  const path = mailedPath(server, email, 'kept');
  const stateOf = async () => (await fetch(`${server.url}/api/searches/${path.split('/').at(-1)}`)).json();
  await fetch(server.url + path);
  expect(await stateOf()).toMatchObject({ state: 'waiting' });
  await visitor.open(path);
  await visitor.press(visitor.screen.getByRole('button', { name: 'Yes, tell me by e-mail' }));
  expect(await stateOf()).toMatchObject({ state: 'kept', title: 'All vendors' });
  const nothing = new URLSearchParams({ intent: '' });
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  expect((await fetch(server.url + path, { method: 'POST', body })).status).toBe(200);
  expect(await stateOf()).toMatchObject({ state: 'ended' });
  expect((await fetch(server.url + path, { method: 'POST', body: nothing })).status).toBe(400);
});

test('a link that opens no search says so', async ({ visitor }) => {
  visitor.allow(404);
  await visitor.open('/kept/nothing');
  expect(visitor.words('h1')).toBe('This link opens no search');
});
