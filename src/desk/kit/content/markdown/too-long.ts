const numbers = new Intl.NumberFormat('en-IN');

/** What is said of a text that is refused for its length. */
export const tooLong = (length: number, max: number): string =>
  `That would be ${numbers.format(length)} characters. There is room for ${numbers.format(max)}, so nothing was added.`;
