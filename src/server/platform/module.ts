import type { FastifyInstance } from 'fastify';
import type { Locale } from '#words/locales.ts';
import type { Endpoint } from '#contract/kit.ts';
import type { ContentTargets } from './content-target.ts';
import type { Handlers } from './call.ts';
import type { Tx } from './db/handle.ts';
import type { Queue, ScheduledJob } from './jobs/job-types.ts';
import type { TodayGroupName, TodayLine } from '#contract/desk/today.ts';

/** Destroys what is older than its time; answers how much went, never whose. */
export type Retention = (now: Date) => Promise<number>;

/** Fills the module's tables for a first start. */
export type Seed = (tx: Tx, now: Date) => Promise<void>;

/**
 * One address for search engines, as it is in the default language; `lastmod` is an ISO date, `spoken` the languages in which its words
 * are there, all that are offered where it is not said.
 */
export type SitemapEntry = { url: string; lastmod?: string; spoken?: readonly Locale[] };

/** Reads one group of the desk's page Today: its first lines, and how many there are up to the page's bound. */
export type TodayReader = (now: Date) => Promise<{ count: number; lines: TodayLine[] }>;
export type TodayReaders = Partial<Record<TodayGroupName, TodayReader>>;

/** What a module gives to `compose.ts`, which mounts, schedules and closes. A module says more in the type of its `create`. */
export type Module<E extends Readonly<Record<string, Endpoint>> = Readonly<Record<never, Endpoint>>> = {
  /** The module's endpoints of the contract, the staff's among them. */
  handlers: Handlers<E>;
  /** Addresses that are not of the contract: feeds, calendars, pictures. */
  routes?: (app: FastifyInstance) => void;
  queues?: readonly Queue[];
  jobs?: readonly ScheduledJob[];
  /** Each under the name of what it destroys, which stands in the log. */
  retention?: Readonly<Record<string, Retention>>;
  seed?: Seed;
  /** Where what the staff publishes shows, for each type that the module's tables hold. */
  content?: ContentTargets;
  /** What waits for somebody of the staff. */
  today?: TodayReaders;
  /** Finishes what is under way. Requests and jobs have ended before. */
  close?: () => Promise<void>;
};
