import { date, doublePrecision, integer, jsonb, pgTable, text, unique } from '#platform/db/drizzle.ts';
import { createdAt, updatedAt } from './columns.ts';

/** Facts for a visit to the market, all checked on `checkedOn`. */
export type MarketFacts = {
  closedOn?: string;
  metro?: string;
  known?: string[];
  bestHours?: string;
  gettingThere?: string;
};

/** The markets of Delhi that have a page. */
export const markets = pgTable(
  'markets',
  {
    /** Readable id, such as `khan-market`. */
    id: text().primaryKey(),
    name: text().notNull(),
    /** The market's own page, such as `/khanmkt`. */
    route: text().notNull(),
    /** Degrees, WGS 84. */
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    facts: jsonb().$type<MarketFacts>().notNull().default({}),
    checkedOn: date({ mode: 'string' }),
    phone: text(),
    /** Place in the lists, ascending. */
    position: integer().notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [unique('markets_route_key').on(table.route)],
);
