import {
  sql,
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from '#platform/db/drizzle.ts';
import type { ContentTypeName } from '#contract/desk/content/content-types.ts';
import { draftStates, liveStates } from '#domain/desk/content-steps.ts';
import type { ContentData } from '#contract/desk/content/fields.ts';
import {
  bytes as byteArray,
  createdAt,
  idColumn,
  instant,
  localeColumn,
  oneOf,
  updatedAt,
} from './columns.ts';
import { pictureColumns } from './picture-columns.ts';

/**
 * The company's content of every type. Pages read it from tables of their own, written by a publication, so that
 * drafts cannot be seen.
 */
export const contentItems = pgTable(
  'content_items',
  {
    id: idColumn(),
    /** One of `contentTypes`; without a check, so that a new type needs no migration. */
    type: text().$type<ContentTypeName>().notNull(),
    locale: localeColumn(),
    /** The English item of which this is the translation. Deleted with it. */
    originalId: uuid().references((): AnyPgColumn => contentItems.id, { onDelete: 'cascade' }),
    /** Number of the English version on which a translation is based. */
    basedOn: integer(),
    /** Its key in the draft; visitors use `publishedKey`. A translation has no key of its own: it holds the id of its item. */
    key: text().notNull(),
    live: text({ enum: liveStates }).notNull().default('never'),
    draft: text({ enum: draftStates }).notNull().default('none'),
    /** The draft; null without one. */
    draftData: jsonb().$type<ContentData>(),
    /** The last published version; null before the first publication. */
    published: jsonb().$type<ContentData>(),
    publishedKey: text(),
    /** The time of the first publication. */
    publishedAt: instant(),
    /** The time of a scheduled publication. */
    publishAt: instant(),
    /** Number of the last published version. */
    number: integer().notNull().default(0),
    /** Grows with each change; a change based on an older version is refused. */
    version: integer().notNull().default(1),
    /** Place in an ordered type, ascending. */
    position: integer().notNull().default(0),
    /** `searchKey` of title and key. */
    search: text().notNull(),
    title: text().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** No foreign key, so that a text outlives its author. */
    updatedById: uuid(),
    updatedBy: text(),
  },
  (table) => [
    unique('content_items_key').on(table.type, table.locale, table.key),
    uniqueIndex('content_items_published_key').on(table.type, table.locale, table.publishedKey),
    unique('content_items_side_key').on(table.originalId, table.locale),
    check('content_items_side_check', sql`(${table.locale} = 'en') = (${table.originalId} is null)`),
    check('content_items_live_check', oneOf(table.live, liveStates)),
    check('content_items_draft_check', oneOf(table.draft, draftStates)),
    check('content_items_draft_data_check', sql`(${table.draft} = 'none') = (${table.draftData} is null)`),
    check('content_items_published_check', sql`(${table.live} = 'never') = (${table.published} is null)`),
    check(
      'content_items_publish_at_check',
      sql`(${table.draft} = 'scheduled') = (${table.publishAt} is not null)`,
    ),
    index('content_items_list_idx').on(table.type, table.locale, table.updatedAt.desc(), table.id),
    index('content_items_publish_at_idx')
      .on(table.publishAt)
      .where(sql`${table.publishAt} is not null`),
  ],
);

/** Publications: rows are added and never changed. */
export const contentVersions = pgTable(
  'content_versions',
  {
    itemId: uuid()
      .notNull()
      .references(() => contentItems.id, { onDelete: 'cascade' }),
    /** The number of the version, from 1 on. */
    number: integer().notNull(),
    key: text().notNull(),
    data: jsonb().$type<ContentData>().notNull(),
    words: integer().notNull(),
    at: instant().notNull(),
    byId: uuid(),
    by: text(),
  },
  (table) => [primaryKey({ name: 'content_versions_pkey', columns: [table.itemId, table.number] })],
);

/** Former published keys of items. They name the item and not its next key, so that a redirect never leads to another. */
export const contentOldKeys = pgTable(
  'content_old_keys',
  {
    type: text().$type<ContentTypeName>().notNull(),
    locale: localeColumn(),
    key: text().notNull(),
    itemId: uuid()
      .notNull()
      .references(() => contentItems.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ name: 'content_old_keys_pkey', columns: [table.type, table.locale, table.key] }),
    index('content_old_keys_item_idx').on(table.itemId),
  ],
);

/** Views of an item's page for each day in Asia/Kolkata; no cookie, no person. */
export const contentViews = pgTable(
  'content_views',
  {
    itemId: uuid()
      .notNull()
      .references(() => contentItems.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    count: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ name: 'content_views_pkey', columns: [table.itemId, table.day] })],
);

/** Private links to the preview of an item. */
export const contentPreviews = pgTable(
  'content_previews',
  {
    id: idColumn(),
    itemId: uuid()
      .notNull()
      .references(() => contentItems.id, { onDelete: 'cascade' }),
    secretHash: byteArray().notNull(),
    createdAt: createdAt(),
    endsAt: instant().notNull(),
    by: text(),
  },
  (table) => [
    unique('content_previews_secret_key').on(table.secretHash),
    index('content_previews_item_idx').on(table.itemId),
    index('content_previews_ends_idx').on(table.endsAt),
  ],
);

/** The company's own pictures. Content names them by `/picture/<id>`, so that a file can be replaced everywhere at once. */
export const libraryPictures = pgTable(
  'library_pictures',
  {
    id: idColumn(),
    /** The name of the uploaded file; for people, never a path. */
    name: text().notNull(),
    /** The alternative text. */
    alt: text().notNull(),
    credit: text(),
    /** The focus that stays in sight when the picture is cropped: percent from the left and from the top. */
    focusX: smallint().notNull().default(50),
    focusY: smallint().notNull().default(50),
    ...pictureColumns(),
    /** SHA-256 of the uploaded file: the same picture is stored once. */
    checksum: byteArray().notNull(),
    /** `searchKey` of name, alternative text and credit. */
    search: text().notNull(),
    /** The alternative text comes from an import and not from a person. */
    altMissing: boolean().notNull().default(false),
    version: integer().notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    by: text(),
  },
  (table) => [
    unique('library_pictures_storage_key_key').on(table.storageKey),
    index('library_pictures_checksum_idx').on(table.checksum),
    check('library_pictures_focus_x_check', sql`${table.focusX} between 0 and 100`),
    check('library_pictures_focus_y_check', sql`${table.focusY} between 0 and 100`),
  ],
);
