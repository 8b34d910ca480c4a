/** @file What checks ask of other modules; `create-modules.ts` hands it over. */
import type { StoredBadge } from '#contract/checks/badges.ts';
import type { Region } from '#domain/vendors/vendor-categories.ts';
import type { Locale } from '#words/locales.ts';
import type { Database, Tx } from '#platform/db/handle.ts';
import type { LetterFrame } from '#platform/mailer/letter.ts';
import type { Platform } from '#platform/open-platform.ts';

/** What is held against a check. */
export type CheckedVendor = {
  id: string;
  companyName: string;
  ownerName: string;
  address: string;
  region: Region | null;
  phone: string | null;
  fssai: string | null;
};

export type CheckNeeds = {
  /** The vendor, null when there is none. In a transaction its row is locked until the end: whoever changes checks holds it first. */
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
