import type { Tx } from '#platform/db/handle.ts';
import { hourMs } from '#facts/time.ts';
import { Problem } from '#platform/problem.ts';
import type { Limit } from '#platform/rate-limit.ts';
import { sha256 } from '#platform/secrets.ts';
import type { Enquiry, EnquiryDependencies } from '#modules/enquiries/enquiry.types.ts';
import { findEnquiry, lockEnquiry } from '#modules/enquiries/record/find-enquiry.ts';

/** The limits of one request, across all addresses. */
export const limitsOf: readonly Limit[] = [{ name: 'own-enquiry', max: 30, windowMs: hourMs }];

/** Runs work on the locked request of a secret; it may have changed or lost this link meanwhile. @throws Problem not_found */
export const createWithOwn =
  ({ db, limiter }: Pick<EnquiryDependencies, 'db' | 'limiter'>) =>
  async <Result>(secret: string, work: (tx: Tx, enquiry: Enquiry) => Promise<Result>): Promise<Result> => {
    const { id } = await findEnquiry(db, { secret });
    await limiter.take(limitsOf, id);
    return db.transaction(async (tx) => {
      const enquiry = await lockEnquiry(tx, { id });
      if (!enquiry.secretHash.equals(sha256(secret))) throw new Problem('not_found');
      return work(tx, enquiry);
    });
  };
