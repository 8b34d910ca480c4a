import { lazyPart } from '#kit/page/lazy-part.tsx';
import { useSession } from '#kit/session/session.ts';

const VendorLinks = lazyPart(() => import('./vendor-links.tsx').then((module) => module.VendorLinks));

/** The place of a vendor's own links: their code comes only to who is signed in. */
export function VendorLinksSlot() {
  return useSession().signedIn && <VendorLinks />;
}
