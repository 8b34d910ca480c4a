import { t } from '#words/t.ts';

/** The text about each business on its page. */
export const aboutBusiness = {
  heading: t('About this business'),
  note: t(
    'We are a marketplace. This business is independent: it sets its own prices and answers for its own work.',
  ),
  ratings: t('None yet'),
  ranking: { label: t('How vendors are ordered'), href: '/ranking' },
  complaint: { label: t('Something wrong here? Complain'), href: '/grievance' },
} as const;
