/** @file Words of the screen after a registration. */
import { t } from '#words/t.ts';

export const firstStepsWords = {
  heading: t('Four taps, and families find you'),
  isPublic: t('Your page is public. Each answer is saved at once; you may change it at any time.'),
  waits: t(
    'We look at your page first and mail you when it is public. Each answer is saved at once; you may change it at any time.',
  ),
  areaGuess: (name: string) => t('{name}, as in your address', { name }),
  picture: t('Your page and your card begin with it.'),
  priceFrom: t('Such as 1.5 lakh'),
  priceLater: t('Choose your trade first: it says what a price is for.'),
  mail: (email: string) =>
    t('We have mailed a link to {email}. Enquiries come with their details once you have opened it.', {
      email,
    }),
  more: t('More on My page'),
} as const;
