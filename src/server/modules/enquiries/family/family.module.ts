/** @file The private page of an enquiry: its state, its vendors, their quotes, and what its sender may do. */
import type { conversationEndpoints } from '#contract/conversations.ts';
import type { enquiryStatusEndpoints } from '#contract/enquiry-status.ts';
import type { ownEnquiryEndpoints } from '#contract/own-enquiry.ts';
import type { familyQuoteEndpoints } from '#contract/quotes.ts';
import { t } from '#words/t.ts';
import type { Call } from '#platform/call.ts';
import type { Module } from '#platform/module.ts';
import type { EnquiryDependencies } from '#modules/enquiries/enquiry.types.ts';
import type { Lifecycle } from '#modules/enquiries/effects/enquiry-lifecycle.ts';
import type { MessagePictures } from '#modules/enquiries/conversation/message-pictures.ts';
import type { FamilyQuotes } from '#modules/enquiries/quotes/family-quotes.ts';
import type { Reviews } from '#modules/enquiries/reviews/reviews.module.ts';
import type { Introductions } from '#modules/enquiries/vendor/introductions.ts';
import type { IntroductionDependencies } from '#modules/enquiries/vendor/introduction.types.ts';
import { createEnquiryStatus } from './enquiry-status.ts';
import { createFamilyPage } from './family-page.ts';
import { createFamilyVendors } from './family-vendors.ts';
import { createOwnEnds } from './own-ends.ts';
import { createOwnEnquiry } from './own-enquiry.ts';

type Endpoints = typeof enquiryStatusEndpoints &
  typeof ownEnquiryEndpoints &
  typeof conversationEndpoints &
  typeof familyQuoteEndpoints;

export function createFamilyEnquiries(
  deps: EnquiryDependencies & IntroductionDependencies,
  {
    lifecycle,
    introductions,
    reviews,
    pictures,
    quotes,
  }: {
    lifecycle: Lifecycle;
    introductions: Introductions;
    reviews: Pick<Reviews, 'tagsOf' | 'reviewsOfFamily'>;
    pictures: MessagePictures;
    quotes: FamilyQuotes;
  },
) {
  const page = createFamilyPage(deps, { ...introductions, pictures });
  const vendors = createFamilyVendors(deps, introductions);
  const status = createEnquiryStatus(deps, { lifecycle, introductions, reviews });
  const own = createOwnEnquiry(deps, { vendors });
  const ends = createOwnEnds(deps, { lifecycle, reviews });
  /** Hard, so that withdrawn content is not served once more. */
  const dropper = (call: Pick<Call, 'drop'>) => (tags: readonly string[]) => call.drop(tags, { hard: true });

  const part: Module<Endpoints> = {
    handlers: {
      enquiryStatus: ({ params }) => status.read(params.secret),
      enquiryWithdraw: ({ params }, call) => status.withdraw(params.secret, dropper(call)),
      async enquiryCorrect({ params: { secret }, body }) {
        await own.correct(secret, body);
        return status.read(secret);
      },
      async enquiryBooked({ params: { secret } }) {
        await own.booked(secret);
        return status.read(secret);
      },
      enquiryLinkNew: async ({ params }) => ({ path: await ends.newLink(params.secret) }),
      async enquiryRecord({ params: { secret } }) {
        const { id, noticeVersion } = await status.kept(secret);
        return {
          enquiry: await status.read(secret),
          conversation: await page.readAll(secret),
          quotes: await quotes.read(secret),
          reviews: await reviews.reviewsOfFamily(id),
          noticeVersion,
        };
      },
      async enquiryErase({ params }, call) {
        await ends.erase(params.secret, dropper(call));
        return { message: t('The request is erased, and its link opens nothing any more.') };
      },
      enquiryThreads: ({ params, query }) => page.read(params.secret, query.before),
      enquiryMessageSend: ({ params, body }) => page.write(params.secret, body),
      enquirySimilar: ({ params }) => vendors.similar(params.secret),
      enquiryAskMore: ({ params, body }) => vendors.ask(params.secret, body.vendorIds, page.shown),
      enquiryVendorAct: ({ params: { secret, introductionId }, body }) =>
        page.act(secret, introductionId, body.act),
      enquiryPictureAdd: ({ params }, call) => page.addPicture(params.secret, call),
      enquiryPictureGet: ({ params: { secret, pictureId } }) => page.openPicture(secret, pictureId),
      enquiryQuotes: ({ params }) => quotes.read(params.secret),
      enquiryQuoteAct: ({ params: { secret, introductionId }, body }) =>
        quotes.act(secret, introductionId, body),
    },
  };
  return {
    ...part,
    withdraw: status.withdrawById,
    erase: ends.eraseById,
    drawLink: ends.drawLink,
    pathOf: ends.pathOf,
    replaceLink: ends.replaceLink,
    bookOther: own.bookedById,
    actOnVendor: page.actOn,
  };
}
