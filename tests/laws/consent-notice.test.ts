import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { catalogOf } from '#platform/words/catalogs.ts';
import { inLanguage, type PerLanguage } from '#words/per-language.ts';
import { listedLocales, unlistedLocales, type Locale } from '#words/locales.ts';
import { registrationNotice, type NoticeVersions } from '#facts/notice.ts';
import { consentItems } from '#domain/enquiries/consent-items.ts';
import { enquiryKindNames, enquiryKinds, type EnquiryKindName } from '#domain/enquiries/enquiry-kinds.ts';
import { registrationFields } from '#domain/vendors/registration-fields.ts';
import { projectFiles, read } from './tree.ts';

type Versions = Readonly<Record<EnquiryKindName | 'registration', string>>;
/**
 * The version of each notice with a hash of its words. To change a notice, raise its own version (`notice` of the kind) in the
 * languages whose words change, and enter here the value that the test reports.
 */
const known: PerLanguage<Versions> = {
  en: {
    ask: '2026-11-3 40b30430',
    business: '2026-11-3 050d5d23',
    catering: '2026-11-3 93f1bf9d',
    community: '2026-11-3 e9343d24',
    construction: '2026-11-3 1ced1788',
    constructionWork: '2026-11-5 498881aa',
    contact: '2026-11-4 d6fce64d',
    crew: '2026-11-3 3031b55d',
    decoration: '2026-11-3 a5f320dc',
    entertainment: '2026-11-3 3ab95e84',
    eventManagement: '2026-11-5 befdfaed',
    gift: '2026-11-3 63106744',
    registration: '2026-11-3 c096c46d',
    venue: '2026-11-3 e0c697e3',
  },
  hi: {
    ask: '2026-11-3 f1942bb5',
    business: '2026-11-3 9d823282',
    catering: '2026-11-3 e7654e33',
    community: '2026-11-3 5eba29fd',
    construction: '2026-11-3 1621286c',
    constructionWork: '2026-11-5 4869ae7f',
    contact: '2026-11-4 9f220d96',
    crew: '2026-11-3 bd2f91d5',
    decoration: '2026-11-3 42dc67ae',
    entertainment: '2026-11-3 318ea23d',
    eventManagement: '2026-11-5 d226b434',
    gift: '2026-11-3 06572fd4',
    registration: '2026-11-3 a6cc9572',
    venue: '2026-11-3 5194d745',
  },
};

/** Returns the sentences of a file that belong to the notice. */
const saidIn = (file: string, pattern: RegExp) =>
  [...read(file).matchAll(pattern)].map(([, words]) => words!);
/** Sentences beside every enquiry form. */
const besideForms = saidIn(
  'src/web/features/enquiry/consent-notice.tsx',
  /'((?:We use your|Yes, share|You may also)[^']*)'/g,
);
const besideRegistration = saidIn('src/web/features/account/registration-form.tsx', /'(We use your[^']*)'/g);
/** Returns the recipients that the pages of a kind offer to share with. */
const sharedWith = projectFiles(/^src\/shared\/content\/services\/[^.]+\.ts$/).flatMap((file) => {
  const [kind] = saidIn(file, /enquiry: '(\w+)'/g);
  return saidIn(file, /shareWith: t\('([^']*)'\)/g).map((words) => ({ kind, words }));
});

type Notice = { versions: NoticeVersions; sentences: readonly string[] };
const noticeOf = (name: EnquiryKindName): Notice => ({
  versions: enquiryKinds[name].notice,
  sentences: [
    ...besideForms,
    ...sharedWith.filter(({ kind }) => kind === name).map(({ words }) => words),
    enquiryKinds[name].purpose,
    ...consentItems(enquiryKinds[name]).map(({ words }) => words),
  ],
});
const registration: Notice = {
  versions: registrationNotice,
  sentences: [...besideRegistration, ...registrationFields.map(({ label }) => label)],
};
const notices = new Map<string, Notice>([
  ['registration', registration],
  ...enquiryKindNames.map((name) => [name, noticeOf(name)] as const),
]);

const unchanged = (words: string) => words;

/** Returns the version of a notice in a language, with a short hash of its words there. */
function versionOf({ versions, sentences }: Notice, locale: Locale, change = unchanged): string {
  const catalog = catalogOf(locale);
  const words = sentences.map((sentence) => change(catalog[sentence] ?? sentence)).join('\n');
  return `${inLanguage(versions, locale)} ${createHash('sha256').update(words).digest('hex').slice(0, 8)}`;
}

/** Returns every version of a language. */
const versionsIn = (locale: Locale, change = unchanged) =>
  Object.fromEntries([...notices].map(([name, notice]) => [name, versionOf(notice, locale, change)]));

/** Returns the notices changed by a change of words. */
function changedBy(locale: Locale, change: (words: string) => string): string[] {
  const [before, after] = [versionsIn(locale), versionsIn(locale, change)];
  return [...notices.keys()].filter((name) => before[name] !== after[name]);
}

describe('a consent notice', () => {
  it('consists of its sentence, both boxes, and what the forms put in', () => {
    expect(besideForms).toHaveLength(3);
    expect(besideRegistration).toHaveLength(1);
    expect(sharedWith.length).toBeGreaterThan(5);
    expect(sharedWith.filter(({ kind }) => !notices.has(kind!))).toEqual([]);
  });

  it.each(listedLocales)('has a new version in %s when its words there change', (locale) => {
    expect(versionsIn(locale)).toEqual(known[locale]);
  });

  it.each(unlistedLocales)(
    'is English in %s, which is in progress, until it has a version there',
    (locale) => {
      const catalog = catalogOf(locale);
      const unversioned = [...notices.values()].filter(
        ({ versions }) => !(versions as Partial<Record<Locale, string>>)[locale],
      );
      const begun = [...besideForms, ...besideRegistration].filter((sentence) => sentence in catalog);
      expect(unversioned.length > 0 ? begun : []).toEqual([]);
    },
  );

  it.each<[string, Locale, string, string]>([
    ['the purpose of one kind', 'en', 'to plan your menu', 'catering'],
    ['the purpose of one kind in Hindi', 'hi', 'मेन्यू', 'catering'],
    ['with whom one kind shares', 'en', 'these caterers', 'catering'],
    ['a field of one kind', 'en', 'number of guests', 'venue'],
    ['its own sentence', 'en', 'to make and keep your page', 'registration'],
  ])('is another when %s changes, and no other is', (_, locale, part, name) => {
    expect(changedBy(locale, (words) => words.replace(part, 'something else'))).toEqual([name]);
  });

  it('is another beside every form of an enquiry when their common sentence changes', () => {
    const changed = changedBy('en', (words) => words.replace('and for nothing else', 'and for more'));
    expect(changed).toEqual(enquiryKindNames);
  });
});
