import { createJudgedRequests, OutsideProblem, type Loosened } from './judged-requests.ts';

export type OutsidePosting = {
  headers: Readonly<Record<string, string>>;
  body: Uint8Array;
  /** The limit for the whole request: resolving, sending, the answer's head. */
  timeoutMs: number;
};

/** Posts to another host over https and returns its status; follows no redirect and reads no body. @throws OutsideProblem with a sentence */
export type OutsidePost = (address: string, posting: OutsidePosting) => Promise<number>;

/** Returns a function that posts to other hosts. */
export function createOutsidePost(loosened: Loosened = {}): OutsidePost {
  const { ask, checkAddress, problemOf } = createJudgedRequests(loosened);
  return async (address, { headers, body, timeoutMs }) => {
    const url = URL.parse(address);
    if (url?.protocol !== 'https:')
      throw new OutsideProblem('forbidden', 'Only addresses that begin with https:// are posted to.');
    checkAddress(url);
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const response = await ask(url, { method: 'POST', headers, body, signal });
      // A stranger's answer may be endless.
      response.destroy();
      return response.statusCode ?? 0;
    } catch (error) {
      throw problemOf(url, error, signal.aborted);
    }
  };
}
