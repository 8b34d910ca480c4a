/** Enquiries stored directly in the database, in any number and age. */
import { randomBytes } from 'node:crypto';
import { enquiries } from '#platform/db/tables.ts';
import type { TestSite } from './site.ts';

type NewEnquiry = typeof enquiries.$inferInsert;
let count = 0;

/** Returns a row of the table; each has its own reference. */
export function enquiryRow(given: Partial<NewEnquiry> = {}): NewEnquiry {
  count += 1;
  const { name = 'Kavita Menon', phone = '9876500001', email = 'kavita@example.com', message } = given;
  return {
    kind: 'contact',
    reference: `AGN-T${String(count).padStart(6, '0')}`,
    secretHash: randomBytes(32),
    name,
    phone,
    email,
    payload: { name, phone, email, ...(message && { message }) },
    ...given,
  };
}

/** Stores them and returns their references in the same order. */
export async function storeEnquiries(
  { db }: Pick<TestSite, 'db'>,
  rows: readonly Partial<NewEnquiry>[],
): Promise<string[]> {
  const made = await db
    .insert(enquiries)
    .values(rows.map((row) => enquiryRow(row)))
    .returning({ reference: enquiries.reference });
  return made.map(({ reference }) => reference);
}
