/** @file Shortlists that a family shares: whoever has the address reads, votes and comments, without an account. */
import { index, integer, pgTable, primaryKey, smallint, text, unique, uuid } from '#platform/db/drizzle.ts';
import { bytes, createdAt, idColumn, instant, updatedAt } from './columns.ts';

export const vendorLists = pgTable(
  'vendor_lists',
  {
    id: idColumn(),
    /** The secret of the address, as a hash. */
    secretHash: bytes().notNull(),
    title: text().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** Destroyed after this; moved on whenever somebody changes the list. */
    endsAt: instant().notNull(),
    /** Kept for a while, so that it can come back. */
    deletedAt: instant(),
    deletedBy: text(),
  },
  (table) => [
    unique('vendor_lists_secret_key').on(table.secretHash),
    index('vendor_lists_ends_idx').on(table.endsAt),
  ],
);

const listId = () =>
  uuid()
    .notNull()
    .references(() => vendorLists.id, { onDelete: 'cascade' });

export const vendorListItems = pgTable(
  'vendor_list_items',
  {
    listId: listId(),
    /** No foreign key: who is gone is left out of the page. */
    vendorId: uuid().notNull(),
    position: integer().notNull(),
    /** Kept with its votes and comments for a while, so that it can come back. */
    removedAt: instant(),
    /** The name given for voting of who removed it; empty without one. */
    removedBy: text(),
  },
  (table) => [primaryKey({ columns: [table.listId, table.vendorId] })],
);

/** One vote of each device for each vendor. */
export const vendorListVotes = pgTable(
  'vendor_list_votes',
  {
    listId: listId(),
    vendorId: uuid().notNull(),
    /** Made up by the device, known to nobody else. */
    voter: uuid().notNull(),
    name: text().notNull(),
    /** 1 or -1. */
    vote: smallint().notNull(),
    at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.listId, table.vendorId, table.voter] })],
);

export const vendorListComments = pgTable(
  'vendor_list_comments',
  {
    id: idColumn(),
    listId: listId(),
    /** Null: about the whole list. */
    vendorId: uuid(),
    voter: uuid().notNull(),
    name: text().notNull(),
    text: text().notNull(),
    at: createdAt(),
  },
  (table) => [index('vendor_list_comments_list_idx').on(table.listId, table.id)],
);
