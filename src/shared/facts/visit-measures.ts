/** @file Measures of a visit (Core Web Vitals), as browsers report them and as they are counted: without a cookie or a person. */

/** Kinds of connections, as browsers name them; those that name none are `unknown`. */
export const connections = ['slow-2g', '2g', '3g', '4g', 'unknown'] as const;
export type Connection = (typeof connections)[number];

type Measure = {
  /** A visit up to this value counts as good (web.dev/articles/vitals). */
  good: number;
  /** Visits are counted by the smallest of these that holds the value; the last one holds every larger value, too. */
  bounds: readonly number[];
};

/** Largest paint and answer to a touch in milliseconds, shift of the layout in thousandths. */
export const visitMeasures = {
  lcp: { good: 2500, bounds: [500, 1000, 1500, 2000, 2500, 3000, 4000, 6000, 10_000, 60_000] },
  inp: { good: 200, bounds: [50, 100, 150, 200, 300, 500, 1000, 10_000] },
  cls: { good: 100, bounds: [0, 10, 50, 100, 150, 250, 500, 5000] },
} as const satisfies Record<string, Measure>;
export type VisitMeasure = keyof typeof visitMeasures;
export const visitMeasureNames = Object.keys(visitMeasures) as [VisitMeasure, ...VisitMeasure[]];

/** A measured value in words, for the staff. */
export const showMeasure: { readonly [Name in VisitMeasure]: (value: number) => string } = {
  lcp: (value) => `${value / 1000} s`,
  inp: (value) => `${value} ms`,
  cls: (value) => `${value / 1000}`,
};

/** Returns the bound under which a value is counted. */
export function boundOf(measure: VisitMeasure, value: number): number {
  const { bounds } = visitMeasures[measure];
  return bounds.find((bound) => value <= bound) ?? bounds.at(-1)!;
}

/** Returns the bound within which three of four visits stay; null without a visit. */
export function boundOfMost(counts: ReadonlyMap<number, number>): number | null {
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  let sum = 0;
  for (const bound of [...counts.keys()].toSorted((a, b) => a - b)) {
    sum += counts.get(bound)!;
    if (sum >= all * 0.75 && sum > 0) return bound;
  }
  return null;
}
