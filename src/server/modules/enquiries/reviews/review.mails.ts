/** @file Mails about reviews: links and stars, never the text. */
import { paths, reviewPath, workshopPath } from '#facts/paths.ts';
import { reviewReasons, type ReviewReason } from '#domain/reviews/review-reasons.ts';
import type { Locale } from '#words/locales.ts';
import { prefixNow, translated } from '#words/t.ts';
import { letter } from '#platform/mailer/letter.ts';
import type { WrittenMail } from '#platform/mailer/mail.types.ts';
import type { ReviewDependencies } from './reviews.types.ts';

type Frame = ReviewDependencies['frame'];
/** The family's unproven address, so that no name is greeted. */
type Family = { email: string; locale: Locale; secret: string };
type About = { vendor: string; reference: string; reason: ReviewReason | null };
type Vendor = { companyName: string; email: string; confirmed: boolean; locale: Locale };

const addressTo = (frame: Frame, path: string) => `${frame.publicUrl}${prefixNow()}${path}`;
const reasonOf = (reason: ReviewReason | null) => (reason ? translated(reviewReasons[reason].label) : '');

const familyTemplates = {
  invited: 'review-invitation',
  published: 'review-published',
  refused: 'review-refused',
  removed: 'review-removed',
} as const;
export type FamilyNews = keyof typeof familyTemplates;

/** Writes the invitation to a family, or the outcome of its review. */
export const familyMail = (
  news: FamilyNews,
  { email, locale, secret }: Family,
  { vendor, reference, reason }: About,
  frame: Frame,
): WrittenMail =>
  letter(frame, {
    to: { name: '', address: email },
    locale,
    template: familyTemplates[news],
    values: () => ({
      vendor,
      reference,
      link: addressTo(frame, reviewPath(secret)),
      reason: reasonOf(reason),
      rulesLink: addressTo(frame, paths.reviews),
    }),
  });

/** Returns the recipient; the greeting has the name only for a confirmed address. */
const addressOf = ({ companyName, email, confirmed }: Vendor) => ({
  name: confirmed ? companyName : '',
  address: email,
});

/** Writes the mail to a vendor about a published review. */
export const publishedVendorMail = (stars: number, vendor: Vendor, frame: Frame): WrittenMail =>
  letter(frame, {
    to: addressOf(vendor),
    locale: vendor.locale,
    template: 'review-of-you',
    values: () => ({ stars: String(stars), workshopLink: addressTo(frame, workshopPath('reviews')) }),
  });

/** Writes the mail to a vendor about a review that the staff has removed. */
export const removedVendorMail = (reason: ReviewReason | null, vendor: Vendor, frame: Frame): WrittenMail =>
  letter(frame, {
    to: addressOf(vendor),
    locale: vendor.locale,
    template: 'review-of-you-removed',
    values: () => ({ reason: reasonOf(reason), rulesLink: addressTo(frame, paths.reviews) }),
  });
