import { lt } from '#platform/db/drizzle.ts';
import type { keptSearchEndpoints } from '#contract/kept-searches.ts';
import type { SearchWords } from '#contract/desk/search-words.ts';
import { minuteMs } from '#facts/time.ts';
import { localeNow, t } from '#words/t.ts';
import { deleteInBatches } from '#platform/db/in-batches.ts';
import { keptSearches } from '#platform/db/tables.ts';
import type { Job } from '#platform/jobs/job-types.ts';
import type { Module } from '#platform/module.ts';
import type { Pace } from '#platform/rate-limit.ts';
import { createKeptSearchLife, type SearchRequest } from './kept-search-life.ts';
import type { KeptSearchDependencies } from './kept-search.types.ts';
import { wantedLists } from './wanted-lists.ts';
import { createTelling } from './tell-new-vendors.ts';

const queue = 'keep-search';
/** The limit of one network address. Mails to one mailbox are limited by `platform/mailer/limited-mails.ts`. */
const askPace: Pace = { name: 'keep-search', burst: 10, everyMs: 6 * minuteMs };
const openPace: Pace = { name: 'kept-search', burst: 60, everyMs: minuteMs };

/** The parts of the module that kept searches need. */
type KeptSearches = Required<
  Pick<Module<typeof keptSearchEndpoints>, 'handlers' | 'queues' | 'jobs' | 'retention'>
> & {
  /** Sends the due mails about new vendors. */
  tellDue: () => Promise<void>;
  /** Returns the searches that readers keep, for the staff; without those of a single reader, whose own words they may be. */
  wanted: () => Promise<SearchWords['kept']>;
};

/**
 * Creates kept searches: "tell me when somebody new fits", without an account.
 * @where Who is told of a new vendor, and how often?
 */
export function createKeptSearches(deps: KeptSearchDependencies): KeptSearches {
  const { db, jobs, limiter } = deps;
  const life = createKeptSearchLife(deps);
  const tellDue = createTelling(deps, life.parties);

  return {
    handlers: {
      // The work is done in a job, so that neither the answer nor its time shows whether the address is known.
      async keptSearchAsk({ body: { email, search } }, { ip }) {
        await limiter.take([askPace], ip);
        await jobs.send(db, queue, { email, search, locale: localeNow() } satisfies SearchRequest);
        return {
          message: t('A link to confirm is on its way. Before you have confirmed it we write nothing else.'),
        };
      },
      async keptSearchGet({ params: { secret } }, { ip }) {
        await limiter.take([openPace], ip);
        return life.get(secret);
      },
      async keptSearchSet({ params: { secret }, body: { kept } }) {
        return life.set(secret, kept);
      },
    },
    queues: [{ name: queue, work: ({ data }: Job<SearchRequest>) => life.ask(data) }],
    jobs: [{ name: 'kept-searches', cron: '25 * * * *', task: tellDue }],
    retention: {
      keptSearches: (now) => deleteInBatches(db, keptSearches, lt(keptSearches.endsAt, now)),
    },
    tellDue,
    wanted: () => wantedLists(deps),
  };
}
