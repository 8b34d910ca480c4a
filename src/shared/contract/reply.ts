/** @file Answers on their way from the wire to whoever acts on them. */
import { ApiError } from './client.ts';
import type { Guard } from './shape.ts';

declare const unread: unique symbol;
/** The reply to a change, which nobody has looked at yet: what came may not be what was stated. `checked` opens it. */
export type Unread<T> = { readonly [unread]: T };

/**
 * The parsed body of an answer with the stated status.
 * @throws ApiError on any other: a refusal as it was worded; another success or a redirection, such as the page of a hotel's
 * network, counts as no answer at all.
 */
export function acceptedBody(status: number, success: number, body: unknown): unknown {
  if (status === success) return body;
  throw new ApiError(status < 400 ? 0 : status, body);
}

/**
 * A reply of which that much is known to be there; the rest of it stays out of reach.
 * @throws ApiError with the code `unreadable` when the call succeeded and its reply is cut or of another shape.
 */
export async function checked<T>(fits: Guard<T>, call: Promise<Unread<NoInfer<T>> | NoInfer<T>>): Promise<T> {
  const reply: unknown = await call;
  if (fits(reply)) return reply;
  throw new ApiError(0, { code: 'unreadable' });
}
