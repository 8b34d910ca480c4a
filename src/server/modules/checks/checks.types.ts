/** @file The needs of checks from other modules; `create-modules.ts` provides them. */
import type { StoredBadge } from '#contract/checks/badges.ts';
import type { Region } from '#domain/vendors/vendor-categories.ts';
import type { Locale } from '#words/locales.ts';
import type { Database, Tx } from '#platform/db/handle.ts';
import type { LetterFrame } from '#platform/mailer/letter.ts';
import type { Platform } from '#platform/open-platform.ts';

/** The vendor's data that checks are compared with. */
export type CheckedVendor = {
  id: string;
  companyName: string;
  ownerName: string;
  address: string;
  region: Region | null;
  phone: string | null;
  fssai: string | null;
  /** The tax number of the registration. */
  panGst: string | null;
};

export type CheckNeeds = {
  /** Returns the vendor, or null. In a transaction its row can be locked until the end: a change of checks locks it first. */
  findVendor(within: Database, vendorId: string, how?: { locked: true }): Promise<CheckedVendor | null>;
  setBadges(tx: Tx, vendorId: string, badges: readonly StoredBadge[]): Promise<void>;
  findContact(
    vendorId: string,
    within?: Database,
  ): Promise<{ companyName: string; email: string | null; confirmed: boolean; locale: Locale } | null>;
  drop(tags: readonly string[]): void;
};
export type CheckDependencies = Pick<Platform, 'db' | 'clock' | 'secretKey' | 'mails' | 'intake' | 'log'> &
  CheckNeeds & { frame: LetterFrame & { publicUrl: string } };
