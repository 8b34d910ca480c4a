/** @file Sums of the summary of enquiries, as statements. */
import { inArray, sql, type SQL } from '#platform/db/drizzle.ts';
import {
  answerClassCount,
  countNames,
  type CountName,
  type StoredSplit,
} from '#domain/desk/number-figures.ts';
import {
  periodOf,
  periodsShown,
  type Compared,
  type Period,
  type PeriodKind,
} from '#domain/desk/number-periods.ts';
import { enquiryNumbers } from '#platform/db/tables.ts';

/** Sums of rows: counts, paise, and answers with their minutes by the class of duration. */
export type Sums = Record<CountName, number> & { accepted: number; answers: number[]; minutes: number[] };

const { grain, day, split, value, accepted, answers, answerMinutes } = enquiryNumbers;
const classes = Array.from({ length: answerClassCount }, (_, at) => sql.raw(`${at + 1}`));
const byClass = (column: typeof answers | typeof answerMinutes, type: SQL) =>
  sql`array[${sql.join(
    classes.map((at) => sql`sum(${column}[${at}])`),
    sql`, `,
  )}]::${type}[]`;
const counts = countNames.map((name) => enquiryNumbers[name]);
const double = sql.raw('float8');
/** The same in numbers that JavaScript reads; a whole period is one row, which needs no adding up. */
const shown = (summed: boolean): SQL =>
  sql.join(
    [
      ...countNames.map((name) =>
        summed
          ? sql`sum(${enquiryNumbers[name]})::float8 as ${sql.identifier(name)}`
          : sql`${enquiryNumbers[name]} as ${sql.identifier(name)}`,
      ),
      summed ? sql`sum(${accepted})::float8 as accepted` : sql`${accepted}::float8 as accepted`,
      sql`${summed ? byClass(answers, double) : sql`${answers}::float8[]`} as answers`,
      sql`${summed ? byClass(answerMinutes, double) : sql`${answerMinutes}::float8[]`} as minutes`,
    ],
    sql`, `,
  );

/** Returns the query of the rows of a week or a month as the sums of its days, in the order of the table's columns. */
export const summedDays = (by: PeriodKind, { from, until }: Period): SQL => sql`
  select ${by}, ${from}::date, ${split}, ${value}, ${sql.join(
    counts.map((column) => sql`sum(${column})`),
    sql`, `,
  )}, sum(${accepted}), ${byClass(answers, sql.raw('integer'))}, ${byClass(answerMinutes, sql.raw('bigint'))}
  from ${enquiryNumbers}
  where ${grain} = 'day' and ${day} >= ${from} and ${day} < ${until}
  group by ${split}, ${value}`;

/** Reports of vendors have no other figures: adding up the empty ones of thousands of vendors would take most of the time. */
const shownBad = (summed: boolean): SQL =>
  summed ? sql`sum(${enquiryNumbers.bad})::float8 as bad` : sql`${enquiryNumbers.bad} as bad`;

/** Beside a running period the one before ends early: its days are added up. */
function partsOf(
  by: PeriodKind,
  { now, before }: Compared,
  splits: readonly StoredSplit[],
  shown: (summed: boolean) => SQL,
): SQL {
  const chosen = inArray(split, [...splits]);
  const whole = (part: string, { from }: Period) => sql`
    select ${split}, ${value}, ${part} as part, ${shown(false)} from ${enquiryNumbers}
    where ${grain} = ${by} and ${chosen} and ${day} = ${from}`;
  const isWhole = periodOf(by, before.from).until === before.until;
  const earlier = isWhole
    ? whole('before', before)
    : sql`
    select ${split}, ${value}, 'before' as part, ${shown(true)} from ${enquiryNumbers}
    where ${grain} = 'day' and ${chosen} and ${day} >= ${before.from} and ${day} < ${before.until}
    group by ${split}, ${value}`;
  return sql`${whole('now', now)} union all ${earlier}`;
}

/** Returns the statement that reads splits of a period and the one before. */
export const sumsQuery = (by: PeriodKind, compared: Compared, splits: readonly StoredSplit[]): SQL =>
  partsOf(by, compared, splits, shown);

/** Returns the statement that reads the reports of each vendor and reason in a period and the one before. */
export const badSumsQuery = (by: PeriodKind, compared: Compared): SQL =>
  partsOf(by, compared, ['vendor'], shownBad);

/** Returns the statement that reads each period up to that of a day, of all enquiries or of one service. */
export const seriesQuery = (by: PeriodKind, until: string, kind: string | undefined): SQL => sql`
  select to_char(${day}, 'YYYY-MM-DD') as "from", ${shown(false)} from ${enquiryNumbers}
  where ${grain} = ${by} and ${split} = ${kind ? 'kind' : 'all'} and ${value} = ${kind ?? ''}
    and ${day} >= ${periodOf(by, until, 1 - periodsShown[by]).from} and ${day} <= ${periodOf(by, until).from}
  order by ${day}`;
