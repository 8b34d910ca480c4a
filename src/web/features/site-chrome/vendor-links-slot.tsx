import { lazy, Suspense } from 'react';
import { useSession } from '#kit/session.ts';

const VendorLinks = lazy(() =>
  import('./vendor-links.tsx').then(
    (module) => ({ default: module.VendorLinks }),
    () => ({ default: () => null }),
  ),
);

/** The place of a vendor's own links: their code comes only to who is signed in. */
export function VendorLinksSlot() {
  return (
    useSession().signedIn && (
      <Suspense>
        <VendorLinks />
      </Suspense>
    )
  );
}
