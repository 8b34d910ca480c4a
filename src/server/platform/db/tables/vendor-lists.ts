/** @file A family's shared shortlists: anybody with the address reads, votes and comments, without an account. */
import { index, integer, pgTable, primaryKey, smallint, text, unique, uuid } from '#platform/db/drizzle.ts';
import { bytes, createdAt, idColumn, instant, updatedAt } from './columns.ts';

export const vendorLists = pgTable(
  'vendor_lists',
  {
    id: idColumn(),
    /** Hash of the secret in the address. */
    secretHash: bytes().notNull(),
    title: text().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** Destroyed after this; postponed by every change of the list. */
    endsAt: instant().notNull(),
    /** Retained for a while, so that it can be restored. */
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
    /** No foreign key: a deleted vendor is left out of the page. */
    vendorId: uuid().notNull(),
    position: integer().notNull(),
    /** Retained with its votes and comments for a while, so that it can be restored. */
    removedAt: instant(),
    /** The voter's name of the person who removed it; empty without one. */
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
    /** Random id made by the device, known to nobody else. */
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
    /** Null for a comment on the whole list. */
    vendorId: uuid(),
    voter: uuid().notNull(),
    name: text().notNull(),
    text: text().notNull(),
    at: createdAt(),
  },
  (table) => [index('vendor_list_comments_list_idx').on(table.listId, table.id)],
);
