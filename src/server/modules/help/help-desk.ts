/** @file The search of the help panel: an index in memory over pages, markets and blogs, and the vendors from the database. */
import type MiniSearch from 'minisearch';
import { profilePath } from '#facts/paths.ts';
import { minuteMs } from '#facts/time.ts';
import { isRolledBack } from '#platform/db/rolled-back.ts';
import type { Company } from '#contract/company.ts';
import type { HelpResult } from '#contract/help.ts';
import { shorten } from '#contract/shorten.ts';
import type { Clock } from '#platform/clock.ts';
import { helpDocuments, type HelpDocument, type Living } from './help-documents.ts';
import { buildHelpIndex, searchTerms } from './help-index.ts';

/** A vendor as the help desk speaks of one. */
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
  /** What changes while the site runs, as it stands now. */
  living: () => Promise<Living>;
  /** At most so many vendors for words as people type them. */
  findVendors: (words: string, max: number) => Promise<readonly Vendor[]>;
};

const shown = 8;
const shownVendors = 3;
/** So many pages stand before the vendors: who asks for a person must not scroll past answers to find one. */
const pagesFirst = 2;
/** Another process may have changed something; this one hears of its own changes at once. */
const indexTtlMs = minuteMs;

export type HelpDesk = {
  /** The best results for words as people type them; empty for words that say nothing. */
  find(query: string): Promise<HelpResult[]>;
  /** Called with the cache tags of a change: what is indexed is read anew. */
  forget(tags: readonly string[]): void;
};

const vendorResult = ({ id, name, description, area, isSample }: Vendor): HelpResult => ({
  source: 'vendor',
  title: name,
  text: shorten(description ?? area ?? '', 200),
  quote: null,
  href: profilePath(id),
  label: isSample ? 'Sample vendor' : 'Vendor',
});

/** The help desk. Nothing is indexed before the first question. */
export function createHelpDesk({ clock, company, living, findVendors }: HelpDependencies): HelpDesk {
  let kept: { index: Promise<MiniSearch<HelpDocument>>; builtAt: number } | undefined;

  function index(): Promise<MiniSearch<HelpDocument>> {
    const build = () => living().then((found) => buildHelpIndex(helpDocuments(company, found)));
    if (isRolledBack()) return build();
    const now = clock().getTime();
    if (kept && Math.abs(now - kept.builtAt) < indexTtlMs) return kept.index;
    const built = build();
    kept = { index: built, builtAt: now };
    built.catch(() => (kept = undefined));
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
      return [...found.slice(0, pagesFirst), ...vendors.map(vendorResult), ...found.slice(pagesFirst)];
    },
    forget(tags) {
      if (tags.some((tag) => /^(blog|market|questions)/.test(tag))) kept = undefined;
    },
  };
}
