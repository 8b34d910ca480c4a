/** @file Checking of replies before use. */
import { ApiError } from './api-error.ts';
import type { Guard } from './shape.ts';

declare const unread: unique symbol;
/** The unchecked reply to a change, which may not have the shape of the contract. `checked` unwraps it. */
export type Unread<T> = { readonly [unread]: T };

/**
 * Returns the parsed body of an answer with the expected status.
 * @throws ApiError on any other: with the body's sentence for a refusal; with status 0 for another success or a redirection, such
 * as the page of a captive portal.
 */
export function acceptedBody(status: number, success: number, body: unknown): unknown {
  if (status === success) return body;
  throw new ApiError(status < 400 ? 0 : status, body);
}

/**
 * Resolves to the reply when the guard accepts it, typed as far as the guard has checked it.
 * @throws ApiError with the code `unreadable` when the call succeeded and its reply is cut or of another shape.
 */
export async function checked<T>(fits: Guard<T>, call: Promise<Unread<NoInfer<T>> | NoInfer<T>>): Promise<T> {
  const reply: unknown = await call;
  if (fits(reply)) return reply;
  throw new ApiError(0, { code: 'unreadable' });
}
