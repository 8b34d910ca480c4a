import { type VendorAct, vendorActPath } from '#facts/vendor-acts.ts';
import { ownVendorId } from '#kit/session/session.ts';

/**
 * Counts an act on a vendor's page, and nothing about the visitor; the vendor's own visits are left out. Returns at once and never throws.
 * The request outlives the page, since a tap often leaves it.
 */
export function countAct(vendorId: string, act: VendorAct): void {
  if (ownVendorId() === vendorId) return;
  void fetch(vendorActPath(vendorId), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ act }),
    keepalive: true,
  }).then(
    // Read to its end: an unread reply holds its connection.
    (reply) => reply.text(),
    () => undefined,
  );
}
