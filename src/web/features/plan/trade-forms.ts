/** @file What a plan writes into the enquiry form of a trade. */
import type { Plan } from '#contract/plans.ts';
import type { EnquiryKindName } from '#domain/enquiries/enquiry-kinds.ts';
import { briefControl } from '#domain/enquiries/brief-control.ts';
import { guestsKey } from '#domain/enquiries/brief-parts.ts';
import type { VendorCategory } from '#domain/vendors/vendor-categories.ts';
import { paths } from '#facts/paths.ts';
import { draftValues, storeDraft } from '#kit/drafts/drafts.ts';

/** Names of the controls for the day and the guests of a celebration. */
const event = {
  date: 'eventDate',
  guests: briefControl({ key: guestsKey, label: '', type: 'number', max: 0 }),
};
/** What is filled in, by the path of the form; a form that is not here asks for neither. */
const forms: Readonly<Record<string, { kind: EnquiryKindName; date?: string; guests?: string }>> = {
  [paths.location]: { kind: 'venue', guests: 'numberofguests' },
  [paths.catering]: { kind: 'catering', ...event },
  [paths.decoration]: { kind: 'decoration', ...event },
  [paths.entertainment]: { kind: 'entertainment', ...event },
  [paths.gifts]: { kind: 'gift', ...event },
  [paths.crew]: { kind: 'crew', date: 'eventDate' },
  [paths.construction]: { kind: 'construction', date: 'date' },
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

/** Writes the day and the guests of a plan into the draft of the form at an address, where nothing is typed yet. */
export function prefill(address: string, plan: Plan): void {
  const form = forms[address.replace(/[?#].*/, '')];
  if (!form) return;
  const { kind, date, guests: count } = form;
  const typed = draftValues(kind);
  const add = {
    ...(date && plan.date && !typed[date] && { [date]: plan.date }),
    ...(count && plan.guests && !typed[count] && { [count]: String(plan.guests) }),
  };
  if (Object.keys(add).length > 0) storeDraft(kind, { ...typed, ...add });
}
