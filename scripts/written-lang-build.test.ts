import { expect, it } from 'vitest';
import { writtenLang } from './written-lang-build.ts';
import type { Locale } from '#words/locales.ts';

/** Returns a piece of a page as built in a language; null where it is unchanged. */
function built(locale: Locale, code: string): string | null {
  const { handler } = writtenLang(locale).transform as {
    handler: (code: string) => { code: string } | null;
  };
  return handler(code)?.code ?? null;
}

it.each([
  ['<h2 lang={writtenLang} className="a">', '<h2 className="a">'],
  ['<p lang={place ? writtenLang : undefined}>', '<p>'],
  ['<p\n  lang={writtenLangOf(place)}\n>', '<p\n>'],
  ['<p><InEnglish lang={blog.lang} /></p>', '<p></p>'],
  ['<li lang={blog.lang}><b lang={writtenLang}>', '<li><b>'],
])('a page in English says nowhere that something is in English: %s', (written, left) => {
  expect(built('en', written)).toBe(left);
});

it.each(['<html lang={langNow()}>', '<TwinLink hrefLang={twin.lang}>', '<a lang={lang}>'])(
  'leaves what says another language: %s',
  (written) => expect(built('en', written)).toBeNull(),
);

it('leaves everything in another language', () => {
  expect(built('hi', '<h2 lang={writtenLang}>')).toBeNull();
});
