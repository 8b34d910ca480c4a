/** @file The pages whose form opens over them: what can be asked there, and which address opens it. */
import { paths } from '#facts/paths.ts';
import type { EnquiryKindName } from '#contract/enquiry-kinds.ts';
import { constructionCards, eventCards, startupServices } from './cards.ts';

/** The categories of the blogs. */
export type BlogCategory = 'events' | 'construction' | 'business';

/** Something a quote may be asked for; `id` stands in the address, `?quote=<id>`. */
export type QuoteSubject = { readonly id: string; readonly name: string };

/** The quotes of one page. */
export type QuotePage = {
  readonly kind: EnquiryKindName;
  readonly headingOf: (name: string) => string;
  readonly subjects: readonly QuoteSubject[];
};

const subject = ({ id, name }: QuoteSubject): QuoteSubject => ({ id, name });
const getQuoteFor = (name: string) => `Get a quote: ${name}`;
const contactUsFor = (name: string) => `Contact Us For ${name}`;
const startup = (id: string) => startupServices.filter((service) => service.id === id).map(subject);

/** By page. The event page's crew card and two start-up services lead to pages instead. */
export const quotePages = {
  event: {
    kind: 'eventManagement',
    headingOf: getQuoteFor,
    subjects: eventCards.filter(({ url }) => url !== paths.crew).map(subject),
  },
  construction: {
    kind: 'constructionWork',
    headingOf: getQuoteFor,
    subjects: constructionCards.map(subject),
  },
  startup: {
    kind: 'business',
    headingOf: contactUsFor,
    subjects: startupServices.filter(({ url }) => url === null).map(subject),
  },
  investment: { kind: 'business', headingOf: contactUsFor, subjects: startup('investment-and-finance') },
  marketing: { kind: 'business', headingOf: contactUsFor, subjects: startup('marketing') },
} as const satisfies Record<string, QuotePage>;

const ids = ({ subjects }: QuotePage): readonly string[] => subjects.map(({ id }) => id);

/** Which values of `?quote=` change a page, by its address. */
export const quoteIds: Readonly<Record<string, readonly string[]>> = {
  [paths.wedding]: ids(quotePages.event),
  [paths.weddingVendors]: ids(quotePages.event),
  [paths.constructionVendors]: ids(quotePages.construction),
  [paths.businessStartup]: ids(quotePages.startup),
  [paths.investment]: ids(quotePages.investment),
  [paths.marketing]: ids(quotePages.marketing),
};
