/** @file Visits as browsers measured them, and failed pages and scripts, of the last days: without a person. */
import { dayInDelhi, daysBefore } from '#facts/time.ts';
import { boundOfMost, visitMeasureNames, type VisitMeasure } from '#facts/visit-measures.ts';
import type { MeasuredPage } from '#contract/desk/health.ts';
import type { Clock } from '../clock.ts';
import type { DatabaseHandle } from '../db/handle.ts';

/** The speed of all visits together, and of the most visited pages by connection. */
export type SpeedFacts = { days: number; all: Speed; pages: MeasuredPage[] };
export type Speed = Pick<MeasuredPage, 'visits' | VisitMeasure>;
/** Counts by page, the highest first; `''` stands for private pages and tools. */
export type ErrorFacts = { days: number; failed: PageCount[]; scripts: PageCount[] };
export type PageCount = { page: string; count: number };

/** The event of a page that was answered with a fault of ours. */
export const pageFailure = 'page_failed';
const speedDays = 7;
const errorDays = 2;
const maxPages = 20;

type Row = { page: string; connection: string; measure: VisitMeasure; bound: number; count: number };

function speedOf(rows: readonly Row[]): Speed {
  const countsOf = (name: VisitMeasure) => {
    const counts = new Map<number, number>();
    for (const { measure, bound, count } of rows)
      if (measure === name) counts.set(bound, (counts.get(bound) ?? 0) + count);
    return counts;
  };
  const counts = visitMeasureNames.map((name) => [name, countsOf(name)] as const);
  const sums = counts.map(([, byBound]) => [...byBound.values()].reduce((sum, count) => sum + count, 0));
  return {
    // A browser may lack a measure; a visit without a touch has no answer to one.
    visits: Math.max(...sums),
    ...(Object.fromEntries(counts.map(([name, byBound]) => [name, boundOfMost(byBound)])) as Omit<
      Speed,
      'visits'
    >),
  };
}

const since = (clock: Clock, days: number) => dayInDelhi(daysBefore(clock(), days - 1));

/** Reads what browsers measured in the last days. */
export async function readSpeed(
  handle: Pick<DatabaseHandle, 'executeSql'>,
  clock: Clock,
): Promise<SpeedFacts> {
  const { rows } = await handle.executeSql(
    `select page, connection, measure, bound, sum(count)::float8 as count from visit_measure_counts
     where day >= $1 group by page, connection, measure, bound`,
    [since(clock, speedDays)],
  );
  const all = rows as Row[];
  const pages = [...Map.groupBy(all, ({ page, connection }) => `${page} ${connection}`).values()]
    .map(
      (some) => ({ page: some[0]!.page, connection: some[0]!.connection, ...speedOf(some) }) as MeasuredPage,
    )
    .toSorted((one, other) => other.visits - one.visits)
    .slice(0, maxPages);
  return { days: speedDays, all: speedOf(all), pages };
}

/** Reads how many pages were answered with a fault, and how many scripts failed in browsers. */
export async function readErrors(
  handle: Pick<DatabaseHandle, 'executeSql'>,
  clock: Clock,
): Promise<ErrorFacts> {
  const counts = async (name: string): Promise<PageCount[]> => {
    const { rows } = await handle.executeSql(
      `select substr(name, length($1) + 2) as page, sum(count)::float8 as count from event_counts
       where day >= $2 and (name = $1 or starts_with(name, $1 || ' ')) group by name order by count desc, page`,
      [name, since(clock, errorDays)],
    );
    return rows as PageCount[];
  };
  return { days: errorDays, failed: await counts(pageFailure), scripts: await counts('script_error') };
}
