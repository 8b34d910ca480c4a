/** @file The search of the help panel: an index in memory over pages, markets and blogs, and the vendors from the database. */
import type MiniSearch from 'minisearch';
import { profilePath } from '#facts/paths.ts';
import { minuteMs } from '#facts/time.ts';
import { localeNow, t } from '#words/t.ts';
import { isRolledBack } from '#platform/db/rolled-back.ts';
import type { Company } from '#contract/company.ts';
import type { HelpResult } from '#contract/help.ts';
import { shorten } from '#domain/formats/shorten.ts';
import type { Locale } from '#words/locales.ts';
import type { Clock } from '#platform/clock.ts';
import { helpDocumentsNow, type HelpDocument, type Living } from './help-documents.ts';
import { buildHelpIndex, searchTerms } from './help-index.ts';

/** A vendor in the help panel's results. */
type Vendor = {
  id: string;
  name: string;
  description: string | null;
  area: string | null;
  isSample: boolean;
};
export type HelpDependencies = {
  clock: Clock;
  company: Company;
  /** Returns the current content that changes while the site runs. */
  living: () => Promise<Living>;
  /** Finds at most `max` vendors for words as people type them. */
  findVendors: (words: string, max: number) => Promise<readonly Vendor[]>;
};

const shown = 8;
const shownVendors = 3;
/** The number of pages before the vendors where a query may ask for an answer or for a person. */
const pagesFirst = 2;
/** Matches a request for a person, "I need a CA for GST", not a question, "Do I need a permission?". */
const asksForPerson =
  /^(?:(?:i|we)(?:['’]m| am|['’]re| are)? (?:need|want|look)|(?:need|want|hire|find|book|looking)\b)|\bchahiye\b|चाहिए/iu;
/** Limits the age of the index, since another process may have changed something; own changes apply at once. */
const indexTtlMs = minuteMs;

export type HelpDesk = {
  /** Returns the best results for words as people type them; empty for words without meaning. */
  find(query: string): Promise<HelpResult[]>;
  /** Drops the index after a change with these cache tags. */
  forget(tags: readonly string[]): void;
};

const vendorResult = ({ id, name, description, area, isSample }: Vendor): HelpResult => ({
  source: 'vendor',
  title: name,
  text: shorten(description ?? area ?? '', 200),
  quote: null,
  href: profilePath(id),
  label: isSample ? t('Sample vendor') : t('Vendor'),
});

/** Creates the help desk. Nothing is indexed before the first query. */
export function createHelpDesk({ clock, company, living, findVendors }: HelpDependencies): HelpDesk {
  /** An index for each language, after its first query. */
  const kept = new Map<Locale, { index: Promise<MiniSearch<HelpDocument>>; builtAt: number }>();

  function index(): Promise<MiniSearch<HelpDocument>> {
    const build = () => living().then((found) => buildHelpIndex(helpDocumentsNow(company, found)));
    if (isRolledBack()) return build();
    const now = clock().getTime();
    const locale = localeNow();
    const known = kept.get(locale);
    if (known && Math.abs(now - known.builtAt) < indexTtlMs) return known.index;
    const built = build();
    kept.set(locale, { index: built, builtAt: now });
    built.catch(() => kept.delete(locale));
    return built;
  }

  return {
    async find(query) {
      const terms = searchTerms(query);
      if (terms.length === 0) return [];
      const [pages, vendors] = await Promise.all([index(), findVendors(query, shownVendors)]);
      const found = pages
        .search(terms.join(' '))
        .slice(0, shown - vendors.length)
        .map(({ source, title, text, quote, href, label }) => ({ source, title, text, quote, href, label }));
      const first = asksForPerson.test(query.trim()) ? 0 : pagesFirst;
      return [...found.slice(0, first), ...vendors.map(vendorResult), ...found.slice(first)];
    },
    forget(tags) {
      if (tags.some((tag) => /^(?:\w+:)?(?:blog|market|questions)/.test(tag))) kept.clear();
    },
  };
}
