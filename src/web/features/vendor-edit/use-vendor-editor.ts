import { useCallback, useEffect, useState } from 'react';
import { isApiError } from '#contract/api-error.ts';
import type { CallInput } from '#contract/kit.ts';
import type { Place } from '#domain/finding/places.ts';
import type { PublicVendor, vendorEndpoints } from '#contract/vendors.ts';
import { messages } from '#facts/messages.ts';
import { api } from '#kit/api/api.ts';
import { importTwice } from '#kit/page/import-twice.ts';
import { NotSignedIn, signed } from '#kit/api/authenticated.ts';
import { loadOwnVendor } from '#kit/api/own-vendor.ts';

/** What a PUT may carry. */
export type VendorChange = CallInput<typeof vendorEndpoints.vendorUpdate>['body'];
type Key = keyof VendorChange;

/** What the parts of the editor work with. */
export type Editor = {
  vendor: PublicVendor;
  /**
   * Saves one field, then fetches the vendor anew. Resolves to what is wrong with the value, or null. When saving fails,
   * the page is replaced by the stated sentence, and the promise rejects.
   */
  save: <K extends Key>(key: K, value: VendorChange[K]) => Promise<string | null>;
  /** The same for the place on the map, whose two numbers only make sense together; null takes it away. */
  savePlace: (place: Place | null) => Promise<string | null>;
  /** Fetches the vendor anew. */
  refetch: () => Promise<void>;
  /** Takes over a vendor that a call has answered with. */
  replace: (vendor: PublicVendor) => void;
};

type State =
  | { step: 'loading' }
  | { step: 'failed'; message: string }
  | { step: 'foreign' }
  | { step: 'ready'; vendor: PublicVendor };

const detailOf = (error: unknown) =>
  isApiError(error) ? (Object.values(error.fieldErrors)[0] ?? error.message) : '';

/** Loads the vendor and saves its fields one by one. */
export function useVendorEditor(vendorId: string, signedIn: boolean) {
  const [state, setState] = useState<State>({ step: 'loading' });
  /** Why the last save failed; the page shows it in place of the editor until it is dismissed. */
  const [failure, setFailure] = useState<string | null>(null);

  const load = useCallback(async () => {
    const vendor = await loadOwnVendor(vendorId);
    setState(vendor ? { step: 'ready', vendor } : { step: 'foreign' });
  }, [vendorId]);
  // A session that ends while something is typed must not take the page away; one that begins anew loads it again.
  useEffect(() => {
    const fail = (message: string) =>
      setState((now) => (now.step === 'ready' ? now : { step: 'failed', message }));
    if (!signedIn) return fail(messages.noTokenLog);
    load().catch((error: unknown) => fail(detailOf(error)));
  }, [load, signedIn]);

  const replace = useCallback((vendor: PublicVendor) => setState({ step: 'ready', vendor }), []);
  const change = useCallback(
    async (body: VendorChange) => {
      // Without the rules at hand the server alone says what is wrong.
      const rules = await importTwice(() => import('./vendor-rules.ts')).catch(() => null);
      const wrong = rules?.vendorProblem(body) ?? null;
      if (wrong !== null) return wrong;
      try {
        await signed((options) => api.vendorUpdate({ params: { vendorId }, body }, options));
        await load();
        return null;
      } catch (error) {
        if (error instanceof NotSignedIn) console.error(messages.noTokenLog);
        setFailure(detailOf(error));
        throw error;
      }
    },
    [vendorId, load],
  );
  const save: Editor['save'] = useCallback((key, value) => change({ [key]: value }), [change]);
  const savePlace: Editor['savePlace'] = useCallback(
    (place) => change(place ?? { latitude: null, longitude: null }),
    [change],
  );
  return {
    state,
    failure,
    dismissFailure: () => setFailure(null),
    editing: { save, savePlace, refetch: load, replace },
  };
}
