/** @file The days of the communities' gatherings: "the first Saturday", counted in Delhi, which has no summer time. */
import type { CommunityId } from '#facts/communities.ts';
import { dayMs, utcOffset } from '#facts/time.ts';

type Rule = {
  /** 0 is Sunday. */
  weekday: number;
  /** The position in the month; absent means every second week. */
  nth?: number;
  from: string;
  until: string;
  /** Months in which they meet, 1 to 12; absent means all. */
  months?: readonly number[];
};

const rules: Readonly<Record<CommunityId, Rule>> = {
  weddings: { weekday: 6, nth: 1, from: '11:00', until: '13:00' },
  'home-building': { weekday: 0, nth: 2, from: '10:30', until: '12:30' },
  founders: { weekday: 3, from: '18:30', until: '20:00' },
  'market-walks': { weekday: 0, nth: 3, from: '08:00', until: '10:00', months: [10, 11, 12, 1, 2, 3] },
};

/** The start of the count of every second Wednesday. */
const fortnightStart = Date.UTC(2026, 0, 7);

function fits(rule: Rule, day: Date): boolean {
  if (day.getUTCDay() !== rule.weekday) return false;
  if (rule.months && !rule.months.includes(day.getUTCMonth() + 1)) return false;
  if (rule.nth === undefined) return ((day.getTime() - fortnightStart) / dayMs) % 14 === 0;
  return Math.ceil(day.getUTCDate() / 7) === rule.nth;
}

/** Returns the next `count` gatherings of a community that begin after `now`. */
export function nextDates(
  community: CommunityId,
  now: Date,
  count: number,
): { startsAt: Date; endsAt: Date }[] {
  const rule = rules[community];
  const found: { startsAt: Date; endsAt: Date }[] = [];
  for (
    let at = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
    found.length < count;
    at += dayMs
  ) {
    const day = new Date(at);
    if (!fits(rule, day)) continue;
    const date = day.toISOString().slice(0, 10);
    const startsAt = new Date(`${date}T${rule.from}:00${utcOffset}`);
    if (startsAt > now) found.push({ startsAt, endsAt: new Date(`${date}T${rule.until}:00${utcOffset}`) });
  }
  return found;
}
