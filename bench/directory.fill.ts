import type { DatabaseHandle } from '#platform/db/open.ts';
import { markets } from '#platform/db/tables.ts';
import { seedMarkets } from '#modules/markets/markets.seed.ts';
import { weddingDate } from './directory.questions.ts';
import { createVendors } from './directory.vendors.ts';
import { withoutSlowIndexes } from './slow-indexes.ts';

const batch = 2000;

async function storeVendors(handle: DatabaseHandle, vendorCount: number): Promise<void> {
  const next = createVendors();
  for (let start = 0; start < vendorCount; start += batch) {
    const rows = Array.from({ length: Math.min(batch, vendorCount - start) }, (_, index) =>
      next(start + index),
    );
    await handle.executeSql(
      `insert into vendors (id, company_name, owner_name, address, description, latitude, longitude, categories, area, region, market_id, opening_hours, sort_name, search, areas_served, services, facts, prices, fact_tokens, capacity_from, capacity_to, price_from, places, worth, offered, search_version)
       select id, company_name, owner_name, address, description, latitude, longitude, categories, area, region, market_id, opening_hours, sort_name, search, areas_served, services, facts, prices, fact_tokens, capacity_from, capacity_to, price_from, places, worth, offered, search_version
       from jsonb_populate_recordset(null::vendors, $1::jsonb)`,
      [JSON.stringify(rows)],
    );
  }
}

/** Stores the given number of invented vendors, as the modules would, beside those of a demonstration. */
export async function fillDirectory(handle: DatabaseHandle, vendorCount: number): Promise<void> {
  if ((await handle.db.$count(markets)) === 0) await handle.db.transaction(async (tx) => seedMarkets(tx));
  await withoutSlowIndexes(handle, 'vendors', () => storeVendors(handle, vendorCount));
  // Each invented vendor has at most one price in each category, in its usual unit.
  await handle.executeSql(
    `insert into usual_prices (vendor_id, category, price_from, sort_name)
     select id, cue->>'category', (cue->>'from')::int, sort_name from vendors, jsonb_array_elements(prices) as cue on conflict do nothing`,
  );
  // Twelve days each of the half year, and a wedding date on which three in ten are busy.
  await handle.executeSql(
    `insert into vendor_busy_days (vendor_id, day, source)
     select id, date '2026-12-01' + ((hashtext(id::text) & 65535) + k * 13) % 180, 'own'
     from vendors, generate_series(0, 11) as k
     union
     select id, date '${weddingDate}', 'own' from vendors where (hashtext(id::text) & 1023) < 307 on conflict do nothing`,
  );
  // As the modules do at each change, and the migration for earlier rows.
  await handle.executeSql(
    "insert into vendor_words select word from ts_stat('select terms from vendors') where strpos(word, ':') = 0 on conflict do nothing",
  );
  await handle.executeSql('vacuum (analyze) vendors');
  await handle.executeSql('vacuum (analyze) usual_prices');
  await handle.executeSql('vacuum (analyze) vendor_words');
  await handle.executeSql('vacuum (analyze) vendor_busy_days');
}
