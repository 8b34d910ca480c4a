import type { Company } from '#contract/company.ts';
import type { Placeholder } from '#domain/enquiries/placeholders.ts';
import { showPhone } from '#domain/formats/phone.ts';
import { delhiFormat, showMoment } from '#domain/formats/show-date.ts';
import { oneLine } from '#domain/formats/shorten.ts';
import { localeNames, type Locale } from '#words/locales.ts';
import { inLocale } from '#platform/words/request-locale.ts';
import type { Enquiry } from '#modules/enquiries/enquiry.types.ts';
import { titleOf, type EnquiryWords } from '#modules/enquiries/record/enquiry-words.ts';

const day = delhiFormat({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

/** The fields of an enquiry that templates name. */
export type PlaceholderSource = EnquiryWords &
  Pick<Enquiry, 'name' | 'reference' | 'vendorName' | 'eventDate'>;
type Values = Partial<Record<Placeholder, string>>;

/** Returns the values of a template's placeholders in each language for this enquiry; those without a value are left out. */
export const placeholderValues = (...asked: Parameters<typeof valuesNow>): Record<Locale, Values> =>
  Object.fromEntries(
    localeNames.map((locale) => [locale, inLocale(locale, () => valuesNow(...asked))]),
  ) as Record<Locale, Values>;

function valuesNow(
  enquiry: PlaceholderSource,
  { company, staffName }: { company: Company; staffName: string | null | undefined },
): Values {
  const values: Record<Exclude<Placeholder, 'here'>, string | null | undefined> = {
    name: enquiry.name && oneLine(enquiry.name),
    reference: enquiry.reference,
    title: titleOf(enquiry),
    vendor: enquiry.vendorName && oneLine(enquiry.vendorName),
    date: enquiry.eventDate && showMoment(day, enquiry.eventDate),
    staff: staffName,
    brand: company.brand,
    phone: showPhone(company.phone),
  };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value));
}
