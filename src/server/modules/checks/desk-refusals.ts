/** @file Why a decision at the desk was not made. */
import type { CheckStatus } from '#domain/vendors/check-changes.ts';
import { Problem } from '#platform/problem.ts';

/** Somebody was faster, or it stands elsewhere. */
export const standsElsewhere = (status: CheckStatus): Problem =>
  new Problem('conflict', { message: `This check is ${status.replace('_', ' ')} already.` });

/** The time to take it back is over. */
export const undoneTooLate = (): Problem =>
  new Problem('conflict', { message: 'The vendor has been told: it is too late to undo this.' });
