/** @file A table of vendors: the fate of each row, and the pages of the new ones. A vendor that is here is named and never changed. */
import { and, eq, inArray, max, sql } from '#platform/db/drizzle.ts';
import type { VendorTable, VendorTableRow } from '#contract/desk/vendor-table.ts';
import { vendorTags } from '#domain/vendors/vendor-tags.ts';
import { rowFates, type TableField } from '#domain/vendors/vendor-table.ts';
import { dayInDelhi } from '#facts/time.ts';
import { instantOf, type Clock } from '#platform/clock.ts';
import { newId } from '#platform/db/tables/columns.ts';
import type { Database, Tx } from '#platform/db/handle.ts';
import { accounts, events, vendors } from '#platform/db/tables.ts';
import { isOwnerOf } from '#platform/db/tables/accounts.ts';
import { isPresent } from '#platform/db/tables/vendors.ts';
import { recordEvent, type Actor } from '#platform/events.ts';
import type { Parsing } from '#platform/parsing/parsing.ts';
import { regionOfAddress } from '../new-vendor.ts';
import { searchColumns } from '../vendor-search.ts';
import { learnWords } from '../vendor-words.ts';
import { readRows, type ReadRow, type ReadTable } from './read-rows.ts';

type Dependencies = {
  db: Database;
  clock: Clock;
  parsing: Pick<Parsing, 'read'>;
  drop: (tags: readonly string[]) => void;
};
type Present = { id: string; companyName: string; phone: string | null; hidden: boolean; managed: boolean };

/** Returns the vendors that have one of the numbers, by number; samples are nobody's. */
async function presentBy(within: Database, phones: readonly string[]): Promise<Map<string, Present>> {
  if (phones.length === 0) return new Map();
  const rows = await within
    .select({
      id: vendors.id,
      companyName: vendors.companyName,
      phone: vendors.phone,
      hidden: sql<boolean>`${vendors.hiddenAt} is not null`,
      managed: sql<boolean>`${accounts.id} is not null`,
    })
    .from(vendors)
    .leftJoin(accounts, isOwnerOf(vendors.id))
    .where(and(inArray(vendors.phone, [...phones]), isPresent(vendors), eq(vendors.isSample, false)))
    .orderBy(vendors.id);
  return new Map(rows.toReversed().map((row) => [row.phone!, row]));
}

/** Returns when each vendor was last invited to claim its page. */
async function invitedAt(within: Database, ids: readonly string[]): Promise<Map<string, Date>> {
  if (ids.length === 0) return new Map();
  const rows = await within
    .select({ id: events.subjectId, at: max(events.at) })
    .from(events)
    .where(
      and(
        eq(events.subjectKind, 'vendor'),
        inArray(events.subjectId, [...ids]),
        eq(events.type, 'claim.invited'),
      ),
    )
    .groupBy(events.subjectId);
  return new Map(rows.map(({ id, at }) => [id!, at!]));
}

/** Returns the row of a vendor without an account. */
function broughtRow(read: ReadRow, at: Date): typeof vendors.$inferInsert & { id: string; search: string } {
  const { name, phone, ownerName, address, area, categories, prices } = read;
  const shown = { companyName: name, ownerName, address, area, categories, prices, productSelection: null };
  const region = regionOfAddress(address);
  const none = { areasServed: [], marketId: null, description: null, services: [], facts: {}, packages: [] };
  return {
    id: newId(),
    ...shown,
    phone,
    region,
    publicSince: at,
    ...searchColumns({ ...shown, ...none, region }),
  };
}

/** Returns the fates of the rows as things stand. */
async function fatesOf(within: Database, { rows }: ReadTable): Promise<VendorTableRow[]> {
  const phones = rows.flatMap(({ phone }) => (phone ? [phone] : []));
  const present = await presentBy(within, phones);
  const invited = await invitedAt(
    within,
    [...present.values()].map(({ id }) => id),
  );
  const firstRows = new Map<string, number>();
  return rows.map(({ row, name, phone, email, notes, refused }) => {
    const plain = { row, name, vendorId: null, email: null, invitedAt: null, claimable: false };
    if (refused) return { ...plain, fate: 'refused', notes };
    const first = firstRows.get(phone);
    if (first !== undefined)
      return { ...plain, fate: 'refused', notes: [`Row ${first} has the same phone number.`] };
    firstRows.set(phone, row);
    const there = present.get(phone);
    if (!there) return { ...plain, fate: 'new', notes, email };
    return {
      ...plain,
      fate: 'here',
      notes: [
        `${there.companyName} has this number, and stays as it is.`,
        ...(there.hidden ? ['Its page is hidden.'] : []),
      ],
      vendorId: there.id,
      email,
      invitedAt: instantOf(invited.get(there.id) ?? null),
      claimable: !there.managed && !there.hidden,
    };
  });
}

/** Creates the reading of tables. */
export function createVendorTable({ db, clock, parsing, drop }: Dependencies) {
  async function bring(tx: Tx, read: ReadTable, by: Actor): Promise<string[]> {
    // Two people may bring in one table: the second one finds the vendors of the first.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('vendor table', 0))`);
    const fates = await fatesOf(tx, read);
    const wanted = new Set(fates.flatMap(({ fate, row }) => (fate === 'new' ? [row] : [])));
    const at = clock();
    const made = read.rows.filter(({ row }) => wanted.has(row)).map((row) => broughtRow(row, at));
    for (const row of made) {
      await tx.insert(vendors).values(row);
      await recordEvent(tx, { type: 'vendor.brought', by, on: { kind: 'vendor', id: row.id }, at });
    }
    if (made.length > 0) await learnWords(tx, ...made.map(({ search }) => search));
    return made.map(({ id }) => id);
  }

  /**
   * Reads a table; `bring` makes the pages of its new vendors, in one transaction.
   * @throws Problem invalid_input for a file that is no table of vendors
   */
  return async function vendorTable(
    content: Uint8Array,
    chosen: readonly (TableField | null)[] | null,
    by: Actor | null,
  ): Promise<VendorTable> {
    const table = await parsing.read('table', content);
    const read = readRows(table, chosen, dayInDelhi(clock()).slice(0, 7));
    const made = by ? await db.transaction((tx) => bring(tx, read, by)) : [];
    if (made.length > 0) drop([...new Set(made.flatMap((id) => vendorTags(id)))]);
    const rows = await fatesOf(db, read);
    const countOf = (fate: string) => rows.filter((row) => row.fate === fate).length;
    return {
      columns: read.columns,
      rows,
      counts: Object.fromEntries(rowFates.map((fate) => [fate, countOf(fate)])) as VendorTable['counts'],
      brought: made.length,
    };
  };
}
