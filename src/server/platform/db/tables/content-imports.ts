import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from '#platform/db/drizzle.ts';
import { importActions, importFates, importStates } from '#contract/desk/content/import-states.ts';
import type { ImportLoss } from '#contract/desk/content/import-losses.ts';
import type { ImportTerm, TermKind } from '#contract/desk/content/import-mapping.ts';
import { importOutcomeNames } from '#contract/desk/content/import-outcomes.ts';
import type { ContentData } from '#contract/desk/content/fields.ts';
import type { DraftState, LiveState } from '#domain/desk/content-steps.ts';
import { contentItems } from './content.ts';
import { createdAt, idColumn, instant, oneOf } from './columns.ts';

/** An item as it was before an import changed it. */
export type ItemBefore = {
  live: LiveState;
  draft: DraftState;
  /** Of the last published version. */
  number: number;
  /** Of the draft, and the one at which it was read. */
  key: string;
  publishedKey: string | null;
  /** ISO 8601, of a scheduled one. */
  publishAt: string | null;
  draftData: ContentData | null;
  published: ContentData | null;
};

/** Uploaded import files. The file lies in the data folder under the id. */
export const contentImports = pgTable(
  'content_imports',
  {
    id: idColumn(),
    fileName: text().notNull(),
    bytes: integer().notNull(),
    state: text({ enum: importStates }).notNull().default('reading'),
    message: text(),
    asDrafts: boolean().notNull().default(true),
    /** The site of origin: its host, else the name of the file. Choices are remembered for it. */
    site: text(),
    /** The names of the old site, and the choices with which the plan was made. */
    terms: jsonb().$type<ImportTerm[]>().notNull().default([]),
    /** What does not come across, by kind. */
    losses: jsonb().$type<ImportLoss[]>().notNull().default([]),
    /** Sites from which pictures are fetched. */
    fetchFrom: text().array().notNull().default([]),
    createdAt: createdAt(),
    finishedAt: instant(),
    byId: uuid(),
    by: text(),
  },
  (table) => [check('content_imports_state_check', oneOf(table.state, importStates))],
);

/** The entries of an import's file, in their order, each with its treatment. An entry is imported in the transaction that marks it so. */
export const contentImportEntries = pgTable(
  'content_import_entries',
  {
    importId: uuid()
      .notNull()
      .references(() => contentImports.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    /** Its name in the file; for a picture on another host, its address. */
    source: text().notNull(),
    /** A content type, `picture` or `redirect`. */
    type: text().notNull(),
    key: text().notNull(),
    title: text().notNull(),
    action: text({ enum: importActions }).notNull(),
    notes: text().array().notNull().default([]),
    state: text({ enum: importFates }).notNull().default('waiting'),
    /** What the plan foresees for a text; null for pictures and addresses. */
    outcome: text({ enum: importOutcomeNames }),
    /** For an imported text or picture: its version right after that. A later one was changed by somebody. */
    madeVersion: integer(),
    /** For a text that was here before: what was published and what was being written, so that both can be put back. */
    before: jsonb().$type<ItemBefore>(),
    /** For a picture: its id in the library after the import. */
    madeId: uuid(),
  },
  (table) => [
    primaryKey({ name: 'content_import_entries_pkey', columns: [table.importId, table.position] }),
    check('content_import_entries_action_check', oneOf(table.action, importActions)),
    check('content_import_entries_state_check', oneOf(table.state, importFates)),
    check('content_import_entries_outcome_check', oneOf(table.outcome, importOutcomeNames)),
    index('content_import_entries_source_idx').on(table.importId, table.source),
  ],
);

/** What names of an old site become here: the last choice counts for the next import from that site. */
export const contentImportChoices = pgTable(
  'content_import_choices',
  {
    site: text().notNull(),
    kind: text().$type<TermKind>().notNull(),
    name: text().notNull(),
    to: text().notNull(),
    by: text(),
    at: instant().notNull(),
  },
  (table) => [
    primaryKey({ name: 'content_import_choices_pkey', columns: [table.site, table.kind, table.name] }),
  ],
);

/** Addresses of imported items in another system. */
export const contentOldPaths = pgTable(
  'content_old_paths',
  {
    /** The path alone, as browsers send it, without a slash at the end. */
    path: text().primaryKey(),
    itemId: uuid()
      .notNull()
      .references(() => contentItems.id, { onDelete: 'cascade' }),
  },
  (table) => [index('content_old_paths_item_idx').on(table.itemId)],
);
