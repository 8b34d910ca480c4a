/**
 * @file Guards for input from outside the browser's code - replies, and stored data of the device - in the few bytes that a first
 * page can spare (see docs/adr/0015-what-comes-from-outside.md). The server validates with the schemas.
 */

import { isFields, isText } from '#domain/formats/fields.ts';

/** A check of a value's shape. Never throws. */
export type Guard<T> = (value: unknown) => value is T;

export const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';
/** Accepts a text that is a point in time. */
export const isInstant = (value: unknown): value is string =>
  isText(value) && !Number.isNaN(Date.parse(value));
/** Returns a guard for texts of a pattern. */
export const isLike =
  (pattern: RegExp): Guard<string> =>
  (value): value is string =>
    isText(value) && pattern.test(value);

export const isOneOf =
  <T>(values: readonly T[]): Guard<T> =>
  (value): value is T =>
    values.includes(value as T);

export const orNull =
  <T>(guard: Guard<T>): Guard<T | null> =>
  (value): value is T | null =>
    value === null || guard(value);

export const isListOf =
  <T>(guard: Guard<T>): Guard<T[]> =>
  (value): value is T[] =>
    Array.isArray(value) && value.every(guard);

/** Returns a guard for objects with at least these keys. */
export const hasShape =
  <T extends object>(shape: { readonly [K in keyof T]-?: Guard<T[K]> }): Guard<T> =>
  (value): value is T =>
    isFields(value) && Object.entries<Guard<unknown>>(shape).every(([key, guard]) => guard(value[key]));
