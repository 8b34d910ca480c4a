import type { Tx } from '#platform/db/handle.ts';
import { markets } from '#platform/db/tables.ts';
import { marketSeeds } from './seed/markets.ts';

/** Stores the six markets. They come before the vendors, who stand in them. */
export async function seedMarkets(tx: Tx): Promise<void> {
  await tx.insert(markets).values([...marketSeeds]);
}
