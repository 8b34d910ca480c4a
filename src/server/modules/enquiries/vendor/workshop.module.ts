/** @file The requests of a vendor: its inbox and its quotes, and the jobs that end unanswered ones. */
import type { VendorHeld } from '#contract/held-acts.ts';
import type { workshopQuoteEndpoints } from '#contract/workshop-quotes.ts';
import type { workshopEnquiryEndpoints } from '#contract/workshop-enquiries.ts';
import type { Call, Session, VendorPerson } from '#platform/call.ts';
import type { Module } from '#platform/module.ts';
import type { MessagePictures } from '#modules/enquiries/conversation/message-pictures.ts';
import { createRecount } from '#modules/enquiries/conversation/unanswered.ts';
import { createExpireQuotes } from '#modules/enquiries/quotes/expire-quotes.ts';
import type { NotifyOfQuote } from '#modules/enquiries/quotes/quote.mails.ts';
import { createWorkshopQuotes } from '#modules/enquiries/quotes/workshop-quotes.ts';
import { agendaOf } from './agenda.ts';
import { createInbox } from './inbox.ts';
import { createLapse } from './introduction-expiry.ts';
import type { Introductions } from './introductions.ts';
import type { IntroductionDependencies } from './introduction.types.ts';
import { createResponseTimes } from './response-times.ts';

/** Returns the vendor's session. @throws Error when no vendor called, which the endpoint's `auth` rules out */
function vendorSession({ session }: Pick<Call, 'session'>): Session {
  if (!session) throw new Error('no vendor called');
  return session;
}

export function createWorkshopEnquiries(
  deps: IntroductionDependencies & { brand: () => string },
  {
    conversations,
    records,
    pictures,
    notify,
  }: Pick<Introductions, 'conversations' | 'records'> & { pictures: MessagePictures; notify: NotifyOfQuote },
) {
  const inbox = createInbox(deps, { ledger: records.ledger, conversations, pictures });
  const quotes = createWorkshopQuotes(deps, { withOwn: inbox.withOwn, notify });
  const expireQuotes = createExpireQuotes(deps, { notify });
  const { lapseDue } = createLapse(deps);
  const recountUnanswered = createRecount(deps);
  const countResponseTimes = createResponseTimes(deps);

  const part: Module<typeof workshopEnquiryEndpoints & typeof workshopQuoteEndpoints> = {
    handlers: {
      workshopEnquiryList: ({ query }, call) => inbox.list(vendorSession(call), query.show),
      workshopEnquiryGet: ({ params, query }, call) =>
        inbox.read(vendorSession(call), params.introductionId, query.before),
      workshopAgenda: (_, call) => agendaOf(deps, vendorSession(call).vendorId),
      workshopEnquiryAct: ({ params, body }, call) =>
        inbox.act(vendorSession(call), params.introductionId, body),
      workshopMessageSend: ({ params, body }, call) =>
        inbox.reply(vendorSession(call), params.introductionId, body),
      workshopPictureAdd: ({ params }, call) =>
        inbox.addPicture(vendorSession(call), params.introductionId, call),
      workshopPictureGet: ({ params: { introductionId, pictureId } }, call) =>
        inbox.openPicture(vendorSession(call), introductionId, pictureId),
      workshopQuoteGet: ({ params }, call) => quotes.read(vendorSession(call), params.introductionId),
      workshopQuoteSave: ({ params, body }, call) =>
        quotes.save(vendorSession(call), params.introductionId, body),
      workshopQuoteSend: ({ params, body }, call) =>
        quotes.send(vendorSession(call), params.introductionId, body),
      workshopTemplateSave: ({ body }, call) => quotes.saveTemplate(vendorSession(call), body),
      workshopTemplateRemove: ({ params }, call) =>
        quotes.removeTemplate(vendorSession(call), params.templateId),
    },
    retention: { waitingPictures: pictures.destroyWaiting },
    jobs: [
      { name: 'introduction-lapse', cron: '*/10 * * * *', task: () => lapseDue() },
      { name: 'unanswered', cron: '20 4 * * *', task: recountUnanswered },
      { name: 'response-times', cron: '10 4 * * *', task: countResponseTimes },
      { name: 'quote-expiry', cron: '5 * * * *', task: expireQuotes },
    ],
  };
  return {
    ...part,
    /** Checks that the introduction is the vendor's. @throws Problem not_found otherwise */
    requireOwn: (vendor: VendorPerson, introductionId: string) =>
      inbox.withOwn(vendor, introductionId, async () => {}),
    /** Declines a request, or notes what became of it. @throws Problem not_found, conflict */
    async actAsVendor(vendor: VendorPerson, introductionId: string, act: VendorHeld): Promise<void> {
      await inbox.act(vendor, introductionId, act);
    },
    /** The tasks of the jobs, for tests that move the clock. */
    due: { lapseDue, recountUnanswered, countResponseTimes, expireQuotes },
  };
}
