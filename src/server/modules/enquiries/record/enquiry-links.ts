/** @file The private link of an enquiry. Its secret is derived from the id, so that only its hash is stored. */
import { enquiryPath } from '#facts/paths.ts';
import { keyed } from '#platform/secrets.ts';
import { withLocale, type Locale } from '#words/locales.ts';

type Keyed = { id: string; linkNumber: number };

/** @where How is the private link of an enquiry made? */
export function createLinks({ secretKey, publicUrl }: { secretKey: string; publicUrl: string }) {
  /** Returns the secret; a repeated request gets the same one. */
  const secretOf = ({ id, linkNumber }: Keyed) =>
    keyed(secretKey, 'enquiry', linkNumber > 0 ? `${id} ${linkNumber}` : id);
  const linkIn = (enquiry: Keyed, locale: Locale) =>
    publicUrl + withLocale(locale, enquiryPath(secretOf(enquiry)));
  return {
    secretOf,
    linkIn,
    /** Returns the link in the language of its sender. */
    linkTo: (enquiry: Keyed & { locale: Locale }) => linkIn(enquiry, enquiry.locale),
  };
}
export type EnquiryLinks = ReturnType<typeof createLinks>;
