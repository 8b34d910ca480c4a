import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { catalogOf } from '#platform/words/catalogs.ts';
import { localeNames, type Locale } from '#words/locales.ts';
import { noticeVersions } from '#facts/notice.ts';
import { consentItems } from '#domain/enquiries/consent-items.ts';
import { enquiryKindNames, enquiryKinds } from '#domain/enquiries/enquiry-kinds.ts';
import { projectFiles, read } from './tree.ts';

/** The version of each language with a hash of its words: who changes these raises `noticeVersions` and writes down both. */
const known: Readonly<Record<Locale, string>> = {
  en: '2026-11-3 e98b03b5',
  hi: '2026-11-3 3bea7d5e',
};

/** The notice as it stands beside the forms, and with whom a form offers to share. */
const said = [
  ...read('src/web/features/enquiry/consent-notice.tsx').matchAll(
    /'((?:We use your|Yes, share|You may also)[^']*)'/g,
  ),
].map(([, sentence]) => sentence!);
const sharedWith = projectFiles(/^src\/shared\/content\/services\/[^.]+\.ts$/).flatMap((file) =>
  [...read(file).matchAll(/shareWith: t\('([^']*)'\)/g)].map(([, words]) => words!),
);
const sentences = [
  ...said,
  ...sharedWith,
  ...enquiryKindNames.flatMap((name) => [
    enquiryKinds[name].purpose,
    ...consentItems(enquiryKinds[name]).map(({ words }) => words),
  ]),
];

/** The version of a language, with a short hash of its words. */
function versionOf(locale: Locale, change = (words: string) => words): string {
  const catalog = catalogOf(locale);
  const words = sentences.map((sentence) => change(catalog[sentence] ?? sentence)).join('\n');
  return `${noticeVersions[locale]} ${createHash('sha256').update(words).digest('hex').slice(0, 8)}`;
}

describe('the consent notice', () => {
  it('consists of its sentence, both boxes, and what the forms put in', () => {
    expect(said).toHaveLength(3);
    expect(sharedWith.length).toBeGreaterThan(5);
  });

  it.each(localeNames)('has a new version in %s when its words there change', (locale) => {
    expect(versionOf(locale)).toBe(known[locale]);
    expect(versionOf(locale, (words) => words.replace('message', 'text').replace('संदेश', 'पत्र'))).not.toBe(
      known[locale],
    );
  });
});
