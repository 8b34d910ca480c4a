import { useState } from 'react';
import { t } from '#words/t.ts';
import type { PushState } from '#contract/push.ts';
import { checked, type Unread } from '#contract/reply.ts';
import { api } from '#kit/api/api.ts';
import { signed } from '#kit/api/authenticated.ts';
import { isSubscribed, PushRefused, subscribe, unsubscribe } from '#kit/device/push.ts';
import { shaped } from '#kit/api/shape-reply.ts';
import { useAnswer } from '#kit/api/use-answer.ts';
import { Button } from '#ui/button.tsx';
import { FormProblem } from '#ui/form-problem.tsx';

const isState = (value: unknown): value is PushState => shaped('PushState', value) !== undefined;

const changed = (call: Parameters<typeof signed<Unread<PushState>>>[0]) => checked(isState, signed(call));

async function read(): Promise<PushState> {
  const state = await signed((options) => api.workshopPushGet({}, options));
  return { ...state, on: state.on && (await isSubscribed()) };
}

/** Switches notifications of new requests on this device on and off. The browser's permission is requested at the tap. */
export function PushSwitch() {
  const { value, failure, busy, act } = useAnswer(read);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  // The inbox is complete without it.
  if (!value) return null;
  const { on, publicKey } = value;

  async function start() {
    const body = await subscribe(publicKey);
    const isTold = await act(() => changed((options) => api.workshopPushSet({ body }, options)));
    if (!isTold) await unsubscribe();
  }
  async function stop() {
    const isOver = await act(() => changed((options) => api.workshopPushEnd({}, options)));
    if (isOver) await unsubscribe();
  }
  async function change() {
    if (busy || asking) return;
    setRefusal(null);
    setAsking(true);
    try {
      await (on ? stop() : start());
    } catch (error) {
      if (error instanceof PushRefused) setRefusal(error.message);
    } finally {
      setAsking(false);
    }
  }

  const problem = refusal ?? failure;
  return (
    <div className="mt-6 grid justify-items-start gap-3">
      <p role="status" className="max-w-prose text-ink-soft">
        {on
          ? t('This device tells you when a family asks or writes, until you sign out here.')
          : t(
              'This device can tell you when a family asks or writes, also while this page is closed. All that is sent, by way of your browser’s maker, is that something came: no name, no number, not a word of it.',
            )}
      </p>
      {/* Never disabled: the focus would be lost at the press. */}
      <Button look={on ? 'quiet' : 'secondary'} aria-disabled={busy || asking} onClick={() => void change()}>
        {on ? t('Tell this device nothing any more') : t('Tell this device about new requests')}
      </Button>
      <FormProblem>{problem}</FormProblem>
    </div>
  );
}
