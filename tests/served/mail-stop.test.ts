import { at, say } from '#support/language.ts';
import { mailStopLink } from '#support/mail-stop-link.ts';
import { expect, inEachLanguage, newName, test } from '#support/served.ts';

inEachLanguage(() => {
  test('without scripts mails that need not come are stopped by one tap and come again by another', async ({
    visitor,
    server,
  }) => {
    const tap = (name: string) => visitor.press(visitor.screen.getByRole('button', { name: say(name) }));
    await visitor.open(at(mailStopLink(server, `${newName('taps')}@example.com`)));
    expect(visitor.words('h1')).toBe(say('Stop reminders about requests and checks?'));
    await tap('Stop these mails');
    expect(visitor.words('h1')).toBe(say('You get no more reminders'));
    await tap('Send them again');
    expect(visitor.words('h1')).toBe(say('You get these mails again'));
    await tap('Stop these mails');
    expect(visitor.words('h1')).toBe(say('You get no more reminders'));
  });
});
