/**
 * @file The life of a quote as data: the actors, permitted statuses, stored values and notified readers of every change. A quote
 * belongs to one introduction; every sending is an immutable version.
 */
import { t } from '#words/t.ts';
import type { EventType } from '#domain/desk/events.ts';

/** All statuses in their order. A family sees all but drafts. */
export const quoteStatuses = ['draft', 'sent', 'revised', 'accepted', 'declined', 'expired'] as const;
export type QuoteStatus = (typeof quoteStatuses)[number];

/** Statuses that wait for the family's decision. */
export const openQuotes = ['sent', 'revised'] as const satisfies readonly QuoteStatus[];

/** Why a declined quote ended: the family decided against it or accepted another, the vendor declined the request, it was taken back. */
export const quoteEnds = ['family', 'other', 'vendor', 'recalled'] as const;
export type QuoteEnd = (typeof quoteEnds)[number];

export type QuoteMoment = 'sentAt' | 'askedAt' | 'acceptedAt' | 'declinedAt' | 'expiredAt';
export type QuoteReader = 'family' | 'vendor';

export type QuoteChange = {
  /** Label of its button. */
  label: string;
  from: readonly QuoteStatus[];
  /** Absent when the status stays. */
  to?: QuoteStatus;
  /** Set to now. */
  moment: QuoteMoment;
  /** Moments that are cleared. */
  clears?: readonly QuoteMoment[];
  /** Why it ended. */
  ended?: QuoteEnd;
  /** Required input: the number of the version that the caller has seen and decides about. */
  wants?: 'version';
  event: EventType;
  /** Readers who get a mail about it; the mail names the request and has no content of the quote. */
  tells: readonly QuoteReader[];
};

/**
 * Every change, by actor.
 * @where Which changes of a quote are allowed, and by whom?
 */
export const quoteChanges = {
  vendor: {
    sent: {
      label: t('Send the quote'),
      from: ['draft'],
      to: 'sent',
      moment: 'sentAt',
      event: 'quote.sent',
      tells: ['family'],
    },
    revised: {
      label: t('Send the revised quote'),
      from: ['sent', 'revised', 'declined', 'expired'],
      to: 'revised',
      moment: 'sentAt',
      clears: ['askedAt', 'declinedAt', 'expiredAt'],
      event: 'quote.revised',
      tells: ['family'],
    },
  },
  family: {
    accepted: {
      label: t('Accept this quote'),
      from: openQuotes,
      to: 'accepted',
      moment: 'acceptedAt',
      wants: 'version',
      event: 'quote.accepted',
      tells: ['vendor', 'family'],
    },
    declined: {
      label: t('Decline this quote'),
      from: openQuotes,
      to: 'declined',
      moment: 'declinedAt',
      ended: 'family',
      wants: 'version',
      event: 'quote.declined',
      tells: ['vendor'],
    },
    /** The question is a message of the conversation. */
    asked: {
      label: t('Ask to revise it'),
      from: [...openQuotes, 'expired'],
      moment: 'askedAt',
      event: 'quote.revision_asked',
      tells: ['vendor'],
    },
  },
  system: {
    expired: {
      label: 'Expire',
      from: openQuotes,
      to: 'expired',
      moment: 'expiredAt',
      event: 'quote.expired',
      tells: ['vendor'],
    },
    /** The family has accepted another quote. */
    closed: {
      label: 'Close',
      from: openQuotes,
      to: 'declined',
      moment: 'declinedAt',
      ended: 'other',
      event: 'quote.closed',
      tells: ['vendor'],
    },
    /** The vendor has declined the request, of which the family is told separately. */
    vendorDeclined: {
      label: 'End',
      from: openQuotes,
      to: 'declined',
      moment: 'declinedAt',
      ended: 'vendor',
      event: 'quote.closed',
      tells: [],
    },
    /** The request was taken back, of which the vendor is told separately. */
    recalled: {
      label: 'End',
      from: openQuotes,
      to: 'declined',
      moment: 'declinedAt',
      ended: 'recalled',
      event: 'quote.closed',
      tells: [],
    },
  },
} as const satisfies Record<'vendor' | 'family' | 'system', Readonly<Record<string, QuoteChange>>>;

/** A family's acts on a quote. */
export const familyQuoteActs = ['accepted', 'declined', 'asked'] as const;
export type FamilyQuoteAct = (typeof familyQuoteActs)[number];

/** Returns whether the quote's status allows the change. */
export const allowsQuote = (change: QuoteChange, { status }: { status: QuoteStatus }): boolean =>
  change.from.includes(status);
