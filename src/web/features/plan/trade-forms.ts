/** @file What a plan writes into the enquiry form of a trade. */
import type { Plan } from '#contract/plans.ts';
import type { EnquiryKindName } from '#domain/enquiries/enquiry-kinds.ts';
import { briefControl } from '#domain/enquiries/brief-control.ts';
import { guestsKey } from '#domain/enquiries/brief-parts.ts';
import type { VendorCategory } from '#domain/vendors/vendor-categories.ts';
import { tradeForm } from '#content/trade-forms.ts';
import { draftValues, storeDraft } from '#kit/drafts/drafts.ts';

export type TradeForm = {
  to: string;
  kind: EnquiryKindName;
  /** Names of its controls for the day and the guests. */
  date?: string;
  guests?: string;
};

type Controls = Omit<TradeForm, 'to'>;

const guests = briefControl({ key: guestsKey, label: '', type: 'number', max: 0 });
const event = (kind: EnquiryKindName): Controls => ({
  kind,
  date: 'eventDate',
  guests,
});
const work: Controls = { kind: 'construction', date: 'date' };
const start: Controls = { kind: 'business' };
const music = event('entertainment');

const forms: Readonly<Partial<Record<VendorCategory, Controls>>> = {
  venue: { kind: 'venue', guests: 'numberofguests' },
  catering: event('catering'),
  decoration: event('decoration'),
  dj: music,
  music,
  photography: { kind: 'venue', guests: 'numberofguests' },
  gifts: event('gift'),
  'civil-construction': work,
  architecture: work,
  renovation: work,
  interiors: work,
  plumbing: work,
  painting: work,
  legal: start,
  accounting: start,
  marketing: start,
};

/** Returns the form that asks vendors of a trade; undefined where there is none of its own. */
export function formOf(trade: VendorCategory): TradeForm | undefined {
  const [to, controls] = [tradeForm(trade), forms[trade]];
  return to === undefined || controls === undefined ? undefined : { to, ...controls };
}

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
