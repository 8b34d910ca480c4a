/** Returns the name under which this device stores an unsent answer. */
export const answerDraft = (reference: string): string => `answer-${reference}`;
/** The hash that opens the editor of an enquiry. */
export const answerHash = '#answer';
