import { at, say, written } from '#support/language.ts';
import { expect, inEachLanguage, test } from '#support/served.ts';

inEachLanguage(() => {
  test('without scripts the button is a page that finds the same', async ({ visitor }) => {
    await visitor.open(at('/'));
    // One stands in the bar at the thumb, one in the corner of a desktop: both are shown to one that knows no style sheet.
    const [help] = visitor.screen.getAllByRole('link', { name: say('Help') });
    await visitor.press(help!);
    expect(visitor.address).toBe(at('/help'));
    visitor.fill(visitor.screen.getByRole('searchbox'), 'mistri');
    await visitor.enter(visitor.screen.getByRole('searchbox'));
    expect(visitor.address).toBe(at('/help?q=mistri'));
    const found = visitor
      .part('main')
      .getAllByRole('link', { name: new RegExp(written({ en: '[Cc]onstruction', hi: 'निर्माण' })) });
    expect(found.length).toBeGreaterThan(0);
  });
});
