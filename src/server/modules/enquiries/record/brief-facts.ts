/** @file What a vendor sees of a request at a glance: the occasion, the place, the guests and the budget, never who asks. */
import { placeName, regionName } from '#content/directory-conditions.ts';
import { briefParts, type BriefPart } from '#domain/enquiries/brief-parts.ts';
import { readBrief, writePart } from '#domain/enquiries/brief-text.ts';
import { occasionIn } from '#domain/enquiries/occasions.ts';
import { localeNames, type Locale } from '#words/locales.ts';
import { translated } from '#words/t.ts';
import { inLocale } from '#platform/words/request-locale.ts';
import type { Enquiry } from '#modules/enquiries/enquiry.types.ts';
import { askedFactsOf } from './asked-facts.ts';
import { kindOf } from './enquiry-words.ts';

/** Parts of the brief that stand among the facts. */
const saidKeys = ['guests', 'budget'];

export type BriefFacts = {
  /** As the family names it, else the kind of the form; null when the form is for anything. */
  occasion: string | null;
  place: string | null;
  guests: number | null;
  /** The chosen range in words. */
  budget: string | null;
};

const inWords = (part: BriefPart, locale: Locale): BriefPart =>
  inLocale(locale, () => ({
    ...part,
    label: translated(part.label),
    ...(part.type !== 'number' && {
      options: Object.fromEntries(
        Object.entries(part.options).map(([key, label]) => [key, translated(label)]),
      ),
    }),
  }));

/** Returns the budget that was chosen in the form, whatever language it was shown in. */
function budgetOf({ kind, message, locale }: Pick<Enquiry, 'kind' | 'message' | 'locale'>): string | null {
  const part = briefParts[kind as keyof typeof briefParts]?.find(({ key }) => key === 'budget');
  if (part?.type !== 'one') return null;
  for (const name of [locale, ...localeNames.filter((one) => one !== locale)]) {
    const [chosen] = readBrief([inWords(part, name)], message ?? '')[part.key] ?? [];
    if (chosen) return translated(part.options[chosen]!);
  }
  return null;
}

/** Returns a free text without the lines of the brief that the facts say already. */
export function withoutBrief({ kind, locale }: Pick<Enquiry, 'kind' | 'locale'>, text: string): string {
  const said = briefParts[kind as keyof typeof briefParts]?.filter(({ key }) => saidKeys.includes(key)) ?? [];
  return said
    .flatMap((part) => [locale, ...localeNames].map((name) => inWords(part, name)))
    .reduce((left, part) => writePart(part, left, []), text);
}

/** Returns the facts in the current language. */
export function briefFactsOf(enquiry: Enquiry): BriefFacts {
  const { guests, region, place } = askedFactsOf(enquiry);
  const named = occasionIn(enquiry.message ?? '') ?? (enquiry.kind === 'ask' ? null : kindOf(enquiry).title);
  return {
    occasion: named && translated(named),
    place: place ? regionName(placeName(place)) : region && translated(region.label),
    guests,
    budget: budgetOf(enquiry),
  };
}
