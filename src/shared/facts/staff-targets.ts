/** How soon the staff wants to have done something, in hours. The desk's sheet and lists measure by it. */
export const staffTargetHours = {
  /** From the moment an enquiry came to the first answer. */
  firstAnswer: 24,
  /** From a message of a family to the next word of anybody else in its thread. */
  threadAnswer: 24,
} as const;
