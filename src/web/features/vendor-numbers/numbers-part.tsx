import { useState } from 'react';
import { errorWith, messages } from '#facts/messages.ts';
import { checked } from '#contract/reply.ts';
import { settle } from '#contract/settled.ts';
import type { VendorNumbers } from '#contract/vendor-numbers.ts';
import { api } from '#kit/api/api.ts';
import { signed } from '#kit/api/authenticated.ts';
import type { OwnVendor } from '#kit/api/own-vendor.ts';
import { isWhole } from '#kit/api/shape-reply.ts';
import { AsyncSection } from '#ui/async-section.tsx';
import { RetryNotice } from '#ui/retry-notice.tsx';
import { Figures } from './figures.tsx';

const isVendorNumbers = isWhole<VendorNumbers>('VendorNumbers');
const ask = (vendorId: string) =>
  settle(
    checked(
      isVendorNumbers,
      signed((options) => api.vendorNumbers({ params: { vendorId }, query: {} }, options)),
    ),
  );

/** Views and uses of the page, and their outcome. */
export function NumbersPart({ vendor: { _id } }: OwnVendor) {
  const [asked, setAsked] = useState(() => ask(_id));
  return (
    <AsyncSection
      data={asked}
      loading={<p>{messages.loading}</p>}
      failed={({ message }) => (
        <RetryNotice onRetry={() => setAsked(ask(_id))}>{errorWith(message)}</RetryNotice>
      )}
    >
      {(numbers) => <Figures numbers={numbers} />}
    </AsyncSection>
  );
}
