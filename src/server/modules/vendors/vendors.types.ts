import type { Database, Tx } from '#platform/db/handle.ts';
import type { Actor } from '#platform/events.ts';

export type VendorNeeds = {
  /** Drops cached pages of these tags. */
  drop: (tags: readonly string[]) => void;
  /** Called with each change of a vendor's own fields, within its transaction. */
  changed: (tx: Tx, vendorId: string) => Promise<void>;
  /** Called within the transaction in which the staff hides a vendor or shows it again. */
  visibilityChanged: (tx: Tx, vendorId: string, isHidden: boolean, by: Actor) => Promise<void>;
  /** Returns the numbers of the open enquiries between a vendor and families. */
  openRequests: (within: Database, vendorId: string) => Promise<string[]>;
  /** Returns the further stored data of a vendor, for its own copy. */
  recorded: (reader: Database, vendorId: string) => Promise<Record<string, unknown>>;
};
