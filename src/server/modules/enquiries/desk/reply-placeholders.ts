import type { Company } from '#contract/company.ts';
import type { Placeholder } from '#domain/enquiries/placeholders.ts';
import { showPhone } from '#domain/formats/phone.ts';
import { delhiFormat, showMoment } from '#domain/formats/show-date.ts';
import { oneLine } from '#domain/formats/shorten.ts';
import { localeNames, type Locale } from '#words/locales.ts';
import { inLocale } from '#platform/words/request-locale.ts';
import type { Lead } from '#modules/enquiries/enquiry.types.ts';
import { titleOf } from '#modules/enquiries/record/enquiry-words.ts';

const day = delhiFormat({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

type Values = Partial<Record<Placeholder, string>>;

/** What the places of a template of each language stand for in an answer to this enquiry; those without a value are left out. */
export const placeholderValues = (...asked: Parameters<typeof valuesNow>): Record<Locale, Values> =>
  Object.fromEntries(
    localeNames.map((locale) => [locale, inLocale(locale, () => valuesNow(...asked))]),
  ) as Record<Locale, Values>;

function valuesNow(
  lead: Lead,
  { company, staffName }: { company: Company; staffName: string | null | undefined },
): Values {
  const values: Record<Placeholder, string | null | undefined> = {
    name: lead.name && oneLine(lead.name),
    reference: lead.reference,
    title: titleOf(lead),
    vendor: lead.vendorName && oneLine(lead.vendorName),
    date: lead.eventDate && showMoment(day, lead.eventDate),
    staff: staffName,
    brand: company.brand,
    phone: showPhone(company.phone),
  };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value));
}
