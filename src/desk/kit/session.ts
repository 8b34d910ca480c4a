/** @file The signed-in person at this desk, for every part that shows it. */
import { isApiError } from '#contract/api-error.ts';
import type { StaffSession } from '#contract/desk/access.ts';
import type { Colleague } from '#contract/desk/enquiry-list.ts';
import { api } from './api.ts';
import { queryClient } from './query.ts';
import { createStore } from './store.ts';

const current = createStore<StaffSession | null>(null);

/** Stores the signed-in person, or null. Drops all data that was read for somebody else. */
export function setSession(session: StaffSession | null): void {
  if (session?.memberId !== current.get()?.memberId) queryClient.clear();
  current.set(session);
}

/** Reads the session once; null when nobody is signed in. @throws ApiError when it cannot be determined */
export async function readSession(): Promise<StaffSession | null> {
  const known = current.get();
  if (known) return known;
  try {
    setSession(await api.staffSession());
  } catch (error) {
    if (!isApiError(error) || error.status !== 401) throw error;
  }
  return current.get();
}

export const useSession = current.use;

/** Returns the signed-in person as colleagues are shown, as the owner of an enquiry. */
export const asColleague = (session: StaffSession | null): Colleague | null =>
  session && { id: session.memberId, name: session.name };
