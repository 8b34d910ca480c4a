/** @file Keys of small fields that are named elsewhere, apart from the table of all, which few pages load. */

/** Key of the number of guests, which a family can also change on its private page. */
export const guestsKey = 'guests';
export const budgetKey = 'budget';
/** Parts that a vendor's own page shows at once, since every quote depends on them. The others are folded. */
export const keysInSight: readonly string[] = [guestsKey, budgetKey];
