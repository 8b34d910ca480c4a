/** @file The open subjects at the desk, in all processes: each announces its own pages, and repeats that while they stay open. */
import { z } from 'zod';

import type { Holder, Presence } from '#contract/desk/event-stream.ts';

/** The interval of a process's announcements. The pages of a silent process expire soon after. */
export const renewMs = 20_000;
const keepMs = 2.5 * renewMs;

export const PagePresence = z.object({
  tab: z.string(),
  memberId: z.string(),
  name: z.string(),
  /** The reference of the open subject; null when the page was left. */
  on: z.string().nullable(),
  writing: z.boolean(),
  /** The times, in ms, at which the composer was taken and of the last key in it; null where nobody writes. */
  heldSince: z.number().nullable().catch(null),
  typedAt: z.number().nullable().catch(null),
});
export type PagePresence = z.infer<typeof PagePresence>;

/** Orders writers: the one who took the composer last holds it. Two of one moment are told apart by their ids. */
const tookItBefore = (a: PagePresence, b: PagePresence) =>
  (a.heldSince ?? 0) - (b.heldSince ?? 0) || a.memberId.localeCompare(b.memberId);

/** Open pages and writers, as all processes announce them. `now` is in ms. */
export function createPresence(now: () => number) {
  const pages = new Map<string, PagePresence & { until: number }>();
  return {
    /** Applies an announcement. Returns the page's previous and current subjects. */
    hear(page: PagePresence): string[] {
      const before = pages.get(page.tab)?.on;
      if (page.on === null) pages.delete(page.tab);
      else pages.set(page.tab, { ...page, until: now() + keepMs });
      return [before, page.on].filter((on) => typeof on === 'string');
    },
    /** Returns the other people at a subject, each once. */
    others(on: string | undefined, memberId: string): Presence[] {
      const found = new Map<string, Presence>();
      for (const [tab, page] of pages) {
        if (page.until < now()) pages.delete(tab);
        else if (on !== undefined && page.on === on && page.memberId !== memberId)
          found.set(page.memberId, {
            name: page.name,
            writing: page.writing || (found.get(page.memberId)?.writing ?? false),
          });
      }
      return [...found.values()];
    },
    /** Returns who holds the composer of a subject, unless it is this person or nobody. */
    holder(on: string | undefined, memberId: string): Holder | null {
      const writers = [...pages.values()].filter(
        (page) => on !== undefined && page.on === on && page.writing && page.until >= now(),
      );
      const holder = writers.toSorted(tookItBefore).at(-1);
      if (!holder || holder.memberId === memberId) return null;
      return { name: holder.name, at: new Date(holder.typedAt ?? now()).toISOString() };
    },
  };
}
