import type { Tx } from '#platform/db/handle.ts';
import { markets } from '#platform/db/tables.ts';
import { marketSeeds } from './seed/markets.ts';

/** Stores the six markets, before the vendors that refer to them. */
export async function seedMarkets(tx: Tx): Promise<void> {
  await tx.insert(markets).values([...marketSeeds]);
}
