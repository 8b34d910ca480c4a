import type { Database, Tx } from '#platform/db/handle.ts';
import type { Actor } from '#platform/events.ts';

export type VendorNeeds = {
  /** Told of each change of what a vendor says of itself, within it. */
  changed: (tx: Tx, vendorId: string) => Promise<void>;
  /** Told within it when the staff hides a vendor or shows it again. */
  visibilityChanged: (tx: Tx, vendorId: string, isHidden: boolean, by: Actor) => Promise<void>;
  /** Numbers of the enquiries in which a vendor and a family still talk. */
  openRequests: (within: Database, vendorId: string) => Promise<string[]>;
  /** What else is stored of a vendor, for its own copy. */
  recorded: (reader: Database, vendorId: string) => Promise<Record<string, unknown>>;
};
