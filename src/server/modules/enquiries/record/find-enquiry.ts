/** @file Finds an enquiry, and locks it. */
import { eq } from '#platform/db/drizzle.ts';
import type { Database, Tx } from '#platform/db/handle.ts';
import { enquiries } from '#platform/db/tables.ts';
import { Problem } from '#platform/problem.ts';
import { sha256 } from '#platform/secrets.ts';
import type { Enquiry } from '#modules/enquiries/enquiry.types.ts';

/** A key of an enquiry: its number, its id, or the secret of its private link. */
export type EnquiryKey = { reference: string } | { id: string } | { secret: string };

/** @where How is the secret of a private link checked? */
const hasKey = (key: EnquiryKey) => {
  if ('id' in key) return eq(enquiries.id, key.id);
  // Every wrong secret costs one hash and one look-up, and gets the same answer.
  if ('secret' in key) return eq(enquiries.secretHash, sha256(key.secret));
  return eq(enquiries.reference, key.reference);
};

function required(enquiry: Enquiry | undefined, key: EnquiryKey): Enquiry {
  if (enquiry) return enquiry;
  throw new Problem(
    'not_found',
    'reference' in key ? { message: 'There is no enquiry of that number.' } : {},
  );
}

/** Returns an enquiry. @throws Problem not_found */
export async function findEnquiry(db: Database, key: EnquiryKey): Promise<Enquiry> {
  const [enquiry] = await db.select().from(enquiries).where(hasKey(key));
  return required(enquiry, key);
}

/** Locks an enquiry until the transaction ends: other changes wait. @throws Problem not_found */
export async function lockEnquiry(tx: Tx, key: EnquiryKey): Promise<Enquiry> {
  const [enquiry] = await tx.select().from(enquiries).where(hasKey(key)).for('update');
  return required(enquiry, key);
}
