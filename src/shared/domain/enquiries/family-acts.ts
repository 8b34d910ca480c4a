/** A family's acts on one vendor: recall its details, recall everything, or report a booking. */
export const familyActs = ['details', 'recalled', 'chosen'] as const;
export type FamilyAct = (typeof familyActs)[number];
