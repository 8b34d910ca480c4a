import { workshopEnquiryPath } from '#facts/paths.ts';
import { withLocale, type Locale } from '#words/locales.ts';

/** Where a vendor who speaks that language reads a request. */
export const inboxUrl = (
  { publicUrl }: { publicUrl: string },
  { locale }: { locale: Locale },
  introductionId: string,
): string => publicUrl + withLocale(locale, workshopEnquiryPath(introductionId));
