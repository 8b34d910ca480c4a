/** @file The receipt of an enquiry. */
import type { EnquiryReceipt } from '#contract/enquiries.ts';
import { twinPath } from '#ui/twin-path.ts';
import { isFields } from '#domain/formats/fields.ts';
import { hasShape, isLike } from '#contract/shape.ts';

/** The shown part of a receipt. */
export type SentReceipt = Pick<EnquiryReceipt, 'reference' | 'statusUrl'>;
/** Data of the success view; empty when the enquiry was accepted and its reply could not be read. */
export type Thanks = Partial<SentReceipt>;

const privatePage = /\/enquiry\/[\w-]+$/;

export const isReceipt = hasShape<SentReceipt>({
  reference: isLike(/^[\w-]{1,40}$/),
  statusUrl: isLike(privatePage),
});

/** Accepts a receipt, and the empty reply of a server that accepted the enquiry: it is not a damaged receipt. */
export const isAccepted = (value: unknown): value is SentReceipt | Record<string, never> =>
  isReceipt(value) || (isFields(value) && !('reference' in value));

const isNumbered = hasShape<Pick<SentReceipt, 'reference'>>({ reference: isLike(/^[\w-]{1,40}$/) });
/** Accepts the receipt for a form without scripts. Only the first has the private link: a repeated post must not get it. */
export const isReferenced = (value: unknown): value is SentReceipt =>
  isNumbered(value) && (!('statusUrl' in value) || isReceipt(value));

/** Returns the path of the private page on this site, in the language of this page, for any host in the address. */
export function statusPath({ statusUrl = '' }: Thanks): string | undefined {
  const path = privatePage.exec(statusUrl)?.[0];
  return path && twinPath(path);
}
