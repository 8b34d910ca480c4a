/** @file Reads the page Numbers from the summary: a period beside the one before, and the periods up to it. */
import { inArray } from '#platform/db/drizzle.ts';
import { dayInDelhi } from '#facts/time.ts';
import type { Figures, NumberRow, Numbers, NumbersQuery } from '#contract/desk/numbers.ts';
import {
  countNames,
  medianOf,
  otherReason,
  type CountName,
  type NumberSplit,
  type StoredSplit,
} from '#domain/desk/number-figures.ts';
import { comparedAt, type Compared, type PeriodKind } from '#domain/desk/number-periods.ts';
import { enquiryKinds, type EnquiryKindName } from '#domain/enquiries/enquiry-kinds.ts';
import type { Database } from '#platform/db/handle.ts';
import { enquiryNumberState, staffMembers } from '#platform/db/tables.ts';
import { badVendorsOf } from './bad-vendors.ts';
import { seriesQuery, sumsQuery, type Sums } from './number-sums.ts';

type SumRow = Sums & { split: StoredSplit; value: string; part: string };

const none: Figures = {
  ...(Object.fromEntries(countNames.map((name) => [name, 0])) as Record<CountName, 0>),
  accepted: 0,
  hoursToAnswer: null,
};

/** Returns the figures of sums; zeros for none. */
export function figuresOf(row: Sums | undefined): Figures {
  if (!row) return none;
  const median = medianOf(row.answers, row.minutes);
  return {
    ...(Object.fromEntries(countNames.map((name) => [name, row[name]])) as Record<CountName, number>),
    accepted: row.accepted,
    hoursToAnswer: median === null ? null : Math.round((median / 60) * 100) / 100,
  };
}

export type Pair = { value: string; now: Figures; before: Figures };

/** Returns the values of a split with their two periods, the most enquiries first; without those that are empty in both. */
function pairsOf(rows: readonly SumRow[], split: StoredSplit): Pair[] {
  const values = Map.groupBy(
    rows.filter((row) => row.split === split),
    ({ value }) => value,
  );
  const came = ({ received, withdrawn }: Figures) => received + withdrawn;
  const told = ({ lost, bad }: Figures) => lost + bad;
  const orders = [came, told].flatMap((size) => [
    ({ now }: Pair) => size(now),
    ({ before }: Pair) => size(before),
  ]);
  return [...values]
    .map(([value, its]) => {
      const part = (name: string) => figuresOf(its.find((row) => row.part === name));
      return { value, now: part('now'), before: part('before') };
    })
    .filter((pair) => orders.some((size) => size(pair) > 0))
    .toSorted(
      (a, b) =>
        orders.map((size) => size(b) - size(a)).find((difference) => difference !== 0) ??
        (a.value < b.value ? -1 : 1),
    );
}

const titleOf = (kind: string): string => enquiryKinds[kind as EnquiryKindName]?.title ?? kind;

/** Returns the values of a split as people read them. */
async function labelled(db: Database, split: NumberSplit, pairs: readonly Pair[]): Promise<NumberRow[]> {
  const ids = split === 'owner' ? pairs.map(({ value }) => value).filter(Boolean) : [];
  const members =
    ids.length === 0
      ? []
      : await db
          .select({ id: staffMembers.id, name: staffMembers.name })
          .from(staffMembers)
          .where(inArray(staffMembers.id, ids));
  const labelOf = (value: string): string | null => {
    if (value === '') return null;
    if (split === 'kind') return titleOf(value);
    if (split === 'owner') return members.find(({ id }) => id === value)?.name ?? null;
    return split === 'source' ? value.replaceAll(/:\w+/g, '…') : value;
  };
  return pairs.map(({ value, now, before }) => ({
    value: value || null,
    label: labelOf(value),
    now,
    before,
  }));
}

/** Sums some splits of a period and the one before. */
export async function readSums(
  db: Database,
  by: PeriodKind,
  compared: Compared,
  splits: readonly StoredSplit[],
) {
  const { rows } = await db.execute<SumRow>(sumsQuery(by, compared, splits));
  const pairs = (split: StoredSplit) => pairsOf(rows, split);
  const empty: Pair = { value: '', now: none, before: none };
  return {
    total: pairs('all')[0] ?? empty,
    pairs,
    labelled: (split: NumberSplit) => labelled(db, split, pairs(split)),
    reasons: pairs('reason').map(({ value, now, before }) => ({
      reason: value === otherReason ? null : value,
      now: now.lost,
      before: before.lost,
    })),
  };
}

/**
 * Reads a period of the page Numbers.
 * @where Where do the figures of the page Numbers come from?
 */
export async function readNumbers(db: Database, asked: NumbersQuery, at: Date): Promise<Numbers> {
  const { by, split, kind } = asked;
  const day = asked.on ?? dayInDelhi(at);
  const compared = comparedAt(by, day, at);
  const found = await readSums(db, by, compared, [...new Set<StoredSplit>(['all', 'kind', split, 'reason'])]);
  const kinds = found.pairs('kind');
  const { rows: series } = await db.execute<Sums & { from: string }>(seriesQuery(by, day, kind));
  const { now, before } = kind ? (kinds.find(({ value }) => value === kind) ?? found.total) : found.total;
  const [state] = await db.select({ countedAt: enquiryNumberState.countedAt }).from(enquiryNumberState);
  return {
    ...compared,
    kinds: kinds.map(({ value }) => ({ kind: value, title: titleOf(value) })),
    total: { now, before },
    rows: await found.labelled(split),
    reasons: found.reasons,
    badVendors: await badVendorsOf(db, by, compared),
    series: series
      .map(({ from, ...row }) => ({ from, figures: figuresOf(row) }))
      .filter(({ figures }) => figures.received + figures.withdrawn > 0),
    countedAt: state?.countedAt?.toISOString() ?? null,
  };
}
