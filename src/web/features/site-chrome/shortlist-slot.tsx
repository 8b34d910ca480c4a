import { lazyPart } from '#kit/page/lazy-part.tsx';
import { shortlistSignal } from '#kit/device/stored-signal.ts';

const ShortlistLink = lazyPart(() => import('./shortlist-link.tsx').then((module) => module.ShortlistLink));

/** The place of the way to the shortlist: its code comes only to who has saved a vendor. */
export function ShortlistSlot(props: { className: string; named?: boolean }) {
  return shortlistSignal.useIsStored() && <ShortlistLink {...props} />;
}
