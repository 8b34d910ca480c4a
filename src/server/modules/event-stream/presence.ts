/** @file Who has what open at the desk, in all processes: each tells the others of its own pages, and again while they stay open. */
import { z } from 'zod';

import type { Presence } from '#contract/desk/event-stream.ts';

/** How often a process tells of its pages again. One that fell silent is forgotten soon after. */
export const renewMs = 20_000;
const keepMs = 2.5 * renewMs;

export const PagePresence = z.object({
  tab: z.string(),
  memberId: z.string(),
  name: z.string(),
  /** The reference of what is open; null when the page was left. */
  on: z.string().nullable(),
  writing: z.boolean(),
});
export type PagePresence = z.infer<typeof PagePresence>;

export function createPresence(now: () => number) {
  const pages = new Map<string, PagePresence & { until: number }>();
  return {
    /** Takes in what a process told. Returns what the page had open before and has now. */
    hear(page: PagePresence): string[] {
      const before = pages.get(page.tab)?.on;
      if (page.on === null) pages.delete(page.tab);
      else pages.set(page.tab, { ...page, until: now() + keepMs });
      return [before, page.on].filter((on) => typeof on === 'string');
    },
    /** The other people at something, each once. */
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
  };
}
