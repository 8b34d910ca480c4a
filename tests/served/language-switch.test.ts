import { expect, test } from '#support/served.ts';
import { localeNames, locales, twinsOf, withLocale } from '#words/locales.ts';

/** From every language into each in which its pages are offered. */
const ways = localeNames.flatMap((from) =>
  localeNames
    .filter((to) => twinsOf(from).some(({ lang }) => lang === locales[to].lang))
    .map((to) => ({ from, to, name: locales[to].name, lang: locales[to].lang, of: locales[from].name })),
);
const filters = '?q=jain&open=today&on=2026-12-01';

test.for(ways)(
  'without scripts the links lead from $of to $name, with the filters',
  async (way, { visitor }) => {
    const { from, to, name, lang } = way;
    await visitor.open(withLocale(from, `/vendors${filters}`));
    await visitor.press(visitor.part('footer').getByRole('link', { name }));
    expect(visitor.address).toBe(withLocale(to, `/vendors${filters}`));
    expect(visitor.document.documentElement.lang).toBe(lang);
    await visitor.open(withLocale(from, '/'));
    await visitor.press(visitor.document.querySelector<HTMLElement>('[popovertarget=site-menu]')!);
    await visitor.press(visitor.part('#site-menu').getByRole('link', { name }));
    expect(visitor.address).toBe(withLocale(to, '/'));
  },
);
