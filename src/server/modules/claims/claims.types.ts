/** @file The needs of claims from other modules; `create-modules.ts` provides them. */
import type { Locale } from '#words/locales.ts';
import type { Tx } from '#platform/db/handle.ts';
import type { vendorClaims } from '#platform/db/tables.ts';
import type { LetterFrame } from '#platform/mailer/letter.ts';
import type { Platform } from '#platform/open-platform.ts';

export type ClaimRow = typeof vendorClaims.$inferSelect;

export type ClaimNeeds = {
  /** Opens the owner's account, whose password is chosen by a mailed link. @throws Problem email_taken, conflict where there is one */
  openOwner(
    tx: Tx,
    owner: { vendorId: string; email: string; locale: Locale; passwordHash: string },
  ): Promise<void>;
  /** Returns the hash of a password that nobody knows; not within a transaction. */
  unknownPassword(): Promise<string>;
  /** Returns whether an account has this address. */
  hasAccount(email: string): Promise<boolean>;
  /** Reads a document as checks do: re-encoded, or inspected. @throws Problem with a helpful sentence */
  readDocument(content: Buffer): Promise<{ kind: 'picture' | 'pdf'; content: Buffer }>;
  drop(tags: readonly string[]): void;
};
export type ClaimDependencies = Pick<
  Platform,
  'db' | 'clock' | 'secretKey' | 'mails' | 'intake' | 'limiter'
> &
  ClaimNeeds & { frame: LetterFrame & { publicUrl: string } };
