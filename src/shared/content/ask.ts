import { t } from '#words/t.ts';
/** The text of the form for several vendors. */
export const askWords = {
  title: t('Ask several vendors at once'),
  description: t('One form, one set of details, one private page for the answers of up to three vendors.'),
  lead: t('One form and one private page for all of them. Nobody sees your details unless you agree below.'),
  whom: t('You are asking'),
  nobody: t('Choose up to three vendors first: save them, and ask them from your shortlist.'),
  toShortlist: t('Your shortlist'),
  find: t('Find a vendor'),
  submit: t('Send the request'),
  these: (count: number) =>
    count === 1 ? t('Ask this vendor') : count === 2 ? t('Ask these two') : t('Ask these three'),
  similar: (count: number) => (count === 1 ? t('Ask a similar one') : t('Ask two similar ones')),
  fitting: (count: number) => (count === 1 ? t('Ask a vendor yourself') : t('Ask two vendors yourself')),
  similarLead: t('With what you have just written. You can change it before it is sent.'),
  told: (day: string) => t('Told on {day}', { day }),
  asking: t('We are asking them'),
  waiting: t('We speak with you first'),
} as const;
