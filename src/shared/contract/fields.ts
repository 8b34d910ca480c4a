/** @file The first look at a value that came from outside: all that every page carries of it. */

type Fields = Readonly<Record<string, unknown>>;

export const isText = (value: unknown): value is string => typeof value === 'string';
/** An object with keys, and no list. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The texts among an object's values, by their keys; whatever else is there is left out. */
export const textsOf = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(isFields(value) ? value : {}).filter((entry): entry is [string, string] =>
      isText(entry[1]),
    ),
  );
