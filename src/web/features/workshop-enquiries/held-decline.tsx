import { useCallback, useEffect, useState } from 'react';
import { t } from '#words/t.ts';
import { isApiError } from '#contract/api-error.ts';
import type { HeldReply } from '#contract/held-acts.ts';
import { checked, type Unread } from '#contract/reply.ts';
import { api } from '#kit/api/api.ts';
import { signed } from '#kit/api/authenticated.ts';
import { HeldBar } from '#kit/forms/held-bar.tsx';
import { isHeldReply } from './is-held-reply.ts';
import { Button } from '#ui/button.tsx';

type Props = {
  id: string;
  /** Number of actions on the request so far: each starts a look for a pending one. */
  acts: number;
  /** Called when it was done, or failed. */
  onDone: () => void;
};

/** A pending decline of the vendor, with an undo button. */
export function HeldDecline({ id, acts, onDone }: Props) {
  const [{ held }, setReply] = useState<HeldReply>({ held: null });
  const [busy, setBusy] = useState(false);
  const ask = useCallback(
    async (call: 'workshopHeldGet' | 'workshopHeldUndo') => {
      try {
        setReply(
          await checked(
            isHeldReply,
            signed(
              (options) =>
                api[call]({ params: { introductionId: id } }, options) as Promise<Unread<HeldReply>>,
            ),
          ),
        );
      } catch (error) {
        // A retry comes by itself, or from the button.
        if (!isApiError(error)) throw error;
      }
    },
    [id],
  );
  useEffect(() => {
    void ask('workshopHeldGet');
  }, [ask, acts]);
  const onDue = useCallback(() => {
    void ask('workshopHeldGet').then(onDone);
  }, [ask, onDone]);
  if (!held) return null;
  const undo = async () => {
    setBusy(true);
    await ask('workshopHeldUndo');
    setBusy(false);
  };
  return (
    <HeldBar
      held={held}
      onDue={onDue}
      undo={
        <Button look="secondary" disabled={busy} onClick={() => void undo()}>
          {t('Undo')}
        </Button>
      }
    />
  );
}
