/** @file What the site makes of the answer to an enquiry. */
import type { EnquiryReceipt } from '#contract/enquiries.ts';
import { hasShape, isLike } from '#contract/shape.ts';

/** The part of a receipt that is shown. */
export type SentReceipt = Pick<EnquiryReceipt, 'reference' | 'statusUrl'>;
/** What a visitor is thanked with: nothing is known yet of an enquiry that was accepted with an answer nobody could read. */
export type Thanks = Partial<SentReceipt>;

const privatePage = /\/enquiry\/[\w-]+$/;

export const isReceipt = hasShape<SentReceipt>({
  reference: isLike(/^[\w-]{1,40}$/),
  statusUrl: isLike(privatePage),
});

const isNumbered = hasShape<Pick<SentReceipt, 'reference'>>({ reference: isLike(/^[\w-]{1,40}$/) });
/** What a page posted without scripts is answered: the link is told once, so that words sent again open nobody's page. */
export const isReferenced = (value: unknown): value is SentReceipt =>
  isNumbered(value) && (!('statusUrl' in value) || isReceipt(value));

/** The path of the private page on this site, wherever the address points to. */
export const statusPath = ({ statusUrl = '' }: Thanks): string | undefined =>
  privatePage.exec(statusUrl)?.[0];
