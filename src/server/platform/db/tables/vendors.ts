import {
  and,
  arrayOverlaps,
  inArray,
  isNotNull,
  isNull,
  or,
  sql,
  type SQL,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  type AnyPgColumn,
} from '#platform/db/drizzle.ts';
import type { OpeningHours } from '#domain/vendors/opening-hours.ts';
import type { PriceCue, VendorFacts } from '#domain/vendors/vendor-facts.ts';
import type { StoredPackage, VendorPolicies, VendorQuestion } from '#domain/vendors/vendor-offer.ts';
import { taxIdKinds } from '#domain/vendors/tax-id.ts';
import { vendorSignalNames } from '#domain/vendors/vendor-signals.ts';
import type { Place } from '#domain/finding/places.ts';
import { regions } from '#domain/vendors/vendor-categories.ts';
import type { StoredBadge } from '#contract/checks/badges.ts';
import { byteOrder, createdAt, idColumn, instant, oneOf, termSet, updatedAt } from './columns.ts';
import { markets } from './markets.ts';

/** One service that a vendor offers. */
export type VendorService = { id: string; name: string; details: string };

/** The ratio of a degree of longitude to one of latitude at 28.6 degrees north. */
const degreeShrink = 0.878;

/**
 * Returns a vendor's place on a plane, in degrees of latitude both ways: within half a percent over Delhi-NCR, and ordered by `<->`
 * straight from the index. Queries must use this very expression, or the index stays unused.
 */
export const planePoint = (table: { latitude: AnyPgColumn; longitude: AnyPgColumn }): SQL =>
  sql`point(${table.longitude} * ${sql.raw(String(degreeShrink))}, ${table.latitude})`;

/** Returns a place on the same plane. */
export const planePointOf = ({ latitude, longitude }: Place): SQL =>
  sql`point(${longitude}::float8 * ${sql.raw(String(degreeShrink))}, ${latitude}::float8)`;

/** The vendors of the marketplace. The log-in is in `accounts`, the pictures in `pictures`. */
export const vendors = pgTable(
  'vendors',
  {
    id: idColumn(),
    companyName: text().notNull(),
    ownerName: text().notNull(),
    /** Private: shown to the owner alone, and masked. */
    panGst: text(),
    /** The recognised kind of the number; an unrecognised one waits for a look by the staff. */
    panGstKind: text({ enum: taxIdKinds }),
    productSelection: text(),
    address: text().notNull(),
    phone: text(),
    instagram: text(),
    facebook: text(),
    linkedin: text(),
    youtube: text(),
    website: text(),
    /** The name of its short address, the last one chosen; null until one is. All that it ever had are in `vendor_short_names`. */
    shortName: text(),
    description: text(),
    services: jsonb().$type<VendorService[]>().notNull().default([]),
    /** Degrees, WGS 84; both or neither. */
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    /** The lists that show this vendor, such as `entertainment` or `investment`. */
    categories: text().array().notNull().default([]),
    /** The part of town, such as `Rajouri Garden`. */
    area: text(),
    region: text({ enum: regions }),
    marketId: text().references(() => markets.id, { onDelete: 'set null' }),
    openingHours: jsonb().$type<OpeningHours>(),
    areasServed: text().array().notNull().default([]),
    /** The vendor's own facts, by its categories. */
    facts: jsonb().$type<VendorFacts>().notNull().default({}),
    /** At most one for each category and unit. */
    prices: jsonb().$type<PriceCue[]>().notNull().default([]),
    /** Packages that can be booked as they are, in the vendor's own order. */
    packages: jsonb().$type<StoredPackage[]>().notNull().default([]),
    questions: jsonb().$type<VendorQuestion[]>().notNull().default([]),
    policies: jsonb().$type<VendorPolicies>().notNull().default({}),
    /** Derived: the present badges, written with every change of its checks. */
    badges: jsonb().$type<StoredBadge[]>().notNull().default([]),
    /** Derived, written with every change: `factTokens`, for the filters. */
    factTokens: text().array().notNull().default([]),
    /** Derived: guests, from and to; null when unknown. */
    capacityFrom: integer(),
    capacityTo: integer(),
    /** Derived: the lowest price in the usual unit of the first category, rupees; null when unknown. */
    priceFrom: integer(),
    /** Derived: the sum of the public reviews' stars, and the number of these reviews. */
    ratingSum: integer().notNull().default(0),
    ratingCount: integer().notNull().default(0),
    /** Derived each night: the hours within which half of the families were answered; null while there are too few. */
    responseHours: integer(),
    /** Derived: where it works, as `placeTerms` spells it; its own place first. */
    places: text().array().notNull().default([]),
    /** Derived: `searchKey` of its services, packages and facts. */
    offered: text().notNull().default(''),
    /** Derived each night: points for what the site knows of it (`vendorWorth`). */
    worth: smallint().notNull().default(0),
    /** Derived each night: its signals for the staff (`signalsOf`); with one it has no points. */
    signals: text({ enum: vendorSignalNames }).array().notNull().default([]),
    /** Its fixed place in the ring from which each day begins elsewhere: the order among equals. */
    ring: integer()
      .notNull()
      .generatedAlwaysAs(sql`hashtext(id::text)`),
    /** The version of the rules that derived these columns; another one is derived again at the next start. */
    searchVersion: text().notNull().default(''),
    /** Derived: phonetic keys of the words of `search`, for words spelt by ear and in another script. */
    sounds: text().array().notNull().default([]),
    /** An invented vendor, labelled so on screen. */
    isSample: boolean().notNull().default(false),
    /** `searchKey` of the name, for sorting. */
    sortName: text().notNull(),
    /** `searchKey` of all searchable text. */
    search: text().notNull(),
    /** All search terms of a vendor, as `vendorTerms` spells them: one index answers words, categories, areas and facts together. */
    terms: termSet().generatedAlwaysAs(
      sql`vendor_terms(search, offered, categories, product_selection, places, area, areas_served, region, market_id, fact_tokens, opening_hours)`,
    ),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: instant(),
    /** Set at registration while new vendors need approval: the page is hidden until the staff approves it. */
    waitsSince: instant(),
    /** When its page first became public, which no later change moves; null for samples and for one that still waits. */
    publicSince: instant(),
    /** Hidden by the staff, for a reason that is mailed to the vendor. */
    hiddenAt: instant(),
    hiddenReason: text(),
  },
  (table) => [
    check('vendors_place_check', sql`(${table.latitude} is null) = (${table.longitude} is null)`),
    check('vendors_pan_gst_kind_check', oneOf(table.panGstKind, taxIdKinds)),
    index('vendors_terms_idx').using('gin', table.terms),
    index('vendors_sounds_idx').using('gin', table.sounds),
    index('vendors_categories_idx').using('gin', table.categories),
    index('vendors_market_idx').on(table.marketId, byteOrder(table.sortName), table.id),
    index('vendors_name_idx').on(byteOrder(table.sortName), table.id),
    index('vendors_area_idx').on(byteOrder(table.area), byteOrder(table.sortName), table.id),
    index('vendors_place_idx').using('gist', planePoint(table)),
    index('vendors_name_words_idx').using('gin', table.sortName.op('gin_trgm_ops')),
    index('vendors_public_since_idx').on(table.publicSince),
    // The order of the page Today.
    index('vendors_waiting_idx')
      .on(table.id)
      .where(and(isWaiting(table), isNull(table.deletedAt))!),
    index('vendors_hidden_idx')
      .on(table.id)
      .where(and(isNotNull(table.hiddenAt), isNull(table.deletedAt))!),
    index('vendors_sample_idx')
      .on(table.id)
      .where(sql`${table.isSample}`),
    index('vendors_worth_idx').on(table.worth.desc(), table.ring, table.id),
    index('vendors_price_idx').on(table.priceFrom, byteOrder(table.sortName), table.id),
    index('vendors_capacity_idx').on(
      table.capacityTo.desc().nullsLast(),
      byteOrder(table.sortName),
      table.id,
    ),
  ],
);

/**
 * Matches public vendors: neither deleted nor waiting for approval nor hidden. Each query for the public has this condition.
 * @where Which vendors are public?
 */
export const isPublic = (table: typeof vendors): SQL =>
  and(isNull(table.deletedAt), isNull(table.waitsSince), isNull(table.hiddenAt))!;

/** Matches vendors that may learn of a family and write to one: neither deleted nor hidden by the staff. */
export const mayReachFamilies = (table: typeof vendors): SQL =>
  and(isNull(table.deletedAt), isNull(table.hiddenAt))!;

/** Matches vendors that wait for the staff's approval. */
export const isWaiting = (table: Record<'waitsSince' | 'hiddenAt', AnyPgColumn>): SQL =>
  and(isNotNull(table.waitsSince), isNull(table.hiddenAt))!;

/** Matches vendors that the vendor itself and the staff may see. */
export const isPresent = (table: typeof vendors): SQL => isNull(table.deletedAt);

/**
 * Selects vendors of these kinds: by their categories or, without any, by the kind of their registration. The index of the categories
 * serves both conditions, but not one on the number of categories.
 */
export const ofKinds = (table: typeof vendors, kinds: readonly string[]): SQL =>
  or(
    arrayOverlaps(table.categories, [...kinds]),
    and(sql`${table.categories} = '{}'`, inArray(table.productSelection, [...kinds])),
  )!;
