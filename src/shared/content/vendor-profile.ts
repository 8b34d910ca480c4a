/** @file The fixed text of a vendor's public page. */
import type { Weekday } from '#domain/vendors/weekdays.ts';
import { t } from '#words/t.ts';

export const vendorProfile = {
  aboutHeading: t('About'),
  /** Shown until the vendor writes its own. */
  defaultAbout: t(
    'We work with founders, families and firms across Delhi-NCR: from registering a company and finding the first customers to the suppliers, premises and people a young business needs. Tell us where you stand and what you plan next. We answer with clear steps, a fair price and someone who stays with the work until it is done.',
  ),
  defaultAboutNote: t('Written by us: this vendor has not added a description yet.'),
  factsHeading: t('Facts and prices'),
  factsNote: t('As this vendor gave them. Ask for a quote: it says what is included.'),
  photosHeading: t('Photos'),
  representative: t('Representative image'),
  sampleVendor: t('Sample'),
  sampleVendorNote: t('This is a sample profile: the business is made up to show how a page looks.'),
  enquireHeading: t('Enquire with this vendor'),
  enquireLead: t(
    'Say what you need. We let the vendor know at once, and your details go along if you allow it below.',
  ),
  contactHeading: t('Contact'),
  hoursHeading: t('Opening hours'),
  areasHeading: t('Areas served'),
  similarHeading: t('Similar vendors'),
} as const;

/** Returns the first words of a visitor's message to a vendor. No personal names: it passes through another company's address. */
export const greetingTo = (companyName: string, brand: string): string =>
  t('Namaste, I found {companyName} on {brand} and would like to ask about your services.', {
    companyName,
    brand,
  });

/** Weekdays as schema.org and the desk name them, Monday first; `weekdayName` gives them in the page's language. */
export const weekdayNames: Readonly<Record<Weekday, string>> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};
