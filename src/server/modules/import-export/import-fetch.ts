/** @file Pictures of an import that are fetched from other sites: a few at a time, each marked as soon as it is stored. */
import { createConcurrencyLimit } from '#platform/concurrency-limit.ts';
import { OutsideProblem, type OutsideFile } from '#platform/outside-fetch.ts';
import { Problem } from '#platform/problem.ts';
import type { Entry } from './entry-marks.ts';
import type { MovingDependencies } from './import-export.types.ts';
import { hostOf, wholeFirst } from './outside-pictures.ts';

type FetchRequest = {
  hosts: readonly string[];
  signal: AbortSignal;
  /** Adds the picture to the library and marks it. */
  onFile: (entry: Entry, file: OutsideFile) => Promise<void>;
  /** Marks a picture that could not be fetched. @throws any error that does not concern this picture alone */
  onFailure: (entry: Entry, error: unknown) => Promise<void>;
};

const concurrency = 4;
const timeoutMs = 20_000;
/** The number of failures in a row after which a site is not requested any more. */
const failuresAllowed = 5;
const accept = 'image/avif,image/webp,image/png,image/jpeg';

/** Creates the fetcher of pictures. It ends early, with an error, when the work has to stop. */
export function createImportFetch({
  outsideFetch,
  intake,
}: Pick<MovingDependencies, 'outsideFetch' | 'intake'>) {
  return async function fetchPictures(
    entries: readonly Entry[],
    { hosts, signal, onFile, onFailure }: FetchRequest,
  ): Promise<void> {
    const silent = new Map<string, number>();
    const names = hosts.map((host) => new URL(`http://${host}`).hostname);
    // Fetched files wait for the library, which works on one picture at a time.
    const library = createConcurrencyLimit({ running: 1, waiting: concurrency });

    async function fetchOne(address: string): Promise<OutsideFile> {
      const host = hostOf(address);
      if ((silent.get(host) ?? 0) >= failuresAllowed)
        throw new OutsideProblem(
          'unreachable',
          `${host} was not reached several times and is not asked any more.`,
        );
      const request = { hosts: names, accept, maxBytes: intake.limits.maxBytes, timeoutMs, signal };
      try {
        const file = await outsideFetch(address, request);
        silent.delete(host);
        return file;
      } catch (error) {
        if (error instanceof OutsideProblem && error.reason === 'unreachable')
          silent.set(host, (silent.get(host) ?? 0) + 1);
        else silent.delete(host);
        throw error;
      }
    }

    async function fetchWhole(source: string): Promise<OutsideFile> {
      const [first, ...copies] = wholeFirst(source);
      return copies.reduce(
        (before, copy) =>
          before.catch((error: unknown) => {
            if (error instanceof OutsideProblem && error.reason !== 'forbidden') return fetchOne(copy);
            throw error;
          }),
        fetchOne(first!),
      );
    }

    let stopped: unknown;
    const queue = entries.values();
    const worker = async () => {
      for (const entry of queue) {
        if (stopped !== undefined) return;
        try {
          signal.throwIfAborted();
          const file = await fetchWhole(entry.source);
          await library.run(() => onFile(entry, file));
        } catch (error) {
          await onFailure(entry, error).catch((reason: unknown) => {
            stopped = reason;
          });
        }
      }
    };
    await Promise.all(Array.from({ length: concurrency }, worker));
    if (stopped !== undefined) throw stopped instanceof Error ? stopped : new Problem('unavailable');
  };
}
