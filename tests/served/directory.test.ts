import { at, say } from '#support/language.ts';
import { expect, inEachLanguage, test } from '#support/served.ts';

inEachLanguage(() => {
  test('the directory works without scripts as a form that asks the server', async ({ visitor }) => {
    await visitor.open(at('/vendors'));
    visitor.fill(visitor.screen.getByLabelText(say('What or whom are you looking for?')), 'lehnga');
    await visitor.press(visitor.screen.getByText(say('Filters')));
    visitor.choose(visitor.screen.getByLabelText(say('City')), 'Delhi');
    await visitor.press(visitor.screen.getByRole('button', { name: say('Search') }));
    expect(visitor.address).toMatch(/\/vendors\?q=lehnga.*region=Delhi/);
    expect(visitor.screen.getAllByRole('article').length).toBeGreaterThan(0);
    expect(visitor.screen.getByLabelText(say('What or whom are you looking for?'))).toHaveProperty(
      'value',
      'lehnga',
    );
    expect(visitor.screen.getByLabelText(say('City'))).toHaveProperty('value', 'Delhi');
  });
});
