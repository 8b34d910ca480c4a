/** @file The names of vendors' short addresses: claimed once, kept for ever. */
import { and, eq, inArray } from '#platform/db/drizzle.ts';
import { profilePath } from '#facts/paths.ts';
import { proposedShortNames, shortNameAt } from '#domain/vendors/short-name.ts';
import type { Database, Tx } from '#platform/db/handle.ts';
import { vendors, vendorShortNames } from '#platform/db/tables.ts';
import { isPublic } from '#platform/db/tables/vendors.ts';
import { Problem } from '#platform/problem.ts';
import { sha256 } from '#platform/secrets.ts';
import { t } from '#words/t.ts';
import type { VendorRow } from './public-vendor.ts';

/** Returns the form in which the name of an erased vendor stays taken. No name that can be chosen has it. */
const erasedForm = (name: string) => `#${sha256(name).toString('base64url')}`;

/** Returns the names among these that nobody has or had. */
async function freeAmong(tx: Tx, names: readonly string[]): Promise<string[]> {
  const asked = names.flatMap((name) => [name, erasedForm(name)]);
  const rows = asked.length
    ? await tx
        .select({ name: vendorShortNames.name })
        .from(vendorShortNames)
        .where(inArray(vendorShortNames.name, asked))
    : [];
  const taken = new Set(rows.map(({ name }) => name));
  return names.filter((name) => !taken.has(name) && !taken.has(erasedForm(name)));
}

/**
 * Gives a name to a vendor; one that it had before is its own again. Of two racing vendors the table lets one have it.
 * @throws Problem conflict when another vendor has or had it; the message proposes a free one
 */
export async function claimShortName(tx: Tx, vendor: VendorRow, name: string): Promise<void> {
  const [erased] = await tx
    .select({ name: vendorShortNames.name })
    .from(vendorShortNames)
    .where(eq(vendorShortNames.name, erasedForm(name)));
  const [claimed] = erased
    ? []
    : await tx
        .insert(vendorShortNames)
        .values({ name, vendorId: vendor.id })
        .onConflictDoNothing()
        .returning();
  if (claimed) return;
  const [own] = await tx
    .select({ name: vendorShortNames.name })
    .from(vendorShortNames)
    .where(and(eq(vendorShortNames.name, name), eq(vendorShortNames.vendorId, vendor.id)));
  if (own) return;
  const [free] = await freeAmong(
    tx,
    proposedShortNames({ ...vendor, category: vendor.categories[0] ?? null }).filter((one) => one !== name),
  );
  const message = free
    ? t('Another business has this address. This one is free: {name}', { name: free })
    : t('Another business has this address. Please choose another.');
  throw new Problem('conflict', { message, fieldErrors: { shortName: message } });
}

/** Resolves to every name that a vendor has or had. */
export async function shortNamesOf(reader: Database, vendorId: string): Promise<string[]> {
  const rows = await reader
    .select({ name: vendorShortNames.name })
    .from(vendorShortNames)
    .where(eq(vendorShortNames.vendorId, vendorId))
    .orderBy(vendorShortNames.createdAt, vendorShortNames.name);
  return rows.map(({ name }) => name);
}

/** Replaces the names of a vendor that is erased by their hashes, so that nobody gets its printed addresses. */
export async function forgetShortNames(tx: Tx, vendorId: string): Promise<void> {
  for (const name of await shortNamesOf(tx, vendorId))
    await tx
      .update(vendorShortNames)
      .set({ name: erasedForm(name), vendorId: null })
      .where(eq(vendorShortNames.name, name));
}

/** Resolves to the path of the profile that a short path leads to; null for another path, a name that nobody has, or a vendor out of sight. */
export async function profileAtShortPath(db: Database, path: string): Promise<string | null> {
  const name = shortNameAt(path);
  if (name === null) return null;
  const [found] = await db
    .select({ id: vendors.id })
    .from(vendorShortNames)
    .innerJoin(vendors, eq(vendors.id, vendorShortNames.vendorId))
    .where(and(eq(vendorShortNames.name, name), isPublic(vendors)));
  return found ? profilePath(found.id) : null;
}
