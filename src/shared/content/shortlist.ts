/** The words of the shortlist. */
export const shortlistWords = {
  title: 'Your shortlist',
  description: 'The vendors you have saved on this device.',
  lead: 'Saved on this device alone. It can be read without a network.',
  empty: 'Nothing is saved yet. Press Save on a vendor, and it stands here.',
  find: 'Find a vendor',
  needsScripts: 'The shortlist is kept by your browser, which needs JavaScript for that.',
  remove: 'Remove',
  choose: 'Ask',
  chooseLead: (max: number) => `Tick up to ${max} to ask them with one form.`,
  share: 'Share with the family',
  shareLead: 'They see these vendors by a link, vote and comment, without an account.',
  shareTitle: 'Name of the list',
  shareTitleHint: 'Such as Caterers for Meera’s wedding',
  shareMore: (max: number) => `A shared list holds the first ${max}.`,
  sharing: 'Making the link...',
} as const;
