import { at, say } from '#support/language.ts';
import { expect, inEachLanguage, test } from '#support/served.ts';

const pages: [path: string, heading: string][] = [
  ['/about', 'About Us'],
  ['/careers', 'Join Our Team'],
  ['/privacypolicy', 'Privacy Policy'],
  ['/legal', 'Legal Agreements'],
  ['/terms&condition', 'T & C'],
  ['/terms%26condition', 'T & C'],
  ['/pending', 'Coming soon...'],
  ['/ranking', 'How vendors are ordered'],
  ['/how-we-check', 'How we check'],
];

inEachLanguage(() => {
  for (const [path, heading] of pages)
    test(`${path} has its heading: ${heading}`, async ({ visitor }) => {
      await visitor.open(at(path));
      expect(visitor.status).toBe(200);
      expect(visitor.words('h1')).toBe(say(heading));
    });

  test('everything is there without scripts', async ({ visitor }) => {
    await visitor.open(at('/about'));
    expect(visitor.screen.getByRole('link', { name: say('Call Us Now!') })).toBeDefined();
    await visitor.open(at('/ranking'));
    await visitor.press(visitor.screen.getByRole('link', { name: say('What plays no part') }));
    expect(visitor.address).toBe(at('/ranking#not'));
  });
});
