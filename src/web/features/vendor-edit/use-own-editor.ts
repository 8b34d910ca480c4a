import { useCallback, useEffect, useRef } from 'react';
import { isApiError } from '#contract/api-error.ts';
import { checked } from '#contract/reply.ts';
import type { PublicVendor } from '#contract/vendors.ts';
import { errorsOf, type PathErrors } from '#domain/vendors/fact-form.ts';
import { messages } from '#facts/messages.ts';
import { api } from '#kit/api/api.ts';
import { signed } from '#kit/api/authenticated.ts';
import { mergeValues } from '#kit/forms/saved/merge-values.ts';
import { outcomeOf } from '#kit/forms/saved/outcome-of.ts';
import type { Saved } from '#kit/forms/saved/saved.ts';
import { importTwice } from '#kit/page/import-twice.ts';
import { askOwnVendor, isPublicVendor, type OwnVendor } from '#kit/api/own-vendor.ts';
import type { VendorChange } from './vendor-change.ts';

type Stored = { [K in keyof VendorChange]?: (vendor: PublicVendor) => VendorChange[K] };

/** The fields whose stored form is not what a change sends. */
const stored: Stored = {
  prices: ({ prices }) => prices.map(({ asOf: _, ...price }) => price),
  packages: ({ packages }) => packages.map(({ priceWords: _, ...one }) => one),
};

/** Returns a field of a vendor as a change would send it. */
const storedValue = <K extends keyof VendorChange>(vendor: PublicVendor, key: K): VendorChange[K] =>
  stored[key]?.(vendor) ?? ((vendor as Partial<Record<K, unknown>>)[key] as VendorChange[K]);

/**
 * Saves a change of one field from `before` to `mine`. The errors are by position in the field, and at '' for the whole field. What
 * another device changed meanwhile is kept; `force` overwrites it where both changed the same. Never rejects.
 */
export type Save = <K extends keyof VendorChange>(
  key: K,
  mine: VendorChange[K],
  before: VendorChange[K],
  force?: boolean,
) => Promise<Saved>;

/** Meanwhile others may go on changing; then it is kept for later. */
const triesMax = 5;

/** Returns the outcome of a failed save, with the errors by position in the field. */
function failed(error: unknown, key: string): Saved {
  const outcome = outcomeOf(error);
  return outcome.is === 'refused' ? { ...outcome, errors: errorsOf(outcome.errors, key) } : outcome;
}

/** Returns the sentences that the contract's rules have for a change; none where the rules fail to load: then the server has them. */
async function problemsOf(body: VendorChange): Promise<PathErrors> {
  const rules = await importTwice(() => import('./vendor-rules.ts')).catch(() => null);
  return rules?.vendorProblems(body) ?? {};
}

/** A change is saved, also where the page cannot be read again now. */
async function readAgain(refetch: () => Promise<void>): Promise<void> {
  try {
    await refetch();
  } catch (error) {
    console.error(error);
  }
}

/**
 * Returns the function that saves a field of the own page. Saves run one after the other, each on the version that the last one left, so
 * that two fields in flight cannot overwrite each other.
 */
export function useOwnEditor({ vendor, refetch }: OwnVendor): Save {
  const known = useRef(vendor);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    if (Date.parse(vendor.updatedAt) >= Date.parse(known.current.updatedAt)) known.current = vendor;
  }, [vendor]);
  const { _id: vendorId } = vendor;

  const saveNow = useCallback(
    async <K extends keyof VendorChange>(
      key: K,
      mine: VendorChange[K],
      before: VendorChange[K],
      force: boolean,
    ): Promise<Saved> => {
      const wrong = errorsOf(await problemsOf({ [key]: mine }), key);
      if (Object.keys(wrong).length > 0) return { is: 'refused', errors: wrong };
      const params = { vendorId };
      for (let tries = 0; tries < triesMax; tries++) {
        const { updatedAt } = known.current;
        const merged = mergeValues(before, mine, storedValue(known.current, key));
        if (merged === null && !force) {
          // So that the form can show the other value.
          await readAgain(refetch);
          return { is: 'changed' };
        }
        const body: VendorChange = { [key]: merged === null ? mine : merged.value };
        try {
          known.current = await checked(
            isPublicVendor,
            signed(({ headers }) =>
              api.vendorUpdate({ params, body }, { headers: { ...headers, 'if-match': `"${updatedAt}"` } }),
            ),
          );
          await readAgain(refetch);
          return { is: 'saved' };
        } catch (error) {
          if (!isApiError(error) || error.status !== 409) return failed(error, key);
        }
        try {
          known.current = await askOwnVendor();
        } catch (error) {
          return failed(error, key);
        }
      }
      return { is: 'kept', signedOut: false };
    },
    [vendorId, refetch],
  );

  return useCallback(
    (key, mine, before, force = false) => {
      const next = last.current.then(() => saveNow(key, mine, before, force));
      last.current = next;
      return next;
    },
    [saveNow],
  ) as Save;
}

/** Returns the first error of an outcome that is not shown at a form of its own; null when it is saved. */
export function problemIn(outcome: Saved): string | null {
  if (outcome.is === 'refused') return Object.values(outcome.errors)[0] ?? null;
  return outcome.is === 'saved' ? null : messages.fieldUpdateFailed;
}
