/** @file The search of the help panel: an index in memory over pages and blogs, and the vendors from the database. */
import type MiniSearch from 'minisearch';
import type { BlogCard } from '#contract/blogs.ts';
import type { Company } from '#contract/company.ts';
import type { HelpResult } from '#contract/help.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/db/handle.ts';
import { helpDocuments, type HelpDocument } from './help-documents.ts';
import { buildHelpIndex, searchTerms } from './help-index.ts';
import { vendorMatches } from './vendor-matches.ts';

type Dependencies = {
  db: Database;
  clock: Clock;
  company: Company;
  listBlogs: () => Promise<BlogCard[]>;
};

const shown = 8;
/** Another process may have published a blog; this one hears of its own changes at once. */
const indexTtlMs = 60_000;

export type HelpDesk = {
  /** The best results for words as people type them; empty for words that say nothing. */
  find(query: string): Promise<HelpResult[]>;
  /** Called with the cache tags of a change: what is indexed is read anew. */
  forget(tags: readonly string[]): void;
};

/** The help desk over a database. Nothing is indexed before the first question. */
export function createHelpDesk({ db, clock, company, listBlogs }: Dependencies): HelpDesk {
  let kept: { index: Promise<MiniSearch<HelpDocument>>; builtAt: number } | undefined;

  function index(): Promise<MiniSearch<HelpDocument>> {
    const now = clock().getTime();
    if (kept && Math.abs(now - kept.builtAt) < indexTtlMs) return kept.index;
    const built = listBlogs().then((blogs) => buildHelpIndex(helpDocuments(company, blogs)));
    kept = { index: built, builtAt: now };
    built.catch(() => (kept = undefined));
    return built;
  }

  return {
    async find(query) {
      const terms = searchTerms(query);
      if (terms.length === 0) return [];
      const [pages, vendors] = await Promise.all([index(), vendorMatches(db, terms)]);
      const found = pages
        .search(terms.join(' '))
        .slice(0, shown - vendors.length)
        .map(({ source, title, text, quote, href, label }) => ({ source, title, text, quote, href, label }));
      return [...found, ...vendors];
    },
    forget(tags) {
      if (tags.some((tag) => tag.startsWith('blog'))) kept = undefined;
    },
  };
}
