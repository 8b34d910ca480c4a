/** @file The enquiry form of each trade, and what a plan writes into it. */
import type { Plan } from '#contract/plans.ts';
import type { EnquiryKindName } from '#domain/enquiries/enquiry-kinds.ts';
import { briefControl } from '#domain/enquiries/brief-control.ts';
import { guestsKey } from '#domain/enquiries/brief-parts.ts';
import type { VendorCategory } from '#domain/vendors/vendor-categories.ts';
import { paths } from '#facts/paths.ts';
import { draftValues, storeDraft } from '#kit/drafts/drafts.ts';

export type TradeForm = {
  to: string;
  kind: EnquiryKindName;
  /** Names of its controls for the day and the guests. */
  date?: string;
  guests?: string;
};

const guests = briefControl({ key: guestsKey, label: '', type: 'number', max: 0 });
const event = (to: string, kind: EnquiryKindName): TradeForm => ({
  to: `${to}#form`,
  kind,
  date: 'eventDate',
  guests,
});
const work: TradeForm = { to: `${paths.construction}#form`, kind: 'construction', date: 'date' };
const start: TradeForm = { to: paths.businessStartup, kind: 'business' };
const music = event(paths.entertainment, 'entertainment');

const forms: Readonly<Partial<Record<VendorCategory, TradeForm>>> = {
  venue: { to: `${paths.location}#form`, kind: 'venue', guests: 'numberofguests' },
  catering: event(paths.catering, 'catering'),
  decoration: event(paths.decoration, 'decoration'),
  dj: music,
  music,
  photography: { to: `${paths.location}?need=Photography#form`, kind: 'venue', guests: 'numberofguests' },
  gifts: event(paths.gifts, 'gift'),
  'civil-construction': work,
  architecture: work,
  renovation: work,
  interiors: work,
  plumbing: work,
  painting: work,
  legal: start,
  accounting: start,
  marketing: { ...start, to: paths.marketing },
};

/** Returns the form that asks vendors of a trade; undefined where there is none of its own. */
export const formOf = (trade: VendorCategory): TradeForm | undefined => forms[trade];

/** The trade that each kind of enquiry asks for. */
export const tradeOfKind: Readonly<Partial<Record<string, VendorCategory>>> = {
  venue: 'venue',
  catering: 'catering',
  decoration: 'decoration',
  entertainment: 'dj',
  gift: 'gifts',
  construction: 'civil-construction',
  constructionWork: 'civil-construction',
};

/** Writes the day and the guests of a plan into the form's draft, where nothing is typed yet. */
export function prefill({ kind, date, guests: count }: TradeForm, plan: Plan): void {
  const typed = draftValues(kind);
  const add = {
    ...(date && plan.date && !typed[date] && { [date]: plan.date }),
    ...(count && plan.guests && !typed[count] && { [count]: String(plan.guests) }),
  };
  if (Object.keys(add).length > 0) storeDraft(kind, { ...typed, ...add });
}
