/** The state of the history entry to which a registration leads. */
export const registered = 'registered';
