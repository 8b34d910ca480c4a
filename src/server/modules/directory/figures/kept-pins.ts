import { and, inArray } from '#platform/db/drizzle.ts';
import { directoryLimits } from '#facts/limits.ts';
import { vendorCategoryNames } from '#domain/vendors/vendor-categories.ts';
import type { Weekday } from '#domain/vendors/weekdays.ts';
import type { Database } from '#platform/db/handle.ts';
import { isPublic, vendors } from '#platform/db/tables/vendors.ts';
import type { ParsedQuery } from '#modules/directory/asked.ts';
import { conditionsOf } from '#modules/directory/directory-conditions.ts';
import { pinsOf, type Pins } from '#modules/directory/map-pins.ts';
import { keptPins } from './kept-figures.ts';

/** Returns the pins of a query for one long category and nothing else, as they are kept; null for every other query. */
export async function keptPinsOf(db: Database, asked: ParsedQuery, today: Weekday): Promise<Pins | null> {
  const isCategory = Object.keys(conditionsOf(asked, today)).join(' ') === 'category';
  const category = vendorCategoryNames.find((name) => name === asked.category?.[0]);
  if (!isCategory || !category || asked.category?.length !== 1 || asked.words.length > 0) return null;
  const ids = await keptPins(db, category);
  if (ids === null) return null;
  const { pins } = await pinsOf(db, and(isPublic(vendors), inArray(vendors.id, ids))!);
  return { pins, capped: ids.length > directoryLimits.pinsMax };
}
