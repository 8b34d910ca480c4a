import { afterEach, expect, test } from 'vitest';
import {
  alternatesOf,
  knownLocales,
  listedLocales,
  locales,
  localeNames,
  spokenWith,
  splitLocale,
  twinsOf,
  unlistedLocales,
  withLocale,
} from './locales.ts';
import { speakWith, t, translated } from './t.ts';

afterEach(() => speakWith({ locale: () => 'en', catalogs: {} }));

const inHindi = () =>
  speakWith({
    locale: () => 'hi',
    catalogs: {
      hi: {
        'Call us': 'हमें कॉल करें',
        '{count, plural, one {# vendor} other {# vendors}} in {area}':
          '{area} में {count, plural, one {# विक्रेता} other {# विक्रेता}}',
      },
    },
  });
const found = (count: number) =>
  t('{count, plural, one {# vendor} other {# vendors}} in {area}', { count, area: 'Dwarka' });

test('English needs no catalogue', () => {
  expect(t('Call us')).toBe('Call us');
  expect([found(1), found(2), found(123456)]).toEqual([
    '1 vendor in Dwarka',
    '2 vendors in Dwarka',
    '1,23,456 vendors in Dwarka',
  ]);
});

test('says what the catalogue of the language says, and English where it says nothing', () => {
  inHindi();
  expect(t('Call us')).toBe('हमें कॉल करें');
  expect(found(2)).toBe('Dwarka में 2 विक्रेता');
  expect(t('Not translated yet')).toBe('Not translated yet');
  expect(translated('Call us')).toBe('हमें कॉल करें');
});

test('a language may say by gender what English says in one way', () => {
  const called = '{name} will call you.{gender, select, other {}}';
  speakWith({
    locale: () => 'hi',
    catalogs: {
      hi: {
        [called]: '{name} आपको फ़ोन {gender, select, female {करेंगी} other {करेंगे}}।',
      },
    },
  });
  expect(t(called, { name: 'आशा', gender: 'female' })).toBe('आशा आपको फ़ोन करेंगी।');
  expect(t(called, { name: 'रवि', gender: 'male' })).toBe('रवि आपको फ़ोन करेंगे।');
});

test('a sentence without values is no pattern', () => {
  expect(t("It's {not} a pattern, 'is it'")).toBe("It's {not} a pattern, 'is it'");
});

test.each([
  ['/hi', 'hi', '/'],
  ['/hi?q=1', 'hi', '/?q=1'],
  ['/hi/', 'hi', '/'],
  ['/hi/vendors?q=1', 'hi', '/vendors?q=1'],
  ['/hindi', 'en', '/hindi'],
  ['/', 'en', '/'],
  ['//hi', 'en', '//hi'],
])('the address %s speaks %s', (address, locale, rest) => {
  expect(splitLocale(address)).toEqual({ locale, address: rest });
});

test('a twin of an address leads back to it', () => {
  for (const locale of localeNames)
    for (const address of ['/', '/?a=1', '/vendors#map', '/vendors', '/vendors/catering?page=2'])
      expect(splitLocale(withLocale(locale, address))).toEqual({ locale, address });
});

test('the first page of a language has a name without a slash at its end, whatever follows', () => {
  expect(['/', '/?a=1', '/#form'].map((address) => withLocale('hi', address))).toEqual([
    '/hi',
    '/hi?a=1',
    '/hi#form',
  ]);
});

test('a page is offered in every other language that is listed, and in no other', () => {
  const names = (locale: 'en' | 'hi', listed: boolean) =>
    twinsOf(locale, { ...locales, hi: { ...locales.hi, listed } }).map(({ name, prefix, lang }) => [
      name,
      prefix,
      lang,
    ]);
  expect(names('en', true)).toEqual([['हिन्दी', '/hi', 'hi']]);
  expect(names('en', false)).toEqual([]);
  // The link back to English is there even if the language is not listed.
  expect(names('hi', false)).toEqual([['English', '', 'en-IN']]);
});

test('a language in progress is spoken where it is asked for, and nowhere else', () => {
  expect(spokenWith()).toEqual(listedLocales);
  expect(spokenWith(unlistedLocales.join())).toEqual(knownLocales);
  expect(spokenWith('xx,')).toEqual(listedLocales);
  expect(localeNames).toEqual(listedLocales);
});

test.each(unlistedLocales)('where %s is not spoken its prefix is part of an unknown address', (locale) => {
  const { prefix } = locales[locale];
  for (const address of [prefix, `${prefix}/contact`])
    expect(splitLocale(address)).toEqual({ locale: 'en', address });
});

test.each(unlistedLocales)(
  '%s is offered on no page and to no search engine, and leads back to all others',
  (locale) => {
    for (const listed of listedLocales)
      expect(twinsOf(listed).map(({ prefix }) => prefix)).not.toContain(locales[locale].prefix);
    expect(twinsOf(locale)).toHaveLength(listedLocales.length);
    expect(alternatesOf('/contact').map(({ lang }) => lang)).not.toContain(locales[locale].lang);
  },
);
