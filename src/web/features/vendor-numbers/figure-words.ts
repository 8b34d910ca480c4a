import { t } from '#words/t.ts';
import type { VendorFigure } from '#contract/vendor-numbers.ts';

/** The name of each figure, and its meaning. */
export const figureWords: Readonly<Record<VendorFigure, { label: string; about: string }>> = {
  view: { label: t('Page views'), about: t('How often your page was opened.') },
  save: { label: t('Saved'), about: t('How often somebody put you on their shortlist.') },
  call: { label: t('Calls'), about: t('Taps on your phone number.') },
  whatsapp: { label: t('WhatsApp'), about: t('Taps that began a message to you.') },
  directions: { label: t('Directions'), about: t('Taps that opened the way to you on a map.') },
  enquiries: { label: t('Enquiries'), about: t('Families who were introduced to you.') },
  replies: { label: t('Replies'), about: t('Enquiries that you answered for the first time.') },
  bookings: { label: t('Bookings'), about: t('Families who chose you.') },
};
