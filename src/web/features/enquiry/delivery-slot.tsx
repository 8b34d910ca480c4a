import { lazy, Suspense } from 'react';
import { useHasDeliveries } from '#kit/deliveries-signal.ts';

/** Also asked for by every form: when the network is gone it is too late to fetch it. */
export const loadDeliveryBar = () => import('./delivery-bar.tsx');

const DeliveryBar = lazy(() =>
  loadDeliveryBar().then(
    (module) => ({ default: module.DeliveryBar }),
    () => ({ default: () => null }),
  ),
);

/** The place of the delivery bar: its code comes only to visitors who have something waiting or just sent. */
export function DeliverySlot({ phone }: { phone: string }) {
  if (!useHasDeliveries()) return null;
  return (
    <Suspense>
      <DeliveryBar phone={phone} />
    </Suspense>
  );
}
