import type { PlantedFault } from './fault.ts';

const retentionTests = [{ project: 'pglite', files: ['src/server/http/retention.test.ts'] }] as const;
const enquiries = 'src/server/modules/enquiries/effects/enquiry-retention.ts';

/** How long things stay. */
export const retention: readonly PlantedFault[] = [
  {
    name: 'enquiries-for-two-years',
    breaks: 'An enquiry goes after the year that the privacy policy names.',
    file: 'src/shared/facts/limits.ts',
    from: '  enquiry: 365,',
    to: '  enquiry: 2 * 365,',
    caughtBy: retentionTests,
  },
  {
    name: 'enquiries-a-day-late',
    breaks: 'An enquiry goes when its time is up, not a day later.',
    file: enquiries,
    from: 'const end = daysBefore(now, retentionDays.enquiry);',
    to: 'const end = daysBefore(now, retentionDays.enquiry + 1);',
    caughtBy: retentionTests,
  },
  {
    name: 'read-enquiry-forgotten',
    breaks: 'An enquiry on which somebody works does not go.',
    file: enquiries,
    from: '${enquiries.createdAt}, ${enquiries.readAt}, ${enquiries.introducedAt}, ${enquiries.answeredAt}',
    to: '${enquiries.createdAt}, ${enquiries.introducedAt}',
    caughtBy: retentionTests,
  },
  {
    name: 'address-hash-stays',
    breaks: 'What tells of the sender’s connection goes after a week.',
    file: enquiries,
    from: 'daysBefore(now, retentionDays.senderHash)',
    to: 'daysBefore(now, retentionDays.senderHash + 1)',
    caughtBy: retentionTests,
  },
  {
    name: 'open-complaint-destroyed',
    breaks: 'A complaint stays until it was answered.',
    file: 'src/server/modules/grievances/grievances.module.ts',
    from: 'lt(grievances.disposedAt,',
    to: 'lt(grievances.createdAt,',
    caughtBy: retentionTests,
  },
  {
    name: 'withdrawn-messages-in-clear',
    breaks: 'What a family wrote leaves with its enquiry.',
    file: enquiries,
    from: `await tx
    .delete(enquiryMessages)
    .where(eq(enquiryMessages.enquiryId, enquiryId))
    .returning();`,
    to: 'await tx.select().from(enquiryMessages).where(eq(enquiryMessages.enquiryId, enquiryId));',
    caughtBy: [
      {
        project: 'pglite',
        files: ['src/server/modules/enquiries/conversation/conversations.test.ts'],
        grep: 'ends with a withdrawal, and nothing of it stays in clear',
      },
    ],
  },
  {
    name: 'expired-session-opens',
    breaks: 'A session that was not used for long opens nothing.',
    file: 'src/server/modules/accounts/sessions.ts',
    from: '.where(and(eq(tokens.hash, sha256(token)), isBearer, gt(tokens.expiresAt, now)));',
    to: '.where(and(eq(tokens.hash, sha256(token)), isBearer));',
    caughtBy: [{ project: 'pglite', files: ['src/server/modules/accounts/sessions.test.ts'] }],
  },
  {
    name: 'words-of-a-removed-review',
    breaks: 'The words of a review that was taken down go after half a year.',
    file: 'src/server/modules/enquiries/reviews/review-retention.ts',
    from: `eq(reviews.status, 'removed'), lt(reviews.decidedAt, unshown)`,
    to: `eq(reviews.status, 'refused'), lt(reviews.decidedAt, unshown)`,
    caughtBy: [
      {
        project: 'pglite',
        files: ['src/server/modules/enquiries/reviews/reviews.test.ts'],
        grep: 'that was taken down loses its words after half a year',
      },
    ],
  },
];
