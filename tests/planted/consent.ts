import type { PlantedFault } from './fault.ts';

const ledger = 'src/server/modules/enquiries/ledger/ledger.ts';

/** Consent, and the ledger of who holds whose details. */
export const consent: readonly PlantedFault[] = [
  {
    name: 'details-without-consent',
    breaks: 'A vendor gets the details of those alone who agreed to that.',
    file: 'src/server/modules/enquiries/vendor/introduction-records.ts',
    from: 'if (consentOf(found.enquiry).share)',
    to: 'if (found.enquiry.consent)',
    caughtBy: [
      {
        project: 'pglite',
        files: ['src/server/modules/enquiries/vendor/introductions.test.ts'],
        grep: 'introduces nobody and discloses nothing without consent',
      },
    ],
  },
  {
    name: 'recalled-details-still-shown',
    breaks: 'What a family has taken back its vendor no longer sees.',
    file: ledger,
    from: '.where(and(eq(disclosures.introductionId, introductionId), isNull(disclosures.recalledAt)));',
    to: '.where(eq(disclosures.introductionId, introductionId));',
    caughtBy: [
      {
        project: 'pglite',
        files: ['src/server/modules/enquiries/conversation/conversations.test.ts'],
        grep: 'takes its details back: masked at once',
      },
    ],
  },
  {
    name: 'details-for-an-unproved-address',
    breaks: 'Details of families are shown to vendors alone whose e-mail address has answered.',
    file: ledger,
    from: 'if (!held?.confirmedAt || held.row.vendorHidden',
    to: 'if (!held || held.row.vendorHidden',
    caughtBy: [
      {
        project: 'pglite',
        files: ['src/server/modules/enquiries/conversation/conversations.test.ts'],
        grep: 'no call of a vendor answers a contact detail',
      },
    ],
  },
  {
    name: 'details-given-anew-by-the-staff',
    breaks: 'Details that a family has taken back from a vendor are not given to it again.',
    file: ledger,
    from: `if (fields.length === 0 || rows.some(({ recalledBy }) => recalledBy === 'family')) return false;`,
    to: 'if (fields.length === 0) return false;',
    caughtBy: [
      {
        project: 'pglite',
        files: ['src/server/modules/enquiries/conversation/conversations.test.ts'],
        grep: 'takes its details back: masked at once',
      },
    ],
  },
  {
    name: 'first-reading-not-written-down',
    breaks: 'A family can see that a vendor has read its details.',
    file: ledger,
    from: 'if (disclosure.readAt === null) {',
    to: 'if (disclosure.readAt !== null) {',
    caughtBy: [
      {
        project: 'pglite',
        files: ['src/server/modules/enquiries/conversation/conversations.test.ts'],
        grep: 'sees the details of a shared one, and that is written down once',
      },
    ],
  },
  {
    name: 'details-beyond-what-was-disclosed',
    breaks: 'A vendor sees those details alone that the ledger names.',
    file: ledger,
    from: 'disclosure.fields.includes(field) ? enquiry[field] : null',
    to: 'enquiry[field]',
    caughtBy: [
      {
        project: 'pglite',
        files: ['src/server/modules/enquiries/conversation/conversations.test.ts'],
        grep: 'sees of them what the ledger names',
      },
    ],
  },
  {
    name: 'news-without-a-tick',
    breaks: 'Nobody gets news who has not asked for it.',
    file: 'src/server/modules/enquiries/submit/enquiry-submit.ts',
    from: `marketing: form.marketing === '1'`,
    to: 'marketing: share',
    caughtBy: [
      {
        project: 'pglite',
        files: ['src/server/modules/enquiries/submit/enquiries.test.ts'],
        grep: 'is stored with its mails before it is acknowledged',
      },
    ],
  },
  {
    name: 'another-notice-than-was-read',
    breaks: 'The proof of consent names the notice that stood on the page.',
    file: 'src/server/modules/enquiries/submit/enquiry-submit.ts',
    from: '...(form.notice && { noticeVersion: form.notice }),',
    to: '',
    caughtBy: [
      {
        project: 'pglite',
        files: ['src/server/modules/enquiries/submit/enquiries.test.ts'],
        grep: 'is stored with its mails before it is acknowledged',
      },
    ],
  },
  {
    name: 'notice-without-a-choice',
    breaks: 'The notice beside a form names everything that is collected.',
    file: 'src/shared/domain/enquiries/consent-items.ts',
    from: `type !== 'hidden' || sends(name)`,
    to: `type !== 'hidden'`,
    caughtBy: [{ project: 'unit', files: ['src/shared/domain/enquiries/consent-items.test.ts'] }],
  },
  {
    name: 'sharing-ticked-beforehand',
    breaks: 'Nobody has ticked the box by which details are passed on, but the family.',
    file: 'src/web/features/enquiry/consent-notice.tsx',
    from: '<input type="checkbox" name="_share" className={tick} />',
    to: '<input type="checkbox" name="_share" defaultChecked className={tick} />',
    caughtBy: [{ project: 'web', files: ['src/web/features/enquiry/enquiry-form.test.tsx'] }],
  },
  {
    name: 'number-in-a-message',
    breaks: 'A vendor without a family’s details finds no number in what it wrote.',
    file: 'src/shared/domain/enquiries/mask-contacts.ts',
    from: '{7,}/gu',
    to: '{9,}/gu',
    caughtBy: [{ project: 'unit', files: ['src/shared/domain/enquiries/mask-contacts.test.ts'] }],
  },
];
