import type { FastifyInstance } from 'fastify';
import type { Locale } from '#words/locales.ts';
import type { Endpoint } from '#contract/kit.ts';
import type { ContentTargets } from './content-target.ts';
import type { Handlers } from './call.ts';
import type { Tx } from './db/handle.ts';
import type { Queue, ScheduledJob } from './jobs/job-types.ts';
import type { TodayGroupName, TodayLine } from '#contract/desk/today.ts';

/** Deletes data past its retention time; returns the number of deleted rows, never their owners. */
export type Retention = (now: Date) => Promise<number>;

/** Fills the module's tables for a first start. */
export type Seed = (tx: Tx, now: Date) => Promise<void>;

/**
 * One address for search engines, in the default language; `lastmod` is an ISO date, `spoken` the languages with a translation,
 * by default all offered ones.
 */
export type SitemapEntry = { url: string; lastmod?: string; spoken?: readonly Locale[] };

/** Reads one group of the desk's page Today: its first lines, and their total up to the page's bound. */
export type TodayReader = (now: Date) => Promise<{ count: number; lines: TodayLine[] }>;
export type TodayReaders = Partial<Record<TodayGroupName, TodayReader>>;

/** A module's parts for `compose.ts`, which mounts, schedules and closes them. A module adds to the type in its `create`. */
export type Module<E extends Readonly<Record<string, Endpoint>> = Readonly<Record<never, Endpoint>>> = {
  /** The module's endpoints of the contract, those of the staff included. */
  handlers: Handlers<E>;
  /** Addresses outside the contract: feeds, calendars, pictures. */
  routes?: (app: FastifyInstance) => void;
  queues?: readonly Queue[];
  jobs?: readonly ScheduledJob[];
  /** Each under the name of the deleted data, for the log. */
  retention?: Readonly<Record<string, Retention>>;
  seed?: Seed;
  /** The targets of publication, for each content type in the module's tables. */
  content?: ContentTargets;
  /** Work that waits for the staff. */
  today?: TodayReaders;
  /** Finishes running work. Requests and jobs have ended before. */
  close?: () => Promise<void>;
};
