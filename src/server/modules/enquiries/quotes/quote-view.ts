/** @file The view of a quote: its lines with their sums, the chips in words, one total with tax. */
import { and, asc, desc, eq, inArray } from '#platform/db/drizzle.ts';
import { quoteChips, type QuoteChip } from '#domain/quotes/quote-chips.ts';
import type { QuoteContent } from '#domain/quotes/quote-content.ts';
import { lineTotals, quoteTotals } from '#domain/quotes/quote-money.ts';
import type { ShownQuoteContent } from '#contract/quotes.ts';
import type { Database } from '#platform/db/handle.ts';
import { introductions, quotes, quoteVersions } from '#platform/db/tables.ts';
import { translated } from '#words/t.ts';
import { introductionColumns, type IntroductionRow } from '#modules/enquiries/vendor/introduction-change.ts';
import type { QuoteRow } from './quote-change.ts';

export type VersionRow = typeof quoteVersions.$inferSelect;
/** A sent quote with its versions, newest first. */
export type SentQuote = { quote: QuoteRow; row: IntroductionRow; versions: [VersionRow, ...VersionRow[]] };

export const chipWord = (chip: QuoteChip): string => translated(quoteChips[chip] ?? chip);

export const shownContentOf = ({
  lines,
  included,
  excluded,
  ...content
}: QuoteContent): ShownQuoteContent => ({
  ...content,
  discount: content.discount ?? null,
  lines: lines.map((line) => {
    const { price, total } = lineTotals(line);
    return { ...line, price, total };
  }),
  included: included.map(chipWord),
  excluded: excluded.map(chipWord),
  totals: quoteTotals({ lines, ...content }),
});

/** Returns every version of a quote, newest first. */
export const versionsOf = (db: Database, quoteId: string): Promise<VersionRow[]> =>
  db
    .select()
    .from(quoteVersions)
    .where(eq(quoteVersions.quoteId, quoteId))
    .orderBy(desc(quoteVersions.version));

/** Returns the versions before the last, each as a line. */
export const earlierOf = (versions: readonly VersionRow[]) =>
  versions.slice(1).map(({ version, sentAt, content }) => ({
    version,
    sentAt: sentAt.toISOString(),
    total: quoteTotals(content).total,
  }));

/** Returns every sent quote of an enquiry, in the order of the introductions. */
export async function sentQuotesOf(db: Database, enquiryId: string): Promise<SentQuote[]> {
  const found = await db
    .select({ quote: quotes, row: introductionColumns })
    .from(quotes)
    .innerJoin(introductions, eq(introductions.id, quotes.introductionId))
    .where(eq(quotes.enquiryId, enquiryId))
    .orderBy(asc(introductions.id));
  const ids = found.map(({ quote }) => quote.id);
  const versions = ids.length
    ? await db
        .select()
        .from(quoteVersions)
        .where(and(inArray(quoteVersions.quoteId, ids)))
        .orderBy(desc(quoteVersions.version))
    : [];
  return found.flatMap((one) => {
    const [last, ...rest] = versions.filter(({ quoteId }) => quoteId === one.quote.id);
    return last ? [{ ...one, versions: [last, ...rest] as [VersionRow, ...VersionRow[]] }] : [];
  });
}
