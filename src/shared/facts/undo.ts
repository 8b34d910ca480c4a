/** Seconds during which an irreversible act can be undone before it is carried out. */
export const undoSeconds = 10;
/** The acts after which the address of a request opens nothing. */
export const addressEndingActs = ['erased', 'link'] as const;
/** Returns whether an act is one of them. */
export const endsAddress = (act: string): boolean => (addressEndingActs as readonly string[]).includes(act);
/** Hours for which the failure of such an act is shown. */
export const heldFailureHours = 24;
