/** @file What a vendor sees of a request at a glance: the occasion, the place, the guests and the budget, never who asks. */
import { placeName, regionName } from '#content/directory-conditions.ts';
import { briefParts, type BriefPart } from '#domain/enquiries/brief-parts.ts';
import { readBrief } from '#domain/enquiries/brief-text.ts';
import { localeNames, type Locale } from '#words/locales.ts';
import { translated } from '#words/t.ts';
import { inLocale } from '#platform/words/request-locale.ts';
import type { Enquiry } from '#modules/enquiries/enquiry.types.ts';
import { askedFactsOf } from './asked-facts.ts';
import { kindOf } from './enquiry-words.ts';

export type BriefFacts = {
  occasion: string;
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

/** Returns the facts in the current language. */
export function briefFactsOf(enquiry: Enquiry): BriefFacts {
  const { title, guests, region, place } = askedFactsOf(enquiry);
  return {
    occasion: translated(kindOf(enquiry).title || title),
    place: place ? regionName(placeName(place)) : region && translated(region.label),
    guests,
    budget: budgetOf(enquiry),
  };
}
