import { check, integer, jsonb, pgTable, primaryKey, text } from '#platform/db/drizzle.ts';
import { instant, oneOf } from './columns.ts';

/** What is kept of a list of vendors: size and prices, areas, the categories of a place, the price guide of a category, vendors for a map. */
export const figureKinds = ['list', 'areas', 'categories', 'guide', 'pins'] as const;
export type FigureKind = (typeof figureKinds)[number];

/** Figures of lists that are longer than their pages: counting one reads each of its vendors. Counted by a job, at most a day old. */
export const listFigures = pgTable(
  'list_figures',
  {
    kind: text({ enum: figureKinds }).notNull(),
    /** Empty for vendors of all categories. */
    category: text().notNull(),
    /** The name of a place of the tree; empty for everywhere. */
    place: text().notNull(),
    /** Null for a list that its pages can show: that is counted whenever it is asked for. */
    figures: jsonb().$type<unknown>(),
    /** The version of the counting code; rows of another one are not read. */
    version: integer().notNull(),
    countedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ name: 'list_figures_pkey', columns: [table.kind, table.category, table.place] }),
    check('list_figures_kind_check', oneOf(table.kind, figureKinds)),
  ],
);
