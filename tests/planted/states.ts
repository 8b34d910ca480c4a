import type { PlantedFault } from './fault.ts';

const quoteSteps = 'src/server/modules/enquiries/quotes/quote-change.ts';
const familyQuotes = 'src/server/modules/enquiries/quotes/family-quotes.ts';
const reviewChanges = 'src/shared/domain/reviews/review-changes.ts';
const stateTests = ['src/server/modules/enquiries/quotes/state-sentences.test.ts'];
const quoteTests = ['src/server/modules/enquiries/quotes/quotes.test.ts'];
const introductionTests = ['src/server/modules/enquiries/vendor/introductions.test.ts'];
const heldIntroductionTests = ['src/server/modules/enquiries/desk/held-introductions.test.ts'];
const familyPageTests = ['src/server/modules/enquiries/family/family-page-states.test.ts'];
const reviewTests = ['src/server/modules/enquiries/reviews/reviews.test.ts'];
const lifecycleTests = ['src/server/modules/enquiries/effects/enquiry-lifecycle.test.ts'];

/** The states of an enquiry, an introduction, a quote and a review. */
export const states: readonly PlantedFault[] = [
  {
    name: 'enquiry-changed-by-two',
    breaks: 'Of two colleagues who change an enquiry the second is told of the first.',
    file: 'src/server/modules/enquiries/record/enquiry-change.ts',
    from: 'version !== undefined && version !== enquiry.version',
    to: 'version !== undefined && version > enquiry.version',
    caughtBy: [{ project: 'pglite', files: lifecycleTests }],
  },
  {
    name: 'answer-over-an-unseen-answer',
    breaks: 'Nobody answers a family without having seen what a colleague wrote meanwhile.',
    file: 'src/server/platform/said.ts',
    from: 'if (!newer) return;',
    to: 'if (!newer || seen !== null) return;',
    caughtBy: [{ project: 'pglite', files: ['src/server/http/said-meanwhile.test.ts'] }],
  },
  {
    name: 'held-act-that-is-not-held',
    breaks: 'What ends something for good can be taken back for ten seconds.',
    file: 'src/server/modules/enquiries/held-acts/waiting-acts.ts',
    from: 'and(lte(heldActs.dueAt, clock()), isFree())',
    to: 'and(lte(heldActs.createdAt, clock()), isFree())',
    caughtBy: [{ project: 'pglite', files: ['src/server/modules/enquiries/held-acts/held-acts.test.ts'] }],
  },
  {
    name: 'end-of-an-address-done-early',
    breaks: 'Nobody loses the page because another act was asked for while its address was about to end.',
    file: 'src/server/modules/enquiries/held-acts/waiting-acts.ts',
    from: 'endsAddress(before.act.act)',
    to: 'before.act.act === act.act',
    caughtBy: [{ project: 'pglite', files: ['src/server/modules/enquiries/held-acts/held-ends.test.ts'] }],
  },
  {
    name: 'two-presses-two-links',
    breaks: 'A new link that is asked for twice at the same moment is one.',
    file: 'src/server/modules/enquiries/held-acts/held-acts.module.ts',
    from: '(await told()) ?? drawn',
    to: 'drawn',
    caughtBy: [{ project: 'pglite', files: ['src/server/modules/enquiries/held-acts/held-ends.test.ts'] }],
  },
  {
    name: 'next-address-that-outlives-its-undo',
    breaks: 'A device leads to no address that was told and taken back.',
    file: 'src/web/features/enquiry/ending.tsx',
    from: 'if (idle && !waits)',
    to: 'if (idle && held?.failure)',
    caughtBy: [{ project: 'web', files: ['src/web/pages/enquiry-status.test.tsx'] }],
  },
  {
    name: 'booking-that-leaves-the-act-at-the-loser',
    breaks: 'After a booking no other vendor has the act "Booked with them", nor a deadline.',
    file: 'src/server/modules/enquiries/family/family-threads.ts',
    from: "rows.some(({ status }) => status === 'chosen')",
    to: 'false',
    caughtBy: [{ project: 'pglite', files: familyPageTests }],
  },
  {
    name: 'withdrawal-that-loses-the-words',
    breaks: 'After a withdrawal its sender can still read what was written.',
    file: 'src/server/modules/enquiries/effects/enquiry-retention.ts',
    from: 'await keepWords(tx, enquiryId, secretKey);',
    to: '',
    caughtBy: [{ project: 'pglite', files: familyPageTests }],
  },
  {
    name: 'step-that-is-still-to-come-after-a-later-one',
    breaks: 'No step of a request is "still to come" above one that is done.',
    file: 'src/shared/domain/enquiries/family-sentences.ts',
    from: '[1, 3].filter((place) => place > last)',
    to: '[1, 3].filter((place) => all[place]!.at === null)',
    caughtBy: [{ project: 'unit', files: ['src/shared/domain/enquiries/family-sentences.test.ts'] }],
  },
  {
    name: 'held-introduction-that-the-family-sees',
    breaks: 'Nobody but the staff sees an introduction that can still be taken back.',
    file: 'src/server/modules/enquiries/family/family-threads.ts',
    from: '.filter((row) => !isUnknown(row))',
    to: '',
    caughtBy: [{ project: 'pglite', files: heldIntroductionTests }],
  },
  {
    name: 'own-introduction-that-counts-as-news',
    breaks: 'What an author did is nothing that the author must look at first.',
    file: 'src/server/platform/said.ts',
    from: "and coalesce(${events.facts} ->> 'act', '') not like ${`${leavingAct('')}%`}",
    to: '',
    caughtBy: [{ project: 'pglite', files: heldIntroductionTests }],
  },
  {
    name: 'part-of-another-goes-its-own-way',
    breaks: 'What is part of another enquiry is answered and closed there.',
    file: 'src/server/modules/enquiries/effects/enquiry-lifecycle.ts',
    from: "if (asked && by.kind !== 'visitor') requireWhole(enquiry);",
    to: '',
    caughtBy: [{ project: 'pglite', files: ['src/server/modules/enquiries/desk/enquiry-undo.test.ts'] }],
  },
  {
    name: 'undo-of-a-colleague',
    breaks: 'Nobody takes back what a colleague did.',
    file: 'src/server/modules/enquiries/desk/enquiry-undo.ts',
    from: 'enquiry.replaced.by !== (by.id ?? null)',
    to: 'by.id === undefined',
    caughtBy: [{ project: 'pglite', files: ['src/server/modules/enquiries/desk/enquiry-undo.test.ts'] }],
  },
  {
    name: 'undo-that-marks-as-read',
    breaks: 'What is taken back is as it was before, to the moment.',
    file: 'src/server/modules/enquiries/desk/enquiry-undo.ts',
    from: '{ ...columns, replaced: null }',
    to: "{ ...columns, status: columns.status && 'read', replaced: null }",
    caughtBy: [{ project: 'pglite', files: ['src/server/modules/enquiries/desk/enquiry-undo.test.ts'] }],
  },
  {
    name: 'closed-without-a-reason',
    breaks: 'A closed enquiry says why it was closed.',
    file: 'src/server/modules/enquiries/record/enquiry-change.ts',
    from: `if (wants === 'reason' && !reason)`,
    to: `if (wants === 'reason' && reason === null)`,
    caughtBy: [{ project: 'pglite', files: lifecycleTests, grep: 'closes nothing without a reason' }],
  },
  {
    name: 'parts-not-set-free',
    breaks: 'A merged enquiry stands alone again when the family withdraws the main one.',
    file: 'src/server/modules/enquiries/effects/enquiry-lifecycle.ts',
    from: 'await unmergeAll(tx, enquiry, { by: system, at: clock() });',
    to: '',
    caughtBy: [
      {
        project: 'pglite',
        files: ['src/server/modules/enquiries/desk/enquiry-merge.test.ts'],
        grep: 'comes apart by itself when the visitor withdraws the main one',
      },
    ],
  },
  {
    name: 'withdrawal-without-its-seal',
    breaks: 'What a family withdraws is no longer there in clear.',
    file: 'src/server/modules/enquiries/effects/enquiry-retention.ts',
    from: 'await tx.update(enquiries).set(emptied).where(eq(enquiries.id, enquiryId));',
    to: '',
    caughtBy: [
      {
        project: 'pglite',
        files: ['src/server/http/retention.test.ts'],
        grep: 'a withdrawn enquiry leaves at once',
      },
    ],
  },
  {
    name: 'fourth-introduction',
    breaks: 'A request goes to three vendors at once and to no fourth.',
    file: 'src/shared/domain/enquiries/introduction-changes.ts',
    from: 'export const introductionsMax = 3;',
    to: 'export const introductionsMax = 4;',
    caughtBy: [
      {
        project: 'pglite',
        files: introductionTests,
        grep: 'sends up to three, moves the enquiry on',
      },
    ],
  },
  {
    name: 'lapse-an-hour-late',
    breaks: 'A vendor has 72 hours to answer.',
    file: 'src/server/modules/enquiries/vendor/introduction-expiry.ts',
    from: '!allows(lapsed, row) || row.dueAt! > now',
    to: '!allows(lapsed, row) || row.dueAt! >= now',
    caughtBy: [
      {
        project: 'pglite',
        files: introductionTests,
        grep: 'is reminded of once a day before its end and lapses once',
      },
    ],
  },
  {
    name: 'reminded-by-each-process',
    breaks: 'A vendor is reminded once, however many processes run.',
    file: 'src/server/modules/enquiries/vendor/introduction-expiry.ts',
    from: 'waiting, isNull(introductions.remindedAt)))\n        .returning()',
    to: 'waiting))\n        .returning()',
    caughtBy: [
      {
        project: 'pglite',
        files: introductionTests,
        grep: 'is reminded of once a day before its end and lapses once',
      },
    ],
  },
  {
    name: 'quote-accepted-after-it-was-declined',
    breaks: 'A quote that is over cannot be accepted.',
    file: quoteSteps,
    from: 'if (!allowsQuote(change, row)) throw refuseQuote(refusalOf(row.status));',
    to: `if (row.status === 'accepted') throw refuseQuote(refusalOf(row.status));`,
    caughtBy: [{ project: 'pglite', files: quoteTests, grep: 'every step is one of the table' }],
  },
  {
    name: 'unseen-version-accepted',
    breaks: 'A family accepts the version alone that it has read.',
    file: familyQuotes,
    from: 'if (quote.version !== version)',
    to: 'if (quote.version < version)',
    caughtBy: [
      { project: 'pglite', files: quoteTests, grep: 'asks in words to revise, gets another version' },
    ],
  },
  {
    name: 'decline-told-as-the-familys',
    breaks: 'No vendor reads that the family decided against a quote which its own decline has ended.',
    file: 'src/server/modules/enquiries/vendor/introduction-change.ts',
    from: `isDeclined: change.to === 'declined'`,
    to: 'isDeclined: false',
    caughtBy: [{ project: 'pglite', files: stateTests, grep: 'vendorDeclined' }],
  },
  {
    name: 'lost-although-booked',
    breaks: 'Who books with a vendor has not chosen another.',
    file: 'src/server/modules/enquiries/vendor/introduction-change.ts',
    from: `change.to === 'chosen' && row.outcome === 'lost' &&`,
    to: 'false &&',
    caughtBy: [{ project: 'pglite', files: stateTests, grep: 'the word of the family ends' }],
  },
  {
    name: 'other-quotes-left-open',
    breaks: 'The vendors who were not chosen are told, and wait no more.',
    file: familyQuotes,
    from: 'await closeOthers(tx, enquiry, accepted);',
    to: '',
    caughtBy: [
      { project: 'pglite', files: quoteTests, grep: 'accepts one: both are told, the other is closed' },
    ],
  },
  {
    name: 'quote-expired-on-its-last-day',
    breaks: 'A quote is good for all of its last day.',
    file: 'src/server/modules/enquiries/quotes/quote-state.ts',
    from: 'validUntil !== null && validUntil < today;',
    to: 'validUntil !== null && validUntil <= today;',
    caughtBy: [{ project: 'pglite', files: quoteTests, grep: 'cannot accept what has expired' }],
  },
  {
    name: 'enquiry-not-locked',
    breaks: 'Of two quotes that are accepted at the same moment one is agreed.',
    file: 'src/server/modules/enquiries/record/find-enquiry.ts',
    from: `.where(hasKey(key)).for('update');`,
    to: '.where(hasKey(key));',
    caughtBy: [{ project: 'postgres', files: quoteTests, grep: 'accepts two at the same moment' }],
  },
  {
    name: 'page-changed-by-two',
    breaks:
      'Of two changes of a vendor’s page at the same moment none is lost, for visitors and for the search.',
    file: 'src/server/modules/vendors/vendor-update.ts',
    from: `.where(eq(vendors.id, vendorId)).for('update');`,
    to: '.where(eq(vendors.id, vendorId));',
    caughtBy: [
      {
        project: 'postgres',
        files: ['src/server/modules/vendors/vendor-update.test.ts'],
        grep: 'of many at once loses none',
      },
    ],
  },
  {
    name: 'review-undone-at-any-time',
    breaks: 'A review that its family was told of stays published.',
    file: reviewChanges,
    from: 'return !soonAfter || isUndoable(review?.[soonAfter] ?? null, now);',
    to: 'return true;',
    caughtBy: [{ project: 'unit', files: ['src/shared/domain/reviews/review-changes.test.ts'] }],
  },
  {
    name: 'words-of-a-withdrawn-review',
    breaks: 'Of a review that a family takes back no word stays.',
    file: reviewChanges,
    from: `clears: ['words', 'reason', 'answer'],`,
    to: `clears: ['reason', 'answer'],`,
    caughtBy: [
      { project: 'pglite', files: reviewTests, grep: 'leaves a line without words of what was public' },
    ],
  },
  {
    name: 'stars-not-counted-anew',
    breaks: 'The stars of a vendor are those of the reviews that stand there.',
    file: 'src/server/modules/enquiries/reviews/review-change.ts',
    from: 'await count(tx, row.vendorId);\n    },',
    to: '},',
    caughtBy: [
      { project: 'pglite', files: reviewTests, grep: 'is counted right when two are decided at once' },
    ],
  },
  {
    name: 'review-before-the-day',
    breaks: 'A family is asked for its review from the day after the event.',
    file: 'src/shared/domain/reviews/review-day.ts',
    from: 'return from === null || from <= dayInDelhi(now);',
    to: 'return true;',
    caughtBy: [
      { project: 'unit', files: ['src/shared/domain/reviews/review-day.test.ts'] },
      { project: 'pglite', files: reviewTests, grep: 'before it nothing is asked, offered or taken' },
    ],
  },
  {
    name: 'review-of-a-stranger',
    breaks: 'A vendor that was not booked is reviewed only by a family that says it has met it.',
    file: 'src/server/modules/enquiries/reviews/family-reviews.ts',
    from: 'if (mustHaveMet(status) && !met)',
    to: 'if (false)',
    caughtBy: [{ project: 'pglite', files: reviewTests, grep: 'whether the family has met it' }],
  },
  {
    name: 'quote-first-by-silence',
    breaks: 'No quote comes earlier for saying less.',
    file: 'src/shared/domain/quotes/quote-brief.ts',
    from: 'unsaid.length + (keepsRest ? 1 : 0),',
    to: '0,',
    caughtBy: [{ project: 'unit', files: ['src/shared/domain/quotes/quote-brief.test.ts'] }],
  },
  {
    name: 'similar-of-another-place',
    breaks: 'Further vendors for a request work at its place.',
    file: 'src/server/modules/vendors/similar-vendors.ts',
    from: 'and(ofKinds(vendors, kinds), or(...places.map(inPlace)))!;',
    to: 'ofKinds(vendors, kinds);',
    caughtBy: [
      { project: 'pglite', files: ['src/server/modules/enquiries/family/similar-vendors.test.ts'] },
      { project: 'postgres', files: ['src/server/modules/enquiries/family/similar-vendors.test.ts'] },
    ],
  },
];
