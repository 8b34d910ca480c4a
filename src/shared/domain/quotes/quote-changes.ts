/**
 * @file The life of a quote as data: who may change it, from which status, what it writes and whom it is told to. A quote belongs to one
 * introduction; every sending is a version that is never changed.
 */
import { t } from '#words/t.ts';
import type { EventType } from '#domain/desk/events.ts';

/** In their order. A family sees all but drafts. */
export const quoteStatuses = ['draft', 'sent', 'revised', 'accepted', 'declined', 'expired'] as const;
export type QuoteStatus = (typeof quoteStatuses)[number];

/** The family decides about these. */
export const openQuotes = ['sent', 'revised'] as const satisfies readonly QuoteStatus[];

export type QuoteMoment = 'sentAt' | 'askedAt' | 'acceptedAt' | 'declinedAt' | 'expiredAt';
export type QuoteReader = 'family' | 'vendor';

export type QuoteChange = {
  /** On its button. */
  label: string;
  from: readonly QuoteStatus[];
  /** Without it the status stays. */
  to?: QuoteStatus;
  /** Set to now. */
  moment: QuoteMoment;
  /** Emptied again. */
  clears?: readonly QuoteMoment[];
  /** Only what the caller has seen may be decided about: the number of the version is given with it. */
  wants?: 'version';
  event: EventType;
  /** Who gets a mail about it, which names the request and holds none of the quote. */
  tells: readonly QuoteReader[];
};

/**
 * Every change, by who makes it.
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
      wants: 'version',
      event: 'quote.declined',
      tells: ['vendor'],
    },
    /** The words are a message of the conversation. */
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
    /** The family has accepted another. */
    closed: {
      label: 'Close',
      from: openQuotes,
      to: 'declined',
      moment: 'declinedAt',
      event: 'quote.closed',
      tells: ['vendor'],
    },
    /** The introduction is over, of which the vendor is told by itself. */
    ended: {
      label: 'End',
      from: openQuotes,
      to: 'declined',
      moment: 'declinedAt',
      event: 'quote.closed',
      tells: [],
    },
  },
} as const satisfies Record<'vendor' | 'family' | 'system', Readonly<Record<string, QuoteChange>>>;

/** What a family does with a quote, by a call. */
export const familyQuoteActs = ['accepted', 'declined', 'asked'] as const;
export type FamilyQuoteAct = (typeof familyQuoteActs)[number];

/** Returns whether its status allows the change. */
export const allowsQuote = (change: QuoteChange, { status }: { status: QuoteStatus }): boolean =>
  change.from.includes(status);
