/** @file Acts on the vendors of one enquiry. An introduction can be taken back for some seconds, on every page of the desk. */
import type { Introduction } from '#contract/desk/introductions.ts';
import { api } from './api.ts';
import { offerUndo } from './pending-acts.ts';
import { asColleague, useSession } from './session.ts';
import { useChanged } from './use-changed.ts';

const inQuery = (seen: string | null) => ({ seen: seen ?? 'none' });

/** Returns the acts, which wait in the queue of the enquiry. `again` reads the introductions, `onChanged` the enquiry. */
export function useIntroducing(reference: string, again: () => Promise<void>, onChanged: () => void) {
  const { act, busy, failure } = useChanged(reference, again, onChanged);
  const session = useSession();
  const params = { reference };
  const introduce = (vendorIds: string[]) =>
    void act(
      async (now, key) => {
        const list = await api.staffIntroductionSend({ params, body: { vendorIds, ...now }, key });
        const held = list.introductions.find((one) => one.held && vendorIds.includes(one.vendorId))?.held;
        if (held) offerUndo({ kind: 'introduction', id: held, reference, count: vendorIds.length });
        return list;
      },
      { once: true, shows: ({ owner }) => ({ owner: owner ?? asColleague(session) }) },
    );
  const steps = {
    sent: ({ vendorId }: Introduction) => introduce([vendorId]),
    told: ({ id }: Introduction) =>
      void act(({ seen }) =>
        api.staffIntroductionTold({ params: { reference, introductionId: id }, body: { seen } }),
      ),
    recalled: ({ id }: Introduction) =>
      void act(({ seen }) =>
        api.staffIntroductionRecall({ params: { reference, introductionId: id }, query: inQuery(seen) }),
      ),
  };
  return {
    busy,
    failure,
    introduce,
    step: (name: keyof typeof steps, one: Introduction) => steps[name](one),
    disclose: ({ id }: Introduction) =>
      void act(({ seen }) =>
        api.staffIntroductionDisclose({ params: { reference, introductionId: id }, body: { seen } }),
      ),
  };
}
