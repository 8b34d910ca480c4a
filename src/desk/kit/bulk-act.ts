/** @file One thing done to many enquiries: what became of it, and whether it can be taken back. */
import { changes } from '#contract/desk/enquiry-changes.ts';
import type { EnquiryBulkAction, EnquiryBulkResult } from '#contract/desk/enquiry-list.ts';

/** The references of those that were done. */
export const doneIn = (results: readonly EnquiryBulkResult[]) =>
  results.flatMap(({ done, reference }) => (done ? [reference] : []));

/** A release sends mails, which cannot be taken back. */
export const isUndoable = (action: EnquiryBulkAction) =>
  !('status' in action && 'effect' in changes.staff[action.status]);

/** What is said of an act, and of those that refused it. */
export function told(done: string, results: readonly EnquiryBulkResult[]): string {
  const refused = results.filter((one) => !one.done);
  const count = results.length - refused.length;
  const reasons = refused.map(({ reference, why }) => `${reference}: ${why ?? 'not done'}`);
  return [count > 0 && (results.length === 1 ? `${done}.` : `${done}: ${count}.`), ...reasons]
    .filter(Boolean)
    .join(' ');
}
