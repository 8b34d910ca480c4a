/** What the keys of all drafts on the device begin with. */
export const draftKeys = 'draft:';
