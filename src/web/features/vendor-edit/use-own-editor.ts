import { useCallback } from 'react';
import { isApiError } from '#contract/api-error.ts';
import { errorsOf, type PathErrors } from '#domain/vendors/fact-form.ts';
import { messages } from '#facts/messages.ts';
import { api } from '#kit/api/api.ts';
import { signed } from '#kit/api/authenticated.ts';
import { importTwice } from '#kit/page/import-twice.ts';
import type { OwnVendor } from '#kit/api/own-vendor.ts';
import type { VendorChange } from './use-vendor-editor.ts';

/** Saves one field; resolves to the errors, by position in the field and at '' for the whole field, or null. */
export type Save = <K extends keyof VendorChange>(
  key: K,
  value: VendorChange[K],
) => Promise<PathErrors | null>;

const isEmpty = (errors: PathErrors) => Object.keys(errors).length === 0;
const errorsIn = (error: unknown): PathErrors => {
  if (!isApiError(error)) return { '': messages.noTokenLog };
  return isEmpty(error.fieldErrors) ? { '': error.message } : error.fieldErrors;
};

/** Returns the function that saves a field of the own page from a part of the workshop, where a failure is shown at its form. */
export function useOwnEditor({ vendor: { _id: vendorId }, refetch }: OwnVendor): Save {
  return useCallback(
    async (key, value) => {
      const body = { [key]: value };
      // When the rules fail to load, the server alone reports errors.
      const rules = await importTwice(() => import('./vendor-rules.ts')).catch(() => null);
      const wrong = rules?.vendorProblems(body) ?? {};
      if (!isEmpty(wrong)) return errorsOf(wrong, key);
      try {
        await signed((options) => api.vendorUpdate({ params: { vendorId }, body }, options));
      } catch (error) {
        return errorsOf(errorsIn(error), key);
      }
      await refetch();
      return null;
    },
    [vendorId, refetch],
  );
}
