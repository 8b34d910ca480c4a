import { getTableColumns } from '#platform/db/drizzle.ts';
import { describe, expect, it } from 'vitest';
import { markets } from '#platform/db/tables.ts';
import { marketSeeds } from './markets.ts';

describe('the rows of the markets', () => {
  it('are six, with ids and places of their own', () => {
    expect(marketSeeds).toHaveLength(6);
    for (const key of ['id', 'name', 'route', 'latitude', 'position'] as const)
      expect(new Set(marketSeeds.map((row) => row[key])).size).toBe(6);
  });

  it('name only columns that the table has', () => {
    const columns = Object.keys(getTableColumns(markets));
    expect(Object.keys(marketSeeds[0] ?? {}).filter((key) => !columns.includes(key))).toEqual([]);
  });

  it('say the metro in one line', () => {
    expect(marketSeeds.find(({ id }) => id === 'chandni-chowk')?.facts.metro).toBe(
      'Chandni Chowk (Yellow Line), Lal Quila (Violet Line)',
    );
  });
});
