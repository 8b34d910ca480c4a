import { t } from '#words/t.ts';

/** The text of the form below a list of vendors: apart from that of its pages, which a list does not need. */
export const keepSearchWords = {
  heading: t('Tell me when somebody new fits'),
  lead: t(
    'One link to confirm. After that at most one mail in a week, only when a new vendor is in this list, for 12 months; one tap ends it. We use the address for nothing else.',
  ),
  submit: t('Tell me by e-mail'),
} as const;
