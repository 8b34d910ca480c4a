/** @file The private link of an enquiry. Its secret is derived from the id, so that only its hash is stored. */
import { enquiryPath } from '#facts/paths.ts';
import { keyed } from '#platform/secrets.ts';
import { withLocale, type Locale } from '#words/locales.ts';
import type { Enquiry } from '#modules/enquiries/enquiry.types.ts';

type Keyed = Pick<Enquiry, 'id' | 'linkNumber'>;

export function createLinks({ secretKey, publicUrl }: { secretKey: string; publicUrl: string }) {
  /** A repeated request gets the same secret. */
  const secretOf = ({ id, linkNumber }: Keyed) =>
    keyed(secretKey, 'enquiry', linkNumber > 0 ? `${id} ${linkNumber}` : id);
  const linkIn = (enquiry: Keyed, locale: Locale) =>
    publicUrl + withLocale(locale, enquiryPath(secretOf(enquiry)));
  return {
    secretOf,
    linkIn,
    /** In the language of its sender. */
    linkTo: (enquiry: Keyed & Pick<Enquiry, 'locale'>) => linkIn(enquiry, enquiry.locale),
  };
}
export type EnquiryLinks = ReturnType<typeof createLinks>;
