/** @file The facts of a request that its sender may change: the day and the guests, wherever its kind keeps them. */
import { briefParts, guestsKey, type BriefPart } from '#domain/enquiries/brief-parts.ts';
import { readBrief, writePart } from '#domain/enquiries/brief-text.ts';
import type { EnquiryKind, FieldRole } from '#domain/enquiries/enquiry-kinds.ts';
import type { ownActs } from '#contract/enquiry-status.ts';
import type { EnquiryCorrection } from '#contract/own-enquiry.ts';
import { openStatuses } from '#domain/enquiries/enquiry-changes.ts';
import { inLocale } from '#platform/words/request-locale.ts';
import { localeNames } from '#words/locales.ts';
import { translated } from '#words/t.ts';
import type { Lead } from '#modules/enquiries/enquiry.types.ts';
import { kindOf } from './enquiry-words.ts';

type OwnAct = (typeof ownActs)[number];
type Payload = Record<string, unknown>;

const fieldOf = (kind: EnquiryKind, role: FieldRole) => kind.fields.find((field) => field.role === role);

/** The part of the brief that tells the guests, its label in each language: the one of the form first. */
function guestParts(lead: Pick<Lead, 'kind' | 'locale'>): BriefPart[] {
  const part = briefParts[lead.kind as keyof typeof briefParts]?.find(({ key }) => key === guestsKey);
  if (!part) return [];
  const locales = [lead.locale, ...localeNames.filter((locale) => locale !== lead.locale)];
  return locales.map((locale) => ({ ...part, label: inLocale(locale, () => translated(part.label)) }));
}

/** How many guests it tells of; null when it does not. */
export function guestsOf(lead: Lead): number | null {
  const field = fieldOf(kindOf(lead), 'guests');
  if (field) return Number((lead.payload as Payload)[field.name]) || null;
  for (const part of guestParts(lead)) {
    const [count] = readBrief([part], lead.message ?? '')[guestsKey] ?? [];
    if (count) return Number(count);
  }
  return null;
}

/** What its sender may do with it now, beside withdrawing. */
export function actsOf(lead: Lead): OwnAct[] {
  const isOpen = openStatuses.includes(lead.status) && lead.mergedIntoId === null;
  const kind = kindOf(lead);
  const may: Record<OwnAct, boolean> = {
    date: Boolean(fieldOf(kind, 'eventDate') ?? fieldOf(kind, 'message')),
    guests: Boolean(fieldOf(kind, 'guests')) || guestParts(lead).length > 0,
    more: !lead.quarantine,
    booked: true,
  };
  return isOpen ? (Object.keys(may) as OwnAct[]).filter((act) => may[act]) : [];
}

/** The columns of a correction, and which facts it changes. */
export function corrected(
  lead: Lead,
  { eventDate, guests }: EnquiryCorrection,
): { columns: Partial<Lead>; changed: ('eventDate' | 'guests')[] } {
  const kind = kindOf(lead);
  const payload: Payload = { ...(lead.payload as Payload) };
  const columns: Partial<Lead> = {};
  const changed: ('eventDate' | 'guests')[] = [];
  if (eventDate !== undefined && eventDate !== lead.eventDate) {
    changed.push('eventDate');
    columns.eventDate = eventDate;
    const field = fieldOf(kind, 'eventDate');
    if (field) payload[field.name] = eventDate;
  }
  if (guests !== undefined && guests !== guestsOf(lead)) {
    changed.push('guests');
    const field = fieldOf(kind, 'guests');
    const text = fieldOf(kind, 'message');
    if (field) payload[field.name] = guests;
    else if (text) {
      const written = lead.message ?? '';
      const parts = guestParts(lead);
      // In the line that is there, whatever its language.
      const part = parts.find((one) => readBrief([one], written)[guestsKey]) ?? parts[0]!;
      columns.message = writePart(part, written, [String(guests)]);
      payload[text.name] = columns.message;
    }
  }
  return { columns: { ...columns, payload }, changed };
}
