/** Target times of the staff, in hours, used by the desk's pages and lists. */
export const staffTargetHours = {
  /** From the arrival of an enquiry to the first answer. */
  firstAnswer: 24,
  /** From a family's message to the next message of anybody else in its thread. */
  threadAnswer: 24,
} as const;
