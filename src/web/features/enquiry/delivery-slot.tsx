import { importTwice } from '#kit/page/import-twice.ts';
import { later } from '#kit/page/later.tsx';
import { deliveriesSignal } from '#kit/device/stored-signal.ts';

/** Also asked for by every form: when the network is gone it is too late to fetch it. */
export const loadDeliveryBar = () => importTwice(() => import('./delivery-bar.tsx'));

const DeliveryBar = later(() => loadDeliveryBar().then((module) => module.DeliveryBar));

/** The place of the delivery bar: its code comes only to visitors who have something waiting or just sent. */
export function DeliverySlot({ phone }: { phone: string }) {
  return deliveriesSignal.useIsStored() && <DeliveryBar phone={phone} />;
}
