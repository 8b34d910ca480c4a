import { at, say } from '#support/language.ts';
import { expect, inEachLanguage, newName, test } from '#support/served.ts';

inEachLanguage(() => {
  test('everything of the communities is there without scripts, and the form answers', async ({
    visitor,
  }) => {
    const name = newName('Kiran');
    await visitor.open(at('/communities'));
    const { screen } = visitor;
    visitor.fill(screen.getByLabelText(say('Name')), name);
    visitor.fill(screen.getByLabelText(say('Email')), `${name}@example.in`);
    visitor.choose(screen.getByLabelText(say('Community')), 'Bazaar Walks');
    await visitor.press(screen.getByRole('button', { name: say('Tell me') }));
    const thanks = { name: say('Details Submitted Successfully!') };
    expect(visitor.screen.getByRole('heading', thanks)).toBeDefined();
  });
});
