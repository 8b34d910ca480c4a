/** What the keys of all drafts on the device begin with. */
export const draftKeys = 'draft:';

/** What the names of a vendor's drafts begin with: they go with its session, since others may use the device. */
export const workshopDrafts = 'workshop:';
