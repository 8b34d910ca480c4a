/** @file What a family asks for, in one line for mails to vendors: the day, the guests, the place and the kind. Never who asks. */
import { placeName, regionName } from '#content/directory-conditions.ts';
import { delhiFormat, dayFormat, showDay } from '#domain/formats/show-date.ts';
import { showNumber } from '#words/formats.ts';
import { t, translated } from '#words/t.ts';
import type { Enquiry } from '#modules/enquiries/enquiry.types.ts';
import { consentOf, valueOf, type Payload } from './enquiry-columns.ts';
import { guestsOf } from './enquiry-guests.ts';
import { kindOf } from './enquiry-words.ts';

/** The facts of a request that say nothing of the person. */
export type AskedFacts = {
  /** The title of its kind. */
  title: string;
  /** YYYY-MM-DD */
  eventDate: string | null;
  guests: number | null;
  /** The label of the choice in the form. */
  region: { label: string } | null;
  /** An area or a region of the directory. */
  place: string | null;
};

export const askedFactsOf = (enquiry: Enquiry): AskedFacts => {
  const kind = kindOf(enquiry);
  const chosen = valueOf(kind, enquiry.payload as Payload, 'region');
  const options = kind.fields.find(({ role }) => role === 'region')?.options;
  return {
    title: kind.title,
    eventDate: enquiry.eventDate,
    guests: guestsOf(enquiry),
    region: options?.find(({ value }) => value === chosen) ?? null,
    place: enquiry.place,
  };
};

const longDay = dayFormat({ dateStyle: 'long' });
const month = delhiFormat({ month: 'long', year: 'numeric' });

/**
 * Returns the facts in the current language, such as `14 February 2027, 300 guests, Dwarka: Catering booking`. Without consent to share,
 * or to an unconfirmed address, `open` is false: the month and the chosen region alone.
 */
export function askedFacts({ title, eventDate, guests, region, place }: AskedFacts, open: boolean): string {
  const where = open && place ? regionName(placeName(place)) : region && translated(region.label);
  const facts = [
    eventDate && showDay(open ? longDay : month, eventDate),
    open && guests && t('{guests} guests', { guests: showNumber(guests) }),
    where,
  ].filter(Boolean);
  const what = translated(title);
  return facts.length > 0 ? `${facts.join(', ')}: ${what}` : what;
}

/** The part of an enquiry that a mail to its vendor may hold. */
export type ToldEnquiry = {
  reference: string;
  asked: AskedFacts;
  /** Consent that vendors may see its details. */
  share: boolean;
};
export const toldOf = (enquiry: Enquiry): ToldEnquiry => ({
  reference: enquiry.reference,
  asked: askedFactsOf(enquiry),
  share: consentOf(enquiry).share,
});

/** Returns the facts in a mail to a vendor: open only with consent to share, to a confirmed address. */
export const factsTo = ({ asked, share }: ToldEnquiry, { confirmed }: { confirmed: boolean }): string =>
  askedFacts(asked, share && confirmed);
