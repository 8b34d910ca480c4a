import { services } from '#content/services.ts';
import { at, say } from '#support/language.ts';
import { expect, inEachLanguage, test } from '#support/served.ts';

inEachLanguage(() => {
  for (const { route, title, whatYouGet, questions } of Object.values(services))
    test(`without scripts the service page is there: ${route}`, async ({ visitor }) => {
      await visitor.open(at(route));
      expect(visitor.words('h1')).toBe(say(title));
      // Folded on a phone, and open where there is room.
      await visitor.press(visitor.screen.getAllByText(say('What you get'))[0]!);
      for (const words of [whatYouGet[0]!, questions[0]!.question])
        expect(visitor.words()).toContain(say(words));
      const name = new RegExp(
        `^(${say('View Profile')}|${say('View All Blogs')}|${say('Read our blogs on Events')}|${say('Read our blogs on Construction')})`,
      );
      expect(visitor.screen.getAllByRole('link', { name }).length).toBeGreaterThan(0);
    });
});
