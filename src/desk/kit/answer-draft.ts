/** The name under which an answer is kept on this device until it is sent. */
export const answerDraft = (reference: string): string => `answer-${reference}`;
/** Opens the editor of an enquiry, behind its address. */
export const answerHash = '#answer';
