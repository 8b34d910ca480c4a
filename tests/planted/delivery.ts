import type { PlantedFault } from './fault.ts';

const queue = 'src/web/kit/delivery/delivery-sending.ts';
const answerTests = [{ project: 'web', files: ['src/web/features/enquiry/odd-answers.test.tsx'] }] as const;
const replyTests = [
  { project: 'web', files: ['src/web/features/workshop-enquiries/waiting-replies.test.tsx'] },
] as const;

/** What is sent and has not arrived. */
export const delivery: readonly PlantedFault[] = [
  {
    name: 'kept-only-after-a-failure',
    breaks: 'What is being sent when a tab is closed is sent by the next page.',
    file: queue,
    from: `  keep({ ...parcel, state: 'sending' });\n  return (await`,
    to: '  return (await',
    caughtBy: [
      {
        journey: 'tests/journeys/delivery.test.ts',
        grep: 'a tab that is closed while it sends: the next page sends it, once',
      },
    ],
  },
  {
    name: 'server-in-need-is-a-refusal',
    breaks: 'What a server in need does not take waits on the device.',
    file: queue,
    from: '!isApiError(error) || error.said === null || !judging.includes(error.status);',
    to: '!isApiError(error);',
    caughtBy: answerTests,
  },
  {
    name: 'lost-receipt-sent-as-new',
    breaks: 'An enquiry whose answer could not be read is not sent a second time.',
    file: queue,
    from: `else keep({ ...parcel, state: 'delivered', deliveredAt: Date.now() });`,
    to: `else keep({ ...parcel, state: 'waiting', key: newKey() });`,
    caughtBy: answerTests,
  },
  {
    name: 'refusal-kept-for-ever',
    breaks: 'A refusal is for the visitor to mend, and is not sent again behind its back.',
    file: queue,
    from: `else if (refusedIs === 'kept') keep(`,
    to: 'else if (refusedIs) keep(',
    caughtBy: answerTests,
  },
  {
    name: 'receipt-asked-for-ever',
    breaks: 'A device does not ask for a receipt for ever.',
    file: 'src/web/kit/delivery/delivery-flush.ts',
    from: 'if (Date.now() - deliveredAt > askForReceiptMs) return drop(parcel.key);',
    to: '',
    caughtBy: answerTests,
  },
  {
    name: 'foreign-page-taken-for-an-answer',
    breaks: 'A hotel’s sign-in page is not taken for the answer to a vendor’s reply.',
    file: 'src/web/features/workshop-enquiries/waiting-replies.ts',
    from: `shaped('InboxEnquiry', value) !== undefined;`,
    to: 'value !== undefined;',
    caughtBy: replyTests,
  },
  {
    name: 'replies-shown-to-the-next-account',
    breaks: 'What one vendor wrote is not sent in the name of the next.',
    file: 'src/web/features/workshop-enquiries/waiting-replies.ts',
    from: 'one.refused === null && one.vendorId === ownVendorId()',
    to: 'one.refused === null',
    caughtBy: replyTests,
  },
  {
    name: 'details-kept-offline',
    breaks: 'A family’s number leaves a vendor’s device after a day.',
    file: 'src/web/features/workshop-enquiries/kept-inbox.ts',
    from: 'inboxKept.contactHours * hourMs',
    to: 'inboxKept.contactHours * 30 * hourMs',
    caughtBy: [{ project: 'web', files: ['src/web/features/workshop-enquiries/kept-inbox.test.tsx'] }],
  },
  {
    name: 'personal-reply-kept-offline',
    breaks: 'Nothing that was asked for with a token is kept for reading offline.',
    file: 'src/web/kit/offline/offline-rules.ts',
    from: `!headers.has('authorization') && `,
    to: '',
    caughtBy: [{ project: 'unit', files: ['src/web/kit/offline/offline-rules.test.ts'] }],
  },
];
