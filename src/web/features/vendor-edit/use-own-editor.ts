import { useCallback } from 'react';
import { isApiError } from '#contract/api-error.ts';
import { messages } from '#facts/messages.ts';
import { api } from '#kit/api.ts';
import { signed } from '#kit/authenticated.ts';
import { importTwice } from '#kit/import-twice.ts';
import type { OwnVendor } from '#kit/own-vendor.ts';
import type { VendorChange } from './use-vendor-editor.ts';

/** Saves one field; resolves to what is wrong, or null. */
export type Save = <K extends keyof VendorChange>(key: K, value: VendorChange[K]) => Promise<string | null>;

const sentenceOf = (error: unknown): string =>
  isApiError(error) ? (Object.values(error.fieldErrors)[0] ?? error.message) : messages.noTokenLog;

/** Returns what saves a field of the own page from a part of the workshop, where a failure stands at its form. */
export function useOwnEditor({ vendor: { _id: vendorId }, refetch }: OwnVendor): Save {
  return useCallback(
    async (key, value) => {
      const body = { [key]: value };
      // Without the rules at hand the server alone says what is wrong.
      const rules = await importTwice(() => import('./vendor-rules.ts')).catch(() => null);
      const wrong = rules?.vendorProblem(body) ?? null;
      if (wrong !== null) return wrong;
      try {
        await signed((options) => api.vendorUpdate({ params: { vendorId }, body }, options));
      } catch (error) {
        return sentenceOf(error);
      }
      await refetch();
      return null;
    },
    [vendorId, refetch],
  );
}
