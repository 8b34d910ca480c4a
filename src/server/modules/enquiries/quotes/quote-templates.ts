/** @file A vendor's templates for later quotes. */
import { and, asc, eq } from '#platform/db/drizzle.ts';
import { quoteLimits, type QuoteContent } from '#domain/quotes/quote-content.ts';
import type { QuoteTemplate } from '#contract/workshop-quotes.ts';
import type { Session } from '#platform/call.ts';
import type { Database } from '#platform/db/handle.ts';
import { newId } from '#platform/db/tables/columns.ts';
import { quoteTemplates, vendors } from '#platform/db/tables.ts';
import { Problem } from '#platform/problem.ts';
import { t } from '#words/t.ts';
import type { IntroductionDependencies } from '#modules/enquiries/vendor/introduction.types.ts';
import { refuseQuote } from './quote-change.ts';

/** Returns the templates of a vendor, the oldest first. */
export const templatesOf = async (within: Database, vendorId: string): Promise<QuoteTemplate[]> =>
  (
    await within
      .select()
      .from(quoteTemplates)
      .where(eq(quoteTemplates.vendorId, vendorId))
      .orderBy(asc(quoteTemplates.createdAt), asc(quoteTemplates.id))
  ).map(({ id, name, content }) => ({ id, name, content }));

/** Creates saving and removing of templates; each resolves to those that are left. */
export const createQuoteTemplates = ({ db, clock }: Pick<IntroductionDependencies, 'db' | 'clock'>) => ({
  /** Saves a template. @throws Problem conflict when the limit is reached */
  saveTemplate: ({ vendorId }: Session, { name, content }: { name: string; content: QuoteContent }) =>
    db.transaction(async (tx) => {
      // Concurrent calls wait here for each other, so that the limit holds.
      await tx.select({ id: vendors.id }).from(vendors).where(eq(vendors.id, vendorId)).for('update');
      const known = await templatesOf(tx, vendorId);
      if (known.length >= quoteLimits.templates && !known.some((one) => one.name === name.trim()))
        throw refuseQuote(t('You have {max} templates. Remove one first.', { max: quoteLimits.templates }));
      await tx
        .insert(quoteTemplates)
        .values({ id: newId(), vendorId, name: name.trim(), content, createdAt: clock() })
        .onConflictDoUpdate({
          target: [quoteTemplates.vendorId, quoteTemplates.name],
          set: { content },
        });
      return { templates: await templatesOf(tx, vendorId) };
    }),

  /** Removes a template. @throws Problem not_found */
  async removeTemplate({ vendorId }: Session, templateId: string) {
    const [gone] = await db
      .delete(quoteTemplates)
      .where(and(eq(quoteTemplates.id, templateId), eq(quoteTemplates.vendorId, vendorId)))
      .returning({ id: quoteTemplates.id });
    if (!gone) throw new Problem('not_found');
    return { templates: await templatesOf(db, vendorId) };
  },
});
