/** Seconds during which an irreversible act can be undone before it is carried out. */
export const undoSeconds = 10;
/** Hours for which the failure of such an act is shown. */
export const heldFailureHours = 24;
