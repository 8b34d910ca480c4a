/** What the keys of all drafts on the device begin with. */
export const draftKeys = 'draft:';
/** The key of one draft by its name, which says the form and what it is about. */
export const draftKey = (draftId: string): string => `${draftKeys}${draftId}`;

/** What the names of a vendor's drafts begin with: they go at its log-out, since others may use the device. */
export const workshopDrafts = 'workshop:';
/** What the names of drafts of comments on shared lists begin with. */
export const listDrafts = 'list:';
/** The name of the draft of a list's comments. */
export const listDraft = (listId: string): string => `${listDrafts}${listId}`;
