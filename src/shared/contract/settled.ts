/** @file The outcome of a call as data, so that a failed part of a page does not break the others. */
import { isApiError } from './api-error.ts';

/** A failed part, as serialised into the page. */
export type Failure = { status: number; code: string; message: string };
/** A part of a page's data: loaded or failed. */
export type Settled<T> = { ok: true; value: T } | { ok: false; error: Failure };
/** Settled or pending. */
export type Async<T> = Settled<T> | Promise<Settled<T>>;

/** Resolves to the outcome of a call. Rejects only for an error in our own code. */
export const settle = <T>(part: Promise<T>): Promise<Settled<T>> =>
  part.then(
    (value) => ({ ok: true, value }),
    (error: unknown) => {
      if (isApiError(error))
        return { ok: false, error: { status: error.status, code: error.code, message: error.message } };
      throw error;
    },
  );
