/** @file The summary of enquiries behind the page Numbers: counts of each day, without anybody's data. */
import { bigint, check, date, integer, pgTable, primaryKey, sql, text, uuid } from '#platform/db/drizzle.ts';
import { countNames, storedSplits, type CountName } from '#domain/desk/number-figures.ts';
import { numberGrains } from '#domain/desk/number-periods.ts';
import { instant, oneOf } from './columns.ts';

const counts = Object.fromEntries(countNames.map((name) => [name, integer().notNull()])) as Record<
  CountName,
  ReturnType<ReturnType<typeof integer>['notNull']>
>;

/**
 * Counts of the enquiries that came on a day in Asia/Kolkata, for each value of each split. A day is always counted as a whole; a week
 * and a month are the sums of their days.
 */
export const enquiryNumbers = pgTable(
  'enquiry_numbers',
  {
    grain: text({ enum: numberGrains }).notNull(),
    /** The day, or the first day of the week or month. */
    day: date({ mode: 'string' }).notNull(),
    split: text({ enum: storedSplits }).notNull(),
    /** The kind, place, page, owner's id, reason, or vendor's id with its reason; empty for none. */
    value: text().notNull(),
    ...counts,
    /** Totals of accepted quotes, in paise. */
    accepted: bigint({ mode: 'number' }).notNull(),
    /** First answers in each class of duration (`answerClasses`), and the sum of their minutes. */
    answers: integer().array().notNull(),
    answerMinutes: bigint({ mode: 'number' }).array().notNull(),
  },
  (table) => [
    primaryKey({ name: 'enquiry_numbers_pkey', columns: [table.grain, table.split, table.day, table.value] }),
    check('enquiry_numbers_grain_check', oneOf(table.grain, numberGrains)),
    check('enquiry_numbers_split_check', oneOf(table.split, storedSplits)),
  ],
);

/** How far the events are counted; one row. */
export const enquiryNumberState = pgTable(
  'enquiry_number_state',
  {
    id: integer().primaryKey(),
    /** The newest event before the last count. */
    sequence: uuid().notNull(),
    /** The version of the counting code: with another one, everything is counted anew. */
    version: integer().notNull(),
    countedAt: instant(),
  },
  (table) => [check('enquiry_number_state_one_check', sql`${table.id} = 1`)],
);
