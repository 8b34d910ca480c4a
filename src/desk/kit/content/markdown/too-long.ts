const numbers = new Intl.NumberFormat('en-IN');

/** Returns the message for a text that is too long. */
export const tooLong = (length: number, max: number): string =>
  `That would be ${numbers.format(length)} characters. There is room for ${numbers.format(max)}, so nothing was added.`;
