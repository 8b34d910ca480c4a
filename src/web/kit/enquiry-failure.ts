import type { EnquiryKind, FailureText } from '#contract/enquiry-kinds.ts';

/** The stated sentence of a failed enquiry; null where the specification is silent. A missing field is said as it is worded. */
export function failureText(
  { failure, missing }: { failure: FailureText; missing?: EnquiryKind['missing'] },
  error: unknown,
): string | null {
  const message = error instanceof Error ? error.message : '';
  if (missing && message === missing) return missing;
  if (failure === 'silent') return null;
  return 'fixed' in failure ? failure.fixed : failure.prefix + message;
}
