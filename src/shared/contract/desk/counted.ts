/** @file Counts of a view of a long list: bounded, since counting is most of a list's cost and "500+" is enough. */
import { z } from 'zod';

/** Views are counted up to this. */
export const countMax = 500;
/** A count of a view. */
export const Counted = z
  .number()
  .int()
  .max(countMax + 1);
/** What a reader of the contract must know of it. */
export const countedWords = `counted up to ${countMax}; ${countMax + 1} means that there are more`;
