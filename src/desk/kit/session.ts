/** @file Who is signed in at this desk, for every part that shows it. */
import { useSyncExternalStore } from 'react';
import { isApiError } from '#contract/api-error.ts';
import type { StaffSession } from '#contract/desk/access.ts';
import { api } from './api.ts';
import { queryClient } from './query.ts';

let current: StaffSession | null = null;
const listeners = new Set<() => void>();

/** Remembers who signed in, or that nobody is. Nothing that was read for somebody else stays. */
export function setSession(session: StaffSession | null): void {
  if (session?.memberId !== current?.memberId) queryClient.clear();
  current = session;
  for (const tell of listeners) tell();
}

/** The session, asked for once; null when nobody is signed in. @throws ApiError when that cannot be found out */
export async function readSession(): Promise<StaffSession | null> {
  if (current) return current;
  try {
    setSession(await api.staffSession());
  } catch (error) {
    if (!isApiError(error) || error.status !== 401) throw error;
  }
  return current;
}

const subscribe = (tell: () => void) => {
  listeners.add(tell);
  return () => void listeners.delete(tell);
};

export const useSession = (): StaffSession | null => useSyncExternalStore(subscribe, () => current);
