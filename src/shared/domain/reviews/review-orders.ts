/** The orders in which the reviews of a vendor may be read; the first is the usual one. */
export const reviewOrders = ['newest', 'highest', 'lowest'] as const;
export type ReviewOrder = (typeof reviewOrders)[number];
