/**
 * @file Enquiries: a visitor sends one, the staff handles it, vendors are introduced to it, the family follows it. Each folder is one side,
 * and receives here its dependencies on those before it.
 */
import type { Database, Tx } from '#platform/db/handle.ts';
import { isRolledBack } from '#platform/db/rolled-back.ts';
import { vendorTags } from '#domain/vendors/vendor-tags.ts';
import { deskPaths } from '#facts/desk-paths.ts';
import { fillPath } from '#contract/kit.ts';
import type { Actor } from '#platform/events.ts';
import { frameWith } from '#platform/mailer/mail-bundle.ts';
import type { Module } from '#platform/module.ts';
import type { Platform } from '#platform/open-platform.ts';
import { createMessagePictures } from './conversation/message-pictures.ts';
import { createDeskIntroductions } from './desk/desk-introductions.ts';
import { createDeskThreads } from './desk/desk-threads.ts';
import { createDeskEnquiries } from './desk/desk.module.ts';
import { createLifecycle } from './effects/enquiry-lifecycle.ts';
import { createNotifications } from './effects/enquiry-notifications.ts';
import { destroyOldEnquiries } from './effects/enquiry-retention.ts';
import { seedEnquiries } from './enquiries.seed.ts';
import type { EnquiryDependencies, EnquiryNeeds } from './enquiry.types.ts';
import { enquiriesOfEmail } from './family/enquiries-of-email.ts';
import { createFamilyEnquiries } from './family/family.module.ts';
import { createMyLinks } from './family/my-links.module.ts';
import { createHeldActs } from './held-acts/held-acts.module.ts';
import { createLists } from './lists/lists.module.ts';
import { createNumbers } from './numbers/numbers.module.ts';
import { createFamilyQuotes } from './quotes/family-quotes.ts';
import { createQuoteMails } from './quotes/quote.mails.ts';
import { findEnquiry } from './record/find-enquiry.ts';
import { createLinks } from './record/enquiry-links.ts';
import { createReviews } from './reviews/reviews.module.ts';
import type { ReviewNeeds } from './reviews/reviews.types.ts';
import { createEnquirySubmit } from './submit/submit.module.ts';
import { createHiddenVendors } from './vendor/hidden-vendors.ts';
import type { IntroductionDependencies, IntroductionNeeds } from './vendor/introduction.types.ts';
import { createIntroductions } from './vendor/introductions.ts';
import { createReadyAnswers } from './vendor/ready-answers.module.ts';
import { createWorkshopEnquiries } from './vendor/workshop.module.ts';

type Needs = EnquiryNeeds & IntroductionNeeds & ReviewNeeds & Parameters<typeof createLists>[1];

export function createEnquiries(platform: Platform, asked: Needs) {
  const { config, db, sender } = platform;
  const { settings, company, publicUrl } = config;
  const links = createLinks({ secretKey: platform.secretKey, publicUrl });
  const frame = frameWith(sender, { publicUrl });
  const deps: EnquiryDependencies & IntroductionDependencies = {
    ...platform,
    ...asked,
    company,
    links,
    frame,
    parties: frameWith(sender, {
      deskUrl: (reference: string) => publicUrl + fillPath(deskPaths.enquiry, { reference }),
      publicUrl,
    }),
    minFormMs: settings.FORM_MIN_MS,
  };

  const introductions = createIntroductions(deps);
  const reviews = createReviews(platform, { ...asked, links });
  const notifications = createNotifications(deps, { introductions });
  const lifecycle = createLifecycle(deps, { notifications, introductions, reviews });
  const pictures = createMessagePictures(platform);
  const notify = createQuoteMails(deps);
  const quotes = createFamilyQuotes(deps, { ...introductions, notify });
  const submit = createEnquirySubmit(deps, { notifications, introductions });
  const desk = createDeskEnquiries({ ...deps, jobs: platform.jobs }, lifecycle);
  const deskIntroductions = createDeskIntroductions({ ...deps, jobs: platform.jobs }, introductions);
  const deskThreads = createDeskThreads(deps, { ...introductions, pictures });
  const family = createFamilyEnquiries(deps, { lifecycle, introductions, reviews, pictures, quotes });
  const workshop = createWorkshopEnquiries(
    { ...deps, brand: () => config.company.brand },
    { ...introductions, pictures, notify },
  );
  const dropUnlessTried = (tags: readonly string[]) => {
    if (!isRolledBack()) asked.drop(tags, { hard: true });
  };
  const heldActs = createHeldActs(platform, {
    enquiryOf: async (secret) => (await findEnquiry(db, { secret })).id,
    withdraw: (enquiryId) => family.withdraw(enquiryId, dropUnlessTried),
    erase: (enquiryId) => family.erase(enquiryId, dropUnlessTried),
    drawLink: family.drawLink,
    pathOf: family.pathOf,
    replaceLink: family.replaceLink,
    bookOther: family.bookOther,
    actOnVendor: family.actOnVendor,
    decideQuote: quotes.decide,
    async takeReviewBack(id, introductionId) {
      const { vendorId } = await reviews.family.withdraw({ id }, introductionId);
      dropUnlessTried(vendorTags(vendorId));
    },
    takePictureBack: (id, of) => reviews.family.removePicture({ id }, of),
    requireOwn: workshop.requireOwn,
    actAsVendor: workshop.actAsVendor,
  });
  const numbers = createNumbers(platform);
  const hiding = createHiddenVendors(deps);
  const stored: Module = {
    handlers: {},
    seed: (tx, now) => seedEnquiries(tx, now, company.referencePrefix),
    retention: { enquiries: (now) => destroyOldEnquiries(db, now) },
  };

  return {
    /** The parts; each is mounted, scheduled and seeded as a module. */
    parts: [
      stored,
      submit,
      desk,
      deskIntroductions,
      deskThreads,
      numbers,
      family,
      workshop,
      createReadyAnswers(platform),
      heldActs,
      reviews,
      createLists(platform, asked),
      createMyLinks(platform, { enquiriesOf: (emailKey) => enquiriesOfEmail(deps, emailKey) }),
    ],
    /** Returns the private link of an enquiry, in the language of its sender. */
    linkTo: links.linkTo,
    /** Notifies the families with an open request to the vendor that it is hidden, or shown again. */
    visibilityChanged: (tx: Tx, vendorId: string, isHidden: boolean, by: Actor): Promise<void> =>
      isHidden ? hiding.hidden(tx, vendorId, by) : hiding.shown(tx, vendorId, by),
    /** Returns the numbers of the enquiries with an open conversation of the vendor. */
    openRequests: (within: Database, vendorId: string): Promise<string[]> =>
      hiding.openRequests(within, vendorId),
    /** Returns all stored data of a vendor's reviews and its answers, for the vendor's own copy. */
    reviewsOfVendor: reviews.recordOf,
    /** The tasks of the jobs, for tests that move the clock. */
    due: {
      ...workshop.due,
      ...desk.due,
      ...numbers.due,
      runHeldActs: heldActs.runDue,
      inviteReviews: reviews.post.invite,
      async notifyReviews(): Promise<void> {
        await reviews.post.notifyDecided();
        await reviews.destroyRemovedPictures();
      },
    },
  };
}
export type Enquiries = ReturnType<typeof createEnquiries>;
