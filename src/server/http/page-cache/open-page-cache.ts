/** @file The page cache of the site: one in each process, with purges shared between them. */
import { minuteMs } from '#facts/time.ts';
import { monotonicClock, type Clock } from '#platform/clock.ts';
import type { Platform } from '#platform/open-platform.ts';
import { createPageCache, type PageCache } from './page-cache.ts';
import { connectPageCache, type PurgeChannel } from './purge-channel.ts';

const pageTtlMs = 10 * minuteMs;
const megabyte = 1024 * 1024;

type OpenPageCache = {
  pages: PageCache;
  purges: PurgeChannel;
  /** Calls back with purged tags, from here or another process. */
  onPurge(listener: (tags: readonly string[]) => void): void;
};

/** Opens this process's cache and joins it to those of the others. @throws when listening to them cannot begin. */
export async function openPageCache(
  { config, log, handle, onCompanyChange }: Platform,
  clock: Clock = monotonicClock,
): Promise<OpenPageCache> {
  const pages = createPageCache({
    // Another quarter of this is for searches.
    maxBytes: (config.settings.PAGE_CACHE_MB * megabyte * 4) / 5,
    ttlMs: pageTtlMs,
    clock,
    log,
  });
  const listeners: ((tags: readonly string[]) => void)[] = [];
  const purge: PageCache['purge'] = (tags, how) => {
    // Before the purge: a page that is rendered anew must not come from a replica that lags.
    handle.noteChange();
    pages.purge(tags, how);
    for (const listener of listeners) listener(tags);
  };
  const ports = { listen: handle.listen, notify: handle.notify, log };
  const purges = await connectPageCache({ ...pages, purge }, ports);
  onCompanyChange(() => pages.purge(['site'], { hard: true }));
  return { pages, purges, onPurge: (listener) => void listeners.push(listener) };
}
