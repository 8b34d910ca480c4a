import { weekdayName } from '#domain/vendors/show-days.ts';
import { at, say } from '#support/language.ts';
import { expect, inEachLanguage, test } from '#support/served.ts';

inEachLanguage(() => {
  test('everything of a market can be read without scripts', async ({ visitor }) => {
    await visitor.open(at('/market/khan-market'));
    const { screen } = visitor;
    expect(screen.getAllByRole('link', { name: new RegExp(say('View Profile')) }).length).toBeGreaterThan(0);
    expect(screen.getByText(say('Closed on {day}', { day: weekdayName('sun') }))).toBeDefined();
    expect(screen.queryAllByRole('button', { name: say('Show the map') })).toEqual([]);
    expect(screen.getByRole('link', { name: say('Open on Google Maps') })).toBeDefined();
  });

  test('without scripts every shop stands in walking order', async ({ visitor }) => {
    await visitor.open(at('/walk/khan-market'));
    const { screen } = visitor;
    expect(screen.getByRole('heading', { name: say('All shops') })).toBeDefined();
    expect(visitor.part('main ol').getAllByRole('link').length).toBeGreaterThan(0);
    expect(screen.queryAllByRole('checkbox')).toEqual([]);
  });
});
