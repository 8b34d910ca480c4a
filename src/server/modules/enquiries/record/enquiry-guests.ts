/** @file The facts of a request that are stored differently by each kind: the day and the guests, which its sender may change, and the things. */
import { briefParts, guestsKey, thingsKey, type BriefPart } from '#domain/enquiries/brief-parts.ts';
import { readBrief, writePart } from '#domain/enquiries/brief-text.ts';
import type { EnquiryKind, FieldRole } from '#domain/enquiries/enquiry-kinds.ts';
import type { ownActs } from '#contract/enquiry-status.ts';
import type { EnquiryCorrection } from '#contract/own-enquiry.ts';
import { openStatuses } from '#domain/enquiries/enquiry-changes.ts';
import { askedChips, type QuoteChip } from '#domain/quotes/quote-chips.ts';
import { inLocale } from '#platform/words/request-locale.ts';
import { localeNames } from '#words/locales.ts';
import { translated } from '#words/t.ts';
import type { Enquiry } from '#modules/enquiries/enquiry.types.ts';
import { kindOf } from './enquiry-words.ts';

type OwnAct = (typeof ownActs)[number];
type Payload = Record<string, unknown>;

/** Returns the field of a role that a visitor fills in. A hidden one carries what an address said, and nobody corrects it. */
const fieldOf = (kind: EnquiryKind, role: FieldRole) =>
  kind.fields.find((field) => field.role === role && field.type !== 'hidden');

/** Returns a part of the brief in the words of each language: the form's language first. */
function partsNamed(enquiry: Pick<Enquiry, 'kind' | 'locale'>, name: string): BriefPart[] {
  const part = briefParts[enquiry.kind as keyof typeof briefParts]?.find(({ key }) => key === name);
  if (!part) return [];
  const inWords = (): BriefPart => ({
    ...part,
    label: translated(part.label),
    ...('options' in part && {
      options: Object.fromEntries(
        Object.entries(part.options).map(([key, words]) => [key, translated(words)]),
      ),
    }),
  });
  const locales = [enquiry.locale, ...localeNames.filter((locale) => locale !== enquiry.locale)];
  return locales.map((locale) => inLocale(locale, inWords));
}
const guestParts = (enquiry: Pick<Enquiry, 'kind' | 'locale'>) => partsNamed(enquiry, guestsKey);

/** Returns the things that the sender wants in the price of a quote. */
export function thingsOf(enquiry: Enquiry): QuoteChip[] {
  for (const part of partsNamed(enquiry, thingsKey)) {
    const chosen = readBrief([part], enquiry.message ?? '')[thingsKey];
    if (chosen) return [...new Set(chosen.flatMap((key) => askedChips[key] ?? []))];
  }
  return [];
}

/** Returns the number of guests; null when it is not given. */
export function guestsOf(enquiry: Enquiry): number | null {
  const field = fieldOf(kindOf(enquiry), 'guests');
  if (field) return Number((enquiry.payload as Payload)[field.name]) || null;
  for (const part of guestParts(enquiry)) {
    const [count] = readBrief([part], enquiry.message ?? '')[guestsKey] ?? [];
    if (count) return Number(count);
  }
  return null;
}

/** Returns the acts that its sender may do now, beside withdrawing. */
export function actsOf(enquiry: Enquiry): OwnAct[] {
  const isOpen = openStatuses.includes(enquiry.status) && enquiry.mergedIntoId === null;
  const kind = kindOf(enquiry);
  const hasGuests = Boolean(fieldOf(kind, 'guests')) || guestParts(enquiry).length > 0;
  const may: Record<OwnAct, boolean> = {
    // An event has guests, and a day even where its form does not ask for one.
    date: Boolean(fieldOf(kind, 'eventDate')) || hasGuests,
    guests: hasGuests,
    more: !enquiry.quarantine,
    booked: true,
  };
  return isOpen ? (Object.keys(may) as OwnAct[]).filter((act) => may[act]) : [];
}

/** Returns the columns of a correction, and the changed facts. */
export function corrected(
  enquiry: Enquiry,
  { eventDate, guests }: EnquiryCorrection,
): { columns: Partial<Enquiry>; changed: ('eventDate' | 'guests')[] } {
  const kind = kindOf(enquiry);
  const payload: Payload = { ...(enquiry.payload as Payload) };
  const columns: Partial<Enquiry> = {};
  const changed: ('eventDate' | 'guests')[] = [];
  if (eventDate !== undefined && eventDate !== enquiry.eventDate) {
    changed.push('eventDate');
    columns.eventDate = eventDate;
    const field = fieldOf(kind, 'eventDate');
    if (field) payload[field.name] = eventDate;
  }
  if (guests !== undefined && guests !== guestsOf(enquiry)) {
    changed.push('guests');
    const field = fieldOf(kind, 'guests');
    const text = fieldOf(kind, 'message');
    if (field) payload[field.name] = guests;
    else if (text) {
      const written = enquiry.message ?? '';
      const parts = guestParts(enquiry);
      // In the existing line, of any language.
      const part = parts.find((one) => readBrief([one], written)[guestsKey]) ?? parts[0]!;
      columns.message = writePart(part, written, [String(guests)]);
      payload[text.name] = columns.message;
    }
  }
  return { columns: { ...columns, payload }, changed };
}
