/** The words of a price guide that no figure can give. */
export type GuideWords = {
  /** What makes the price higher or lower, the largest first. */
  readonly moves: readonly string[];
  /** What to ask each vendor before agreeing. */
  readonly asks: readonly string[];
};
