/** @file The staff's GST by trade and day. Those of the house apply until the staff changes one, which stores all of them. */
import { and, eq, sql } from '#platform/db/drizzle.ts';
import { dayInDelhi } from '#facts/time.ts';
import { showHundredths } from '#domain/formats/hundredths.ts';
import { defaultGstRates, gstRateLimits, rateOn, type GstRate } from '#domain/quotes/gst-rates.ts';
import { vendorCategories, vendorCategoryNames } from '#domain/vendors/vendor-categories.ts';
import type { GstRates } from '#contract/desk/gst-rates.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Tx } from '#platform/db/handle.ts';
import { gstRates } from '#platform/db/tables.ts';
import { recordEvent, type Actor } from '#platform/events.ts';
import { Problem } from '#platform/problem.ts';
import { gstRateColumns as columns, ratesOf } from '#modules/enquiries/quotes/gst-rates.ts';

type Place = Pick<GstRate, 'category' | 'fromDay'>;

const at = ({ category, fromDay }: Place) =>
  and(eq(gstRates.category, category), eq(gstRates.fromDay, fromDay));

const words = (percent: number) => `${showHundredths(percent)}%`;

/** Creates the list of rates and its changes. Each change returns the changed list. */
export function createGstRates({ db, clock }: { db: Database; clock: Clock }) {
  async function list(within: Database): Promise<GstRates> {
    const rates = await ratesOf(within);
    const today = dayInDelhi(clock());
    return rates
      .toSorted(
        (a, b) =>
          vendorCategoryNames.indexOf(a.category) - vendorCategoryNames.indexOf(b.category) ||
          b.fromDay.localeCompare(a.fromDay),
      )
      .map((one) => ({ ...one, holds: rateOn(rates, one.category, today) === one }));
  }

  const changed = (
    by: Actor,
    { category, fromDay }: Place,
    change: (tx: Tx, before?: GstRate) => Promise<string>,
  ) =>
    db.transaction(async (tx) => {
      // Of two concurrent first changes, the second waits and finds the rates of the house stored.
      await tx.execute(sql`lock table ${gstRates} in share row exclusive mode`);
      if ((await tx.$count(gstRates)) === 0) await tx.insert(gstRates).values([...defaultGstRates]);
      const [before] = await tx.select(columns).from(gstRates).where(at({ category, fromDay }));
      const done = await change(tx, before);
      const action = `${vendorCategories[category]} from ${fromDay}, ${done}`;
      await recordEvent(tx, {
        type: 'gst.changed',
        by,
        on: { kind: 'desk' },
        at: clock(),
        facts: { action },
      });
      return list(tx);
    });

  return {
    list: () => list(db),

    /** Sets the rate of a trade from a day on. @throws Problem conflict when there are too many */
    set: (rate: GstRate, by: Actor) =>
      changed(by, rate, async (tx, before) => {
        const { percent, note } = rate;
        if (!before && (await tx.$count(gstRates)) >= gstRateLimits.rates)
          throw new Problem('conflict', { message: `Please keep to ${gstRateLimits.rates} rates.` });
        await tx
          .insert(gstRates)
          .values(rate)
          .onConflictDoUpdate({ target: [gstRates.category, gstRates.fromDay], set: { percent, note } });
        return before ? `${words(before.percent)} to ${words(percent)}` : words(percent);
      }),

    /** Removes a rate. @throws Problem not_found */
    remove: (place: Place, by: Actor) =>
      changed(by, place, async (tx, before) => {
        if (!before) throw new Problem('not_found');
        await tx.delete(gstRates).where(at(place));
        return `${words(before.percent)} removed`;
      }),
  };
}
