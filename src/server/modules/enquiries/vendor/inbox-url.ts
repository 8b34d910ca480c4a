import { workshopEnquiryPath } from '#facts/paths.ts';
import { withLocale, type Locale } from '#words/locales.ts';

/** Returns the inbox URL of a request, in the vendor's language. */
export const inboxUrl = (
  { publicUrl }: { publicUrl: string },
  { locale }: { locale: Locale },
  introductionId: string,
): string => publicUrl + withLocale(locale, workshopEnquiryPath(introductionId));
