import { paths } from '#facts/paths.ts';
import type { TextPage } from '../types.ts';

/** A time limit that the page promises and the staff's overdue list watches. */
export type TimeLimit = {
  /** Which kind of complaint. */
  readonly subject: 'general' | 'picture' | 'data';
  readonly about: string;
  readonly acknowledge: string;
  readonly resolve: string;
};

/** How to complain, and how long it may take. Where two rules apply, the shorter time is promised. */
export const grievance = {
  route: paths.grievance,
  title: 'Complaints and grievances',
  metaDescription:
    'How to complain about a vendor, a page, a review or your data: who reads it, within how many hours and days, and where to go after that.',
  intro:
    'If something went wrong, tell us plainly. You receive a ticket number, a named person answers for it, and the clock is ours.',
  limitsHeading: 'How long it takes',
  limits: [
    {
      subject: 'general',
      about: 'Anything on this site, a vendor, a service or an enquiry',
      acknowledge: 'Within 24 hours',
      resolve: 'Within 7 days; never later than the month that consumer rules allow',
    },
    {
      subject: 'picture',
      about: 'An intimate or morphed picture of you',
      acknowledge: 'At once',
      resolve: 'Removed within 2 hours of your complaint',
    },
    {
      subject: 'data',
      about: 'A request about your personal data',
      acknowledge: 'Within 24 hours',
      resolve: 'Within 90 days, usually much sooner',
    },
  ] satisfies readonly TimeLimit[],
  checkedOn: '2026-11-15',
  sections: [
    {
      id: 'how',
      heading: 'How to complain',
      paragraphs: ['Use the form on this page, or write or call. All ways lead to the same person.'],
      points: [
        '{grievanceName}, {grievanceDesignation}',
        '{grievanceEmail}',
        '{grievancePhone}, {grievanceHours}',
      ],
      links: [{ label: '{grievanceEmail}', href: 'mailto:{grievanceEmail}' }],
    },
    {
      id: 'what-to-write',
      heading: 'What to write',
      paragraphs: ['The more exact, the faster.'],
      points: [
        'What happened, on which day, on which page or with which vendor',
        'The reference of your enquiry, if there is one',
        'What you would like us to do',
        'How we may reach you',
      ],
    },
    {
      id: 'what-we-do',
      heading: 'What we do then',
      paragraphs: [
        'You see a ticket number at once. The officer reads the complaint, asks the vendor where one is concerned, and writes to you with a decision and its reason. If we need longer than planned, we say so before the time is over.',
        'We do not punish anyone for complaining, and we do not ask you to take a review or a complaint back in return for help.',
      ],
    },
    {
      id: 'vendors',
      heading: 'Complaints about vendors',
      paragraphs: [
        'We are a marketplace; vendors are independent and the agreement is between you and them. We still listen, ask the vendor, and remove a profile that misleads people.',
      ],
    },
    {
      id: 'further',
      heading: 'If you are not satisfied',
      paragraphs: [
        'For consumer matters call the National Consumer Helpline at {helpline}, or go to the consumer commission of your district. For content, an appeal lies to the Grievance Appellate Committee. For data, to the Data Protection Board of India. For danger to life, call 112.',
        'These rules change. The time limits on this page were last checked on 15 November 2026.',
      ],
      links: [{ label: 'Privacy policy', href: paths.privacy }],
    },
  ],
} as const satisfies TextPage & { limitsHeading: string; limits: readonly TimeLimit[]; checkedOn: string };
