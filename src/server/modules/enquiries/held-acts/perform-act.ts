/** @file The acts that wait, and what each does once it is due. */
import type { VendorHeld } from '#contract/held-acts.ts';
import type { FamilyAct } from '#domain/enquiries/family-acts.ts';
import type { VendorPerson } from '#platform/call.ts';
import type { StoredAct } from '#platform/db/tables/held-acts.ts';

export type LinkNumbers = { from: number; to: number };
type Decision = { act: 'accepted' | 'declined'; version: number };

/** The acts, each done at once in a transaction of its own. @throws Problem where it cannot be done */
export type HeldActNeeds = {
  /** Returns the enquiry of a secret. @throws Problem not_found for an unknown secret */
  enquiryOf: (secret: string) => Promise<string>;
  withdraw: (enquiryId: string) => Promise<void>;
  erase: (enquiryId: string) => Promise<void>;
  /** Draws the private link that follows. @throws Problem rate_limited */
  drawLink: (enquiryId: string) => Promise<LinkNumbers>;
  /** Returns the address of the page behind a link of that number. */
  pathOf: (enquiryId: string, linkNumber: number) => string;
  /** Replaces the link; one that was replaced otherwise stays. */
  replaceLink: (enquiryId: string, link: LinkNumbers) => Promise<unknown>;
  /** Books somebody who is not on the page. */
  bookOther: (enquiryId: string) => Promise<unknown>;
  actOnVendor: (enquiryId: string, introductionId: string, act: FamilyAct) => Promise<void>;
  decideQuote: (enquiryId: string, introductionId: string, done: Decision) => Promise<void>;
  takeReviewBack: (enquiryId: string, introductionId: string) => Promise<void>;
  takePictureBack: (enquiryId: string, of: { introductionId: string; pictureId: string }) => Promise<unknown>;
  /** Checks that the introduction is the vendor's. @throws Problem not_found otherwise */
  requireOwn: (vendor: VendorPerson, introductionId: string) => Promise<void>;
  actAsVendor: (vendor: VendorPerson, introductionId: string, act: VendorHeld) => Promise<void>;
};

/** Does an act. @throws Problem where it cannot be done */
export function perform(asked: HeldActNeeds, act: StoredAct): Promise<unknown> {
  switch (act.act) {
    case 'withdrawn':
      return asked.withdraw(act.leadId);
    case 'erased':
      return asked.erase(act.leadId);
    case 'link':
      return act.link ? asked.replaceLink(act.leadId, act.link) : Promise.resolve();
    case 'booked':
      return asked.bookOther(act.leadId);
    case 'recalled':
    case 'details':
    case 'chosen':
      return asked.actOnVendor(act.leadId, act.introductionId, act.act);
    case 'accepted':
    case 'refused': {
      const decided = act.act === 'refused' ? 'declined' : act.act;
      return asked.decideQuote(act.leadId, act.introductionId, { act: decided, version: act.version });
    }
    case 'review':
      return asked.takeReviewBack(act.leadId, act.introductionId);
    case 'picture':
      return asked.takePictureBack(act.leadId, act);
    case 'declined':
      return asked.actAsVendor(act, act.introductionId, { act: act.act, reason: act.reason });
    case 'won':
    case 'lost':
      return asked.actAsVendor(act, act.introductionId, { act: act.act });
  }
}
