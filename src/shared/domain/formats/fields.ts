/** @file The smallest checks of values from outside, which every page carries. */

type Fields = Readonly<Record<string, unknown>>;

export const isText = (value: unknown): value is string => typeof value === 'string';
/** Returns whether a value is an object but not an array. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the string values of an object by their keys. */
export const textsOf = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(isFields(value) ? value : {}).filter((entry): entry is [string, string] =>
      isText(entry[1]),
    ),
  );
