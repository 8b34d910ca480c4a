import { within } from '@testing-library/dom';
import { at, written } from '#support/language.ts';
import { expect, inEachLanguage, test } from '#support/served.ts';

inEachLanguage(() => {
  test('without scripts each picture has its page and its neighbours', async ({ visitor }) => {
    const mehndi = written({ en: 'Mehndi in the afternoon', hi: 'मेहंदी की दोपहर' });
    const figure = () => visitor.screen.getAllByRole('figure')[0]!;
    await visitor.open(at('/gallery'));
    await visitor.press(visitor.screen.getByRole('link', { name: new RegExp(mehndi) }));
    expect(visitor.address).toBe(at('/gallery?photo=mehndi'));
    expect(figure().textContent).toContain(mehndi);
    const next = written({ en: 'Sangeet night', hi: 'संगीत की रात' });
    await visitor.press(within(figure()).getByRole('link', { name: new RegExp(next) }));
    expect(visitor.address).toBe(at('/gallery?photo=sangeet'));
  });
});
