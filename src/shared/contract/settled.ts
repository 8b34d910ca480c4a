/** @file A call's outcome as data, so that a failing part of a page never takes the others down. */
import { isApiError } from './client.ts';

/** A failed part, small enough to travel in the page. */
export type Failure = { status: number; code: string; message: string };
/** A part of a page's data, there or failed. */
export type Settled<T> = { ok: true; value: T } | { ok: false; error: Failure };
/** Settled already, or on its way. */
export type Async<T> = Settled<T> | Promise<Settled<T>>;

/** Turns a refused or failed call into data; a fault of our own code still throws. */
export const settle = <T>(part: Promise<T>): Promise<Settled<T>> =>
  part.then(
    (value) => ({ ok: true, value }),
    (error: unknown) => {
      if (isApiError(error))
        return { ok: false, error: { status: error.status, code: error.code, message: error.message } };
      throw error;
    },
  );
