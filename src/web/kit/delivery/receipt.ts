/** @file The receipt of an enquiry. */
import type { EnquiryReceipt } from '#contract/enquiries.ts';
import { twinPath } from '#ui/twin-path.ts';
import { isFields } from '#domain/formats/fields.ts';
import { hasShape, isLike } from '#contract/shape.ts';

/** The part of a receipt that is shown. */
export type SentReceipt = Pick<EnquiryReceipt, 'reference' | 'statusUrl'>;
/** What the success view shows; empty when the enquiry was accepted and its answer could not be read. */
export type Thanks = Partial<SentReceipt>;

const privatePage = /\/enquiry\/[\w-]+$/;

export const isReceipt = hasShape<SentReceipt>({
  reference: isLike(/^[\w-]{1,40}$/),
  statusUrl: isLike(privatePage),
});

/** Accepts a receipt, and the answer of a server that took the enquiry and has no more to say: it is no receipt that was damaged. */
export const isAccepted = (value: unknown): value is SentReceipt | Record<string, never> =>
  isReceipt(value) || (isFields(value) && !('reference' in value));

const isNumbered = hasShape<Pick<SentReceipt, 'reference'>>({ reference: isLike(/^[\w-]{1,40}$/) });
/** Accepts the receipt for a form without scripts. It has the private link only once: the same words sent again must not get it. */
export const isReferenced = (value: unknown): value is SentReceipt =>
  isNumbered(value) && (!('statusUrl' in value) || isReceipt(value));

/** Returns the path of the private page on this site, in the language of this page, whatever host the address names. */
export function statusPath({ statusUrl = '' }: Thanks): string | undefined {
  const path = privatePage.exec(statusUrl)?.[0];
  return path && twinPath(path);
}
