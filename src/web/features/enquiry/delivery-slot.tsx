import { importTwice } from '#kit/page/import-twice.ts';
import { later } from '#kit/page/later.tsx';
import { deliveriesSignal } from '#kit/device/stored-signal.ts';
import { useOnceTrue } from '#ui/use-once-true.ts';

/** Preloaded by every form as well: once the network is gone it is too late to fetch it. */
export const loadDeliveryBar = () => importTwice(() => import('./delivery-bar.tsx'));

const DeliveryBar = later(() => loadDeliveryBar().then((module) => module.DeliveryBar));

/** The slot of the delivery bar: its code loads only for visitors with a waiting or just sent message. */
export function DeliverySlot({ phone }: { phone: string }) {
  return useOnceTrue(deliveriesSignal.useIsStored()) && <DeliveryBar phone={phone} />;
}
