import { at, say } from '#support/language.ts';
import { expect, inEachLanguage, test } from '#support/served.ts';

inEachLanguage(() => {
  test('a list of vendors reads without scripts as it does with them', async ({ visitor }) => {
    await visitor.open(at('/vendors/catering'));
    expect(visitor.screen.getAllByRole('article').length).toBeGreaterThan(0);
    const map = say('Map: {name}', { name: say('Delhi-NCR') });
    expect(visitor.screen.queryAllByRole('region', { name: map })).toEqual([]);
    await visitor.press(visitor.screen.getByText(new RegExp(`^\\s*${say('Filters')}`)));
    visitor.choose(visitor.screen.getByLabelText(say('City')), 'Delhi');
    await visitor.press(visitor.screen.getByRole('button', { name: say('Search') }));
    expect(visitor.address).toMatch(/\/vendors\?q=&category=catering&region=Delhi/);
    const without = say('Remove {words}', { words: say('Delhi') });
    await visitor.press(visitor.screen.getByRole('link', { name: without }));
    expect(visitor.address).toBe(at('/vendors/catering'));
  });
});
