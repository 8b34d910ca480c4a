/** @file What a plan writes into the enquiry form of a trade. */
import type { Plan } from '#contract/plans.ts';
import type { EnquiryKindName } from '#domain/enquiries/enquiry-kinds.ts';
import { briefControl } from '#domain/enquiries/brief-control.ts';
import { guestsKey } from '#domain/enquiries/brief-parts.ts';
import type { VendorCategory } from '#domain/vendors/vendor-categories.ts';
import type { TradeForm } from '#content/trade-forms.ts';
import { draftValues, storeDraft } from '#kit/drafts/drafts.ts';

/** Names of the controls for the day and the guests of a celebration. */
const event = {
  date: 'eventDate',
  guests: briefControl({ key: guestsKey, label: '', type: 'number', max: 0 }),
};
const controls: Readonly<Partial<Record<EnquiryKindName, { date?: string; guests?: string }>>> = {
  venue: { guests: 'numberofguests' },
  catering: event,
  decoration: event,
  entertainment: event,
  gift: event,
  crew: { date: 'eventDate' },
  construction: { date: 'date' },
};

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
export function prefill({ kind }: TradeForm, plan: Plan): void {
  const { date, guests: count } = controls[kind] ?? {};
  const typed = draftValues(kind);
  const add = {
    ...(date && plan.date && !typed[date] && { [date]: plan.date }),
    ...(count && plan.guests && !typed[count] && { [count]: String(plan.guests) }),
  };
  if (Object.keys(add).length > 0) storeDraft(kind, { ...typed, ...add });
}
