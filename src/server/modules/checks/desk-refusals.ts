/** @file Refusals of decisions at the desk. */
import type { CheckStatus } from '#domain/vendors/check-changes.ts';
import { Problem } from '#platform/problem.ts';

/** Returns the refusal for a check whose status has changed. */
export const standsElsewhere = (status: CheckStatus): Problem =>
  new Problem('conflict', { message: `This check is ${status.replace('_', ' ')} already.` });

/** Returns the refusal after the time to undo. */
export const undoneTooLate = (): Problem =>
  new Problem('conflict', { message: 'The vendor has been told: it is too late to undo this.' });
