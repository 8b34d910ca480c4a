/** @file Vendors on the page Today whom no mail reaches: somebody phones them, and says so by one key. */
import { useState } from 'react';
import { later, queueOf } from './act-queue.ts';
import { stateOf } from './action.ts';
import { api } from './api.ts';
import { setRefusal } from './shown-acts.ts';
import { workingSet } from './working-set.ts';

type Call = { id: string; introductionId?: string | undefined };

/**
 * Returns the act of saying that a vendor was told by phone, and who was told already: its line goes at once, and comes back with the reason
 * when the server refuses. `again` reads the page.
 */
export function useTelling(again: () => Promise<void>) {
  const [told, setTold] = useState<ReadonlySet<string>>(new Set());
  const tell = async ({ id: reference, introductionId }: Call): Promise<void> => {
    if (introductionId === undefined || told.has(introductionId)) return;
    setTold((now) => new Set([...now, introductionId]));
    const params = { reference, introductionId };
    const said = workingSet()?.byReference.get(reference)?.said ?? null;
    try {
      await queueOf(reference).add(
        ({ seen }) => api.staffIntroductionTold({ params, body: { seen: later(said, seen) } }),
        { says: true },
      );
    } catch (error) {
      setRefusal(reference, stateOf(error).failure);
      setTold((now) => new Set([...now].filter((one) => one !== introductionId)));
    }
    await again();
  };
  return { told, tell };
}
