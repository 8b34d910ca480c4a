/** So long an act that ends something can be taken back before it is done. */
export const undoSeconds = 10;
/** What became of one that could not be done is told for so long. */
export const heldFailureHours = 24;
