/** Enquiries put straight into the database, as many and as old as a test wants them. */
import { randomBytes } from 'node:crypto';
import { leads } from '#platform/db/tables.ts';
import type { TestSite } from './site.ts';

type NewLead = typeof leads.$inferInsert;
let count = 0;

/** A row of the table; each has a reference of its own. */
export function leadRow(given: Partial<NewLead> = {}): NewLead {
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

/** Stores them and answers their references in the same order. */
export async function storeEnquiries(
  { db }: Pick<TestSite, 'db'>,
  rows: readonly Partial<NewLead>[],
): Promise<string[]> {
  const made = await db
    .insert(leads)
    .values(rows.map((row) => leadRow(row)))
    .returning({ reference: leads.reference });
  return made.map(({ reference }) => reference);
}
