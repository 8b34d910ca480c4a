/** Prefix of the keys of all drafts on the device. */
export const draftKeys = 'draft:';
/** Returns the key of a draft by its name, which states the form and its subject. */
export const draftKey = (draftId: string): string => `${draftKeys}${draftId}`;

/** Prefix of the names of a vendor's drafts: they are deleted at its log-out, since others may use the device. */
export const workshopDrafts = 'workshop:';
/** Returns the name of the draft of a part of the vendor's own page. */
export const ownDraft = (vendorId: string, part: string): string => `${workshopDrafts}${vendorId}:${part}`;
/** Prefix of the names of drafts of comments on shared lists. */
const listDrafts = 'list:';
/** Returns the name of the draft of a list's comments. */
export const listDraft = (listId: string): string => `${listDrafts}${listId}`;
