/** @file Mails to family and vendor about a quote: its arrival with the total, or the decision, and no more of its content. */
import { enquiryPath, quotesPath } from '#facts/paths.ts';
import { dayInDelhi } from '#facts/time.ts';
import { quoteSentences } from '#domain/enquiries/state-sentences.ts';
import { translated } from '#words/t.ts';
import type { QuoteChange } from '#domain/quotes/quote-changes.ts';
import { quoteTotals, showPaise } from '#domain/quotes/quote-money.ts';
import { inboxUrl } from '#modules/enquiries/vendor/inbox-url.ts';
import type { Tx } from '#platform/db/handle.ts';
import { isMailable } from '#platform/mailer/message.ts';
import { letter } from '#platform/mailer/letter.ts';
import type { IntroductionDependencies } from '#modules/enquiries/vendor/introduction.types.ts';
import { hasEmail } from '#modules/enquiries/vendor/introduction.mails.ts';
import type { IntroductionRow } from '#modules/enquiries/vendor/introduction-change.ts';
import { factsTo, toldOf } from '#modules/enquiries/record/asked-facts.ts';
import { quoteOf } from './quote-change.ts';
import { bookedElsewhere, stateOf } from './quote-state.ts';
import { versionsOf } from './quote-view.ts';
import type { Enquiry } from '#modules/enquiries/enquiry.types.ts';

type QuoteEvent = QuoteChange['event'];

/** The template of the mail about each event. */
const toFamily = {
  'quote.sent': 'quote-arrived',
  'quote.revised': 'quote-revised',
  'quote.accepted': 'quote-agreed',
} as const;
const toVendor = {
  'quote.accepted': 'quote-accepted',
  'quote.declined': 'quote-declined',
  'quote.closed': 'quote-closed',
  'quote.revision_asked': 'quote-revision-asked',
  'quote.expired': 'quote-expired',
} as const;

/** Returns the link to a family's quotes from the link to its private page. */
export const quotesLink = (link: string): string => link.replace(enquiryPath(''), quotesPath(''));

/** Returns the totals of the last version and of the one before it, in words of the current language. */
async function totalsOf(tx: Tx, introductionId: string) {
  const quote = await quoteOf(tx, introductionId);
  const [last, before] = quote ? await versionsOf(tx, quote.id) : [];
  const total = (version = last) => (version ? showPaise(quoteTotals(version.content).total) : '');
  return () => ({ total: total(), before: total(before) });
}

export function createQuoteMails({
  clock,
  mails,
  frame,
  findVendor,
  links,
}: Pick<IntroductionDependencies, 'clock' | 'mails' | 'frame' | 'findVendor' | 'links'>) {
  async function notifyFamily(tx: Tx, enquiry: Enquiry, row: IntroductionRow, event: QuoteEvent) {
    const template = toFamily[event as keyof typeof toFamily];
    const { email, locale, reference } = enquiry;
    if (!template || !email || !isMailable(email)) return;
    const link = quotesLink(links.linkTo(enquiry));
    const totals = await totalsOf(tx, row.id);
    const about = `${template} ${row.id}`;
    // One that waits names an older total.
    await mails.cancel(tx, about);
    await mails.enqueue(tx, {
      topic: 'quote',
      about,
      to: email,
      write: () =>
        letter(frame, {
          to: { name: '', address: email },
          locale,
          template,
          values: () => ({ reference, vendor: row.vendorName, link, ...totals() }),
        }),
    });
  }

  async function notifyVendor(tx: Tx, enquiry: Enquiry, row: IntroductionRow, event: QuoteEvent) {
    const template = toVendor[event as keyof typeof toVendor];
    const contact = template && (await findVendor(row.vendorId, tx));
    if (!contact || !hasEmail(contact)) return;
    const link = inboxUrl(frame, contact, row.id);
    const quote = await quoteOf(tx, row.id);
    const booked = quote !== null && (await bookedElsewhere(tx, enquiry.id, quote.id));
    const state = quote && stateOf({ enquiry, row }, quote, { booked, today: dayInDelhi(clock()) });
    await mails.enqueue(tx, {
      topic: 'quote',
      about: `${template} ${row.id}`,
      to: contact.email,
      write: () =>
        letter(frame, {
          to: { name: contact.confirmed ? contact.companyName : '', address: contact.email },
          locale: contact.locale,
          template,
          values: () => ({
            reference: enquiry.reference,
            facts: factsTo(toldOf(enquiry), contact),
            link,
            state: state ? translated(quoteSentences[state].vendor) : '',
          }),
        }),
    });
  }

  /** Mails the recipients that the table names, in the transaction of the change. */
  return async function notify(
    tx: Tx,
    enquiry: Enquiry,
    row: IntroductionRow,
    change: QuoteChange,
  ): Promise<void> {
    for (const reader of change.tells)
      await (reader === 'family' ? notifyFamily : notifyVendor)(tx, enquiry, row, change.event);
  };
}
export type NotifyOfQuote = ReturnType<typeof createQuoteMails>;
