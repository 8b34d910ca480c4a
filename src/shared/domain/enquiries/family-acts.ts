/** What a family may do with one vendor: take its details back, take everything back, or say that it has booked. */
export const familyActs = ['details', 'recalled', 'chosen'] as const;
export type FamilyAct = (typeof familyActs)[number];
