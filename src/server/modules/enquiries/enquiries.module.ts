import { deskPaths } from '#facts/desk-paths.ts';
import { fillPath } from '#contract/kit.ts';
import type { duplicateEndpoints } from '#contract/desk/duplicates.ts';
import type { numberEndpoints } from '#contract/desk/numbers.ts';
import type { enquiryEndpoints } from '#contract/enquiries.ts';
import { enquiryKindNames, type EnquiryKindName } from '#domain/enquiries/enquiry-kinds.ts';
import type { enquiryStatusEndpoints } from '#contract/enquiry-status.ts';
import { formContextOf } from '#contract/spam-check.ts';
import type { enquiryListEndpoints } from '#contract/desk/enquiry-list.ts';
import type { staffEndpoints } from '#contract/staff.ts';
import type { Handler } from '#platform/call.ts';
import { staffActor } from '#platform/events.ts';
import { sightOf } from '#platform/masked-search.ts';
import type { Module } from '#platform/module.ts';
import { frameWith } from '#platform/mailer/mail-bundle.ts';
import type { Platform } from '#platform/open-platform.ts';
import { createEnquiryBulk } from './desk/enquiry-bulk.ts';
import { createEnquiryExport } from './desk/enquiry-export.ts';
import type { enquiryDetailEndpoints } from '#contract/desk/enquiry-detail.ts';
import type { replyTemplateEndpoints } from '#contract/desk/reply-templates.ts';
import { createEnquiryDesk } from './desk/enquiry-desk.ts';
import { createDuplicates } from './desk/enquiry-duplicates.ts';
import {
  createForIntroductions,
  type EnquiriesForIntroductions,
} from './record/enquiry-for-introductions.ts';
import { createEnquiryInbox } from './desk/enquiry-inbox.ts';
import { createEnquiryList } from './desk/enquiry-list.ts';
import { listColleagues } from './desk/enquiry-owners.ts';
import { destroyOldEnquiries } from './record/enquiry.retention.ts';
import type { EnquiryDependencies } from './enquiry.types.ts';
import { idempotencyKeyOf } from './submit/idempotency-key.ts';
import { createLifecycle } from './record/enquiry-lifecycle.ts';
import { seedEnquiries } from './enquiries.seed.ts';
import { tellSetAside } from './submit/enquiry-set-aside.ts';
import { enquiriesToday } from './desk/enquiry-today.ts';
import { createMerging } from './desk/enquiry-merge.ts';
import { readFunnel, readSpamShare } from './desk/enquiry-numbers.ts';
import { createNotifications } from './record/enquiry.notifications.ts';
import type { EnquiryThreads } from '#contract/conversations.ts';
import type { MyEnquiries } from '#contract/my-links.ts';
import type { QuoteSheet } from '#contract/quotes.ts';
import type { FamilyReviewRecord, ownEnquiryEndpoints } from '#contract/own-enquiry.ts';
import { t } from '#words/t.ts';
import { enquiriesOfEmail } from './family/enquiries-of-email.ts';
import { createOwnEnquiry } from './family/own-enquiry.ts';
import { createEnquiryStatus } from './family/enquiry-status.ts';
import { createEnquirySubmission } from './submit/enquiry-submit.ts';

type KindEndpoints = { [K in EnquiryKindName]: (typeof enquiryEndpoints)[K] };
type OwnEndpoints = Pick<
  typeof ownEnquiryEndpoints,
  'enquiryCorrect' | 'enquiryBooked' | 'enquiryLinkNew' | 'enquiryErase' | 'enquiryRecord'
>;
type Endpoints = KindEndpoints &
  OwnEndpoints &
  typeof enquiryDetailEndpoints &
  typeof replyTemplateEndpoints &
  typeof enquiryStatusEndpoints &
  typeof enquiryListEndpoints &
  typeof duplicateEndpoints &
  typeof numberEndpoints &
  Pick<typeof staffEndpoints, 'staffEnquiryUpdate'>;

export type Enquiries = Module<Endpoints> & {
  forIntroductions: EnquiriesForIntroductions;
  /** The secret of an enquiry's private link. */
  secretOf: (lead: { id: string; linkNumber: number }) => string;
  /** Withdraws the enquiry of that id; `drop` gets the tags of pages that showed its reviews. A second time does nothing. */
  withdraw: (leadId: string, drop: (tags: readonly string[]) => void) => Promise<void>;
  /** That link, in the language of its sender. */
  linkTo: ReturnType<typeof createNotifications>['linkTo'];
  /** The requests of an e-mail address, newest first. */
  ofEmail: (emailKey: string) => Promise<MyEnquiries['enquiries']>;
};

/** Enquiries of every kind: a visitor sends one, follows it on a private page, and the staff answers it. */
export function createEnquiries(
  platform: Platform,
  asked: Pick<
    EnquiryDependencies,
    | 'findVendor'
    | 'findCrewMember'
    | 'recallIntroductions'
    | 'introducible'
    | 'introduceChosen'
    | 'introductionsOf'
    | 'tagsOfReviews'
    | 'notifyCorrected'
  > & {
    /** The vendors of a request and what was written. */
    conversationOf: (secret: string) => Promise<EnquiryThreads>;
    quotesOf: (secret: string) => Promise<QuoteSheet>;
    reviewsOf: (leadId: string) => Promise<FamilyReviewRecord[]>;
  },
): Enquiries {
  const { config, db, sender, clock } = platform;
  const { settings, company, publicUrl } = config;
  const deps: EnquiryDependencies = {
    ...platform,
    ...asked,
    company,
    parties: frameWith(sender, {
      deskUrl: (reference: string) => publicUrl + fillPath(deskPaths.enquiry, { reference }),
      publicUrl,
    }),
    publicUrl,
    minFormMs: settings.FORM_MIN_MS,
  };
  const links = createNotifications(deps);
  const { submit } = createEnquirySubmission(deps);
  const lifecycle = createLifecycle(deps);
  const status = createEnquiryStatus(deps, lifecycle);
  const own = createOwnEnquiry(deps, lifecycle);
  const inbox = createEnquiryInbox(deps, lifecycle);
  const list = createEnquiryList(deps);
  const bulk = createEnquiryBulk(deps, lifecycle);
  const exported = createEnquiryExport(deps);
  const desk = createEnquiryDesk({ ...deps, jobs: platform.jobs }, lifecycle);
  const duplicates = createDuplicates(db);
  const merging = createMerging(deps);

  const send =
    (kindName: EnquiryKindName): Handler<KindEndpoints[EnquiryKindName]> =>
    ({ body }, call) =>
      submit({
        kindName,
        payload: body,
        form: formContextOf(call.headers),
        idempotencyKey: idempotencyKeyOf(call),
        ip: call.ip,
      });
  const kinds = Object.fromEntries(enquiryKindNames.map((kindName) => [kindName, send(kindName)])) as Record<
    EnquiryKindName,
    ReturnType<typeof send>
  >;

  return {
    handlers: {
      ...kinds,
      ...desk.handlers,
      enquiryStatus: ({ params }) => status.read(params.secret),
      enquiryWithdraw: ({ params }, call) =>
        status.withdraw(params.secret, (tags) => call.drop(tags, { hard: true })),
      async enquiryCorrect({ params: { secret }, body }) {
        await own.correct(secret, body);
        return status.read(secret);
      },
      async enquiryBooked({ params: { secret } }) {
        await own.booked(secret);
        return status.read(secret);
      },
      enquiryLinkNew: async ({ params }) => ({ path: await own.newLink(params.secret) }),
      async enquiryRecord({ params: { secret } }) {
        const { id, noticeVersion } = await status.kept(secret);
        return {
          enquiry: await status.read(secret),
          conversation: await asked.conversationOf(secret),
          quotes: await asked.quotesOf(secret),
          reviews: await asked.reviewsOf(id),
          noticeVersion,
        };
      },
      async enquiryErase({ params }, call) {
        await own.erase(params.secret, (tags) => call.drop(tags, { hard: true }));
        return { message: t('The request is erased, and its link opens nothing any more.') };
      },
      staffEnquiryList: ({ query }, call) => list.page(query, staffActor(call), sightOf(call)),
      staffEnquiryBulk: ({ body: { references, action, seen } }, call) =>
        bulk.run(references, action, { by: staffActor(call), seen }),
      staffEnquiryExport: ({ query }, call) => exported.csv(query, staffActor(call), sightOf(call)),
      staffColleagueList: () => listColleagues(db),
      staffEnquiryUpdate: ({ params, body }, call) => inbox.update(params.reference, body, staffActor(call)),
      staffDuplicateList: ({ params }) => duplicates.of(params.reference),
      staffDuplicatePairs: () => duplicates.pairs(),
      async staffEnquiryMerge({ params: { reference }, body }, call) {
        await merging.merge(reference, body, staffActor(call));
        return duplicates.of(reference);
      },
      async staffEnquiryUnmerge({ params: { reference }, query: { seen } }, call) {
        await merging.unmerge(reference, seen, staffActor(call));
        return duplicates.of(reference);
      },
      staffFunnel: ({ query }) => readFunnel(db, clock(), query.months),
      staffSpamShare: () => readSpamShare(db, clock()),
    },
    seed: (tx, now) => seedEnquiries(tx, now, company.referencePrefix),
    today: enquiriesToday(db),
    queues: desk.queues,
    jobs: [{ name: 'enquiries-set-aside', cron: '7,37 * * * *', task: () => tellSetAside(deps) }],
    withdraw: status.withdrawById,
    secretOf: links.secretOf,
    linkTo: links.linkTo,
    ofEmail: (emailKey) => enquiriesOfEmail(deps, emailKey),
    forIntroductions: createForIntroductions({ db, linkTo: links.linkTo }, lifecycle),
    retention: { enquiries: (now) => destroyOldEnquiries(db, now) },
  };
}
