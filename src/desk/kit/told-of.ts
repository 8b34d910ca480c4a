import type { EnquiryBulkResult } from '#contract/desk/enquiry-list.ts';

/** Returns the message about an act on many enquiries, including refusals. */
export function toldOf(done: string, results: readonly EnquiryBulkResult[]): string {
  const refused = results.filter((one) => !one.done);
  const count = results.length - refused.length;
  const reasons = refused.map(({ reference, why }) => `${reference}: ${why ?? 'not done'}`);
  return [count > 0 && (results.length === 1 ? `${done}.` : `${done}: ${count}.`), ...reasons]
    .filter(Boolean)
    .join(' ');
}
