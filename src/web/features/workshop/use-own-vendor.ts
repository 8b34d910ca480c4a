import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { settle, type Settled } from '#contract/settled.ts';
import type { PublicVendor } from '#contract/vendors.ts';
import { askOwnVendor, type OwnVendor } from '#kit/api/own-vendor.ts';
import type { TeamRole } from '#facts/team.ts';
import { authToken } from '#kit/session/session.ts';

type OwnVendorRequest = { token: string | null; answer: Promise<Settled<PublicVendor>> };

/** The last reply, so that a change of part does not begin with waiting. */
let last: OwnVendorRequest | undefined;
const ask = (): OwnVendorRequest => (last = { token: authToken(), answer: settle(askOwnVendor()) });

/** Returns the vendor of the signed-in person, pending or settled, and a function that fetches it anew. */
export function useOwnVendor(): {
  asked: Promise<Settled<PublicVendor>>;
  refetch: OwnVendor['refetch'];
  /** Role of the signed-in person; the owner's until it is known. */
  role: TeamRole;
} {
  const known = useRef(last?.token === authToken());
  const [{ answer }, setAsked] = useState(() => (last?.token === authToken() ? last : ask()));
  const refetch = useCallback(async () => {
    const next = ask();
    await next.answer;
    startTransition(() => setAsked(next));
  }, []);
  useEffect(() => {
    // Known data is shown while it is refetched.
    if (known.current) refetch().catch(() => undefined);
    known.current = false;
  }, [refetch]);
  const [role, setRole] = useState<TeamRole>('owner');
  useEffect(() => {
    let stale = false;
    void answer.then((settled) => !stale && setRole((settled.ok && settled.value.yourRole) || 'owner'));
    return () => {
      stale = true;
    };
  }, [answer]);
  return { asked: answer, refetch, role };
}
