import type { ClaimStatus } from '#domain/vendors/claim-changes.ts';

/** The states of a claim, in the words of the desk. */
export const claimWords: Readonly<Record<ClaimStatus, string>> = {
  begun: 'mailed, not gone on with',
  waiting: 'waits for our call',
  checked: 'waits for a decision',
  approved: 'approved',
  refused: 'refused',
  ended: 'ended',
};
