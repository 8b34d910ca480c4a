import { within } from '@testing-library/dom';
import { at, say } from '#support/language.ts';
import { expect, inEachLanguage, test } from '#support/served.ts';

inEachLanguage(() => {
  test('Enquire asks what for without scripts, too', async ({ visitor }) => {
    await visitor.open(at('/'));
    await visitor.press(visitor.screen.getByRole('button', { name: say('Enquire') }));
    const choice = within(visitor.screen.getByRole('dialog'));
    await visitor.press(choice.getByRole('link', { name: say('Something else') }));
    expect(visitor.address).toBe(at('/contact'));
  });

  test('the menus work without scripts', async ({ visitor }) => {
    await visitor.open(at('/'));
    await visitor.press(visitor.screen.getByRole('button', { name: say('Menu') }));
    await visitor.press(visitor.part('#site-menu').getByRole('link', { name: say('Blogs') }));
    expect(visitor.address).toBe(at('/blogs'));
  });
});
