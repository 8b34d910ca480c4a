import { useCallback, useEffect, useState } from 'react';
import { isApiError } from '#contract/api-error.ts';
import type { Place } from '#domain/finding/places.ts';
import type { PublicVendor } from '#contract/vendors.ts';
import { messages } from '#facts/messages.ts';
import { api } from '#kit/api/api.ts';
import { importTwice } from '#kit/page/import-twice.ts';
import { NotSignedIn, signed } from '#kit/api/authenticated.ts';
import { loadOwnVendor } from '#kit/api/own-vendor.ts';
import type { Save } from './use-own-editor.ts';
import type { VendorChange } from './vendor-change.ts';

type Key = keyof VendorChange;

/** Props of the editor's parts. */
export type Editor = {
  vendor: PublicVendor;
  /**
   * Saves one field, then fetches the vendor anew. Resolves to the error of the value, or null. When saving fails, the page is replaced by
   * the stated sentence, and the promise rejects.
   */
  save: <K extends Key>(key: K, value: VendorChange[K]) => Promise<string | null>;
  /** The same for the position on the map, whose two numbers are saved together; null removes it. */
  savePlace: (place: Place | null) => Promise<string | null>;
  /** Saves a field as it is left: a failure is shown beside it, and the page stays. */
  keep: Save;
  /** Fetches the vendor anew. */
  refetch: () => Promise<void>;
  /** Adopts a vendor from a call's reply. */
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
  /** Reason of the last failed save; the page shows it in place of the editor until it is dismissed. */
  const [failure, setFailure] = useState<string | null>(null);

  const load = useCallback(async () => {
    const vendor = await loadOwnVendor(vendorId);
    setState(vendor ? { step: 'ready', vendor } : { step: 'foreign' });
  }, [vendorId]);
  // A session that ends during typing must not remove the page; a new one loads it again.
  useEffect(() => {
    const fail = (message: string) =>
      setState((now) => (now.step === 'ready' ? now : { step: 'failed', message }));
    if (!signedIn) return fail(messages.noTokenLog);
    load().catch((error: unknown) => fail(detailOf(error)));
  }, [load, signedIn]);

  const replace = useCallback((vendor: PublicVendor) => setState({ step: 'ready', vendor }), []);
  const change = useCallback(
    async (body: VendorChange) => {
      // When the rules fail to load, the server alone reports errors.
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
