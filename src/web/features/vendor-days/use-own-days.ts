import { useCallback, useEffect, useState } from 'react';
import { isApiError } from '#contract/api-error.ts';
import type { OwnDays } from '#contract/availability.ts';
import { checked, type Unread } from '#contract/reply.ts';
import { messages } from '#facts/messages.ts';
import { api } from '#kit/api/api.ts';
import { signed } from '#kit/api/authenticated.ts';
import { isWhole } from '#kit/api/shape-reply.ts';

const isOwnDays = isWhole<OwnDays>('OwnDays');
type Options = Parameters<Parameters<typeof signed>[0]>[0];

const sentenceOf = (error: unknown): string =>
  isApiError(error) ? (Object.values(error.fieldErrors)[0] ?? error.message) : messages.noTokenLog;

/** The own days, the error, and the functions that change them. */
export type OwnDaysState = {
  days: OwnDays | null;
  failure: string | null;
  busy: boolean;
  /** Makes a call that returns the days; resolves to the error, or null. */
  change: (call: (options: Options) => Promise<OwnDays | Unread<OwnDays>>) => Promise<string | null>;
  /** Fetches the days anew. */
  load: () => void;
};

/** Props of the calendar sections. */
export type CalendarProps = { days: OwnDays; params: { vendorId: string } } & Pick<
  OwnDaysState,
  'busy' | 'change'
>;

/** Loads the days of the signed-in vendor. */
export function useOwnDays(vendorId: string): OwnDaysState {
  const [days, setDays] = useState<OwnDays | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const change: OwnDaysState['change'] = useCallback(async (call) => {
    setBusy(true);
    try {
      setDays(await checked(isOwnDays, signed(call)));
      setFailure(null);
      return null;
    } catch (error) {
      const sentence = sentenceOf(error);
      setFailure(sentence);
      return sentence;
    } finally {
      setBusy(false);
    }
  }, []);
  const load = useCallback(
    () => void change((options) => api.vendorOwnDays({ params: { vendorId } }, options)),
    [vendorId, change],
  );
  useEffect(load, [load]);
  return { days, failure, busy, change, load };
}
