import { index, pgTable, text, uniqueIndex, uuid } from '#platform/db/drizzle.ts';
import { accounts, tokens } from './accounts.ts';
import { bytes, createdAt, idColumn } from './columns.ts';

/** Devices notified of new requests: each belongs to a session and is deleted with it, however that ends. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: idColumn(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    tokenId: uuid()
      .notNull()
      .references(() => tokens.id, { onDelete: 'cascade' }),
    /** Keyed hash of the address: a device has one row, for any account on it. */
    addressHash: text().notNull(),
    /** Address and keys, sealed: their holder can send to the device. */
    sealed: bytes().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('push_subscriptions_token_key').on(table.tokenId),
    uniqueIndex('push_subscriptions_address_key').on(table.addressHash),
    index('push_subscriptions_account_idx').on(table.accountId),
  ],
);
