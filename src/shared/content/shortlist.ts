import { t } from '#words/t.ts';
/** The text of the shortlist. */
export const shortlistWords = {
  title: t('Your shortlist'),
  description: t('The vendors you have saved on this device.'),
  lead: t('Saved on this device alone. It can be read without a network.'),
  empty: t('Nothing is saved yet. Press Save on a vendor, and it appears here.'),
  find: t('Find a vendor'),
  needsScripts: t('The shortlist is kept by your browser, which needs JavaScript for that.'),
  remove: t('Remove'),
  removed: (name: string): string => t('{name} is removed from your shortlist.', { name }),
  choose: t('Ask'),
  chooseLead: (max: number) => t('Tick up to {max} to ask them with one form.', { max }),
  share: t('Share with the family'),
  shareLead: t('They see these vendors by a link, vote and comment, without an account.'),
  shareTitle: t('Name of the list'),
  shareTitleHint: t('Such as Caterers for Meera’s wedding'),
  shareMore: (max: number) => t('A shared list holds the first {max}.', { max }),
  sharing: t('Making the link...'),
} as const;
