/** @file The signed-in person at this desk, for every part that shows it. */
import { useSyncExternalStore } from 'react';
import { isApiError } from '#contract/api-error.ts';
import type { StaffSession } from '#contract/desk/access.ts';
import { api } from './api.ts';
import { queryClient } from './query.ts';

let current: StaffSession | null = null;
const listeners = new Set<() => void>();

/** Stores the signed-in person, or null. Drops all data that was read for somebody else. */
export function setSession(session: StaffSession | null): void {
  if (session?.memberId !== current?.memberId) queryClient.clear();
  current = session;
  for (const tell of listeners) tell();
}

/** Reads the session once; null when nobody is signed in. @throws ApiError when it cannot be determined */
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
