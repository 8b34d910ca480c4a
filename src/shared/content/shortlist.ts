/** The words of the shortlist. */
export const shortlistWords = {
  title: 'Your shortlist',
  description: 'The vendors you have saved on this device.',
  lead: 'Saved on this device alone. It can be read without a network.',
  empty: 'Nothing is saved yet. Press Save on a vendor, and it stands here.',
  find: 'Find a vendor',
  needsScripts: 'The shortlist is kept by your browser, which needs JavaScript for that.',
  remove: 'Remove',
} as const;
