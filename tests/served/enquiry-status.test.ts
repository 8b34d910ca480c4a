import { enquiryKinds } from '#domain/enquiries/enquiry-kinds.ts';
import { threadLimits } from '#facts/limits.ts';
import { at, say } from '#support/language.ts';
import { sentEnquiry } from '#support/sent-enquiry.ts';
import { expect, inEachLanguage, test } from '#support/served.ts';

const { contact } = enquiryKinds;
/** An act that can be taken back is done ten seconds later. */
const afterTheWait = { timeout: 30_000, interval: 500 };

inEachLanguage(() => {
  test('without scripts a withdrawal waits, with a button that takes it back', async ({
    visitor,
    server,
  }) => {
    const path = await sentEnquiry(server, contact, { name: 'Plain Pallavi' });
    await visitor.open(at(path));
    await visitor.press(visitor.screen.getByRole('button', { name: say('Withdraw my request') }));
    expect(visitor.words()).toContain(say('Your request will be withdrawn.'));
    await visitor.press(visitor.screen.getByRole('button', { name: say('Undo') }));
    expect(visitor.words()).not.toContain(say('Your request will be withdrawn.'));
    expect(visitor.words()).not.toContain(say('You have withdrawn this request.'));
    await visitor.press(visitor.screen.getByRole('button', { name: say('Withdraw my request') }));
    const status = async () => {
      const reply = await fetch(`${server.url}/api${path.replace('/enquiry/', '/enquiries/')}`);
      return ((await reply.json()) as { status: string }).status;
    };
    await expect.poll(status, afterTheWait).toBe('withdrawn');
    await visitor.reload();
    expect(visitor.words()).toContain(say('You have withdrawn this request.'));
  });

  test('without scripts a new link that is asked for twice is one', async ({ visitor, server }) => {
    const path = await sentEnquiry(server, contact, { name: 'Twice Tara' });
    await visitor.open(at(path));
    const button = visitor.screen.getByRole<HTMLButtonElement>('button', {
      name: say('Replace the link'),
      hidden: true,
    });
    const body = new URLSearchParams(
      [...button.form!.querySelectorAll('input')].map(({ name, value }) => [name, value]),
    );
    const post = async () => {
      const headers = { origin: server.url };
      const answer = await fetch(server.url + at(path), { method: 'POST', body, headers });
      const text = await answer.text();
      expect(answer.status, text).toBe(200);
      return new Set(text.match(/\/enquiry\/[\w-]{43}/g));
    };
    // The second press comes before the first is answered.
    const [one, two] = await Promise.all([post(), post()]);
    const told = new Set([...one, ...two]);
    told.delete(path);
    expect(told.size).toBe(1);
  });

  test('a long conversation is read by pages, and written to from each, without scripts', async ({
    visitor,
    server,
  }) => {
    const path = await sentEnquiry(server, contact, { name: 'Chatty Charu' });
    const messages = `${server.url}/api${path.replace('/enquiry/', '/enquiries/')}/messages`;
    for (let number = 1; number <= threadLimits.shown + 2; number++)
      await fetch(messages, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ text: `Thought ${number}.`, key: `thought-${number}` }),
      });
    const thoughts = () =>
      visitor.screen.queryAllByText(/^Thought \d+\.$/).map(({ textContent }) => textContent);
    await visitor.open(at(path));
    expect(thoughts()).toContain('Thought 3.');
    expect(thoughts()).not.toContain('Thought 2.');
    await visitor.press(visitor.screen.getByRole('link', { name: say('Earlier messages') }));
    expect(thoughts()).toEqual(['Thought 1.', 'Thought 2.']);
    visitor.fill(visitor.screen.getByLabelText(say('Your message')), 'And a last one.');
    await visitor.press(visitor.screen.getByRole('button', { name: say('Send message') }));
    expect(visitor.screen.getByText('And a last one.')).toBeDefined();
    expect(thoughts()).toHaveLength(threadLimits.shown - 1);
    expect(visitor.screen.getByLabelText(say('Your message'))).toHaveProperty('value', '');
  });
});

test('the private page is kept nowhere, listed nowhere, and tells its address to nobody', async ({
  server,
}) => {
  const path = await sentEnquiry(server, contact, { name: 'Hidden Harsh' });
  for (const address of [
    path,
    path.replace('/enquiry/', '/%65nquiry/'),
    path.replace('/enquiry/', '/Enquiry/'),
  ]) {
    const reply = await fetch(server.url + address);
    expect(reply.status).toBe(200);
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': expect.stringContaining('noindex'),
    });
    expect(await reply.text()).toContain('<meta name="robots" content="noindex"');
  }
  await fetch(`${server.url}/api${path.replace('/enquiry/', '/enquiries/')}/withdraw`, { method: 'POST' });
  expect(await (await fetch(server.url + path)).text()).not.toContain('Hidden Harsh');
});
