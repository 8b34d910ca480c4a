/** @file To whom the composer of an enquiry writes. */
import { talkingIntroductions } from '#domain/enquiries/introduction-changes.ts';
import type { Introduction } from '#contract/desk/introductions.ts';

/** The family by mail, in WhatsApp or on its private page, colleagues by a note, a vendor in its conversation, or a vendor about its report. */
export type Recipient = 'mail' | 'whatsapp' | 'page' | 'note' | `vendor ${string}` | `report ${string}`;
export type RecipientChoice = { to: Recipient; label: string };

/** Returns the vendors that can be written to. */
export const vendorRecipients = (introductions: readonly Introduction[]): RecipientChoice[] => [
  ...introductions
    .filter(({ status }) => talkingIntroductions.includes(status))
    .map(({ id, vendorName }) => ({
      to: `vendor ${id}` as const,
      label: `${vendorName} and the family, in their conversation`,
    })),
  ...introductions
    .filter(({ reportReason, reportAnswer }) => reportReason && !reportAnswer)
    .map(({ id, vendorName }) => ({ to: `report ${id}` as const, label: `${vendorName}, about its report` })),
];

/** Returns the id of the introduction that a recipient belongs to; undefined for the family and colleagues. */
export const introductionOf = (to: Recipient): string | undefined => to.split(' ')[1];
