import { paths } from '#facts/paths.ts';
import type { TextPage } from '../types.ts';
import { t } from '#words/t.ts';

/** A time limit that the page promises and the staff's overdue list monitors. */
export type TimeLimit = {
  /** The kind of complaint. */
  readonly subject: 'general' | 'picture' | 'data';
  readonly about: string;
  readonly acknowledge: string;
  readonly resolve: string;
};

/** The complaint procedure and its time limits. Where two rules apply, the shorter time is promised. */
export const grievance = {
  route: paths.grievance,
  title: t('Complaints and grievances'),
  metaDescription: t(
    'How to complain about a vendor, a page, a review or your data: who reads it, within how many hours and days, and where to go after that.',
  ),
  intro: t(
    'If something went wrong, tell us plainly. You get a ticket number, a named person answers for it, and we keep to the times below.',
  ),
  limitsHeading: t('How long it takes'),
  limits: [
    {
      subject: 'general',
      about: t('This site, a vendor or an enquiry'),
      acknowledge: t('Within 24 hours'),
      resolve: t('Within 7 days; never later than the month that consumer rules allow'),
    },
    {
      subject: 'picture',
      about: t('An intimate or morphed picture of you'),
      acknowledge: t('At once'),
      resolve: t('Removed within 2 hours of your complaint'),
    },
    {
      subject: 'data',
      about: t('A request about your personal data'),
      acknowledge: t('Within 24 hours'),
      resolve: t('Within 90 days, usually much sooner'),
    },
  ] satisfies readonly TimeLimit[],
  checkedOn: '2026-11-15',
  sections: [
    {
      id: 'how',
      heading: t('How to complain'),
      paragraphs: [t('Use the form on this page, or write or call. All ways lead to the same person.')],
      points: ['{grievanceName}, {grievanceDesignation}', '{grievancePhone}, {grievanceHours}'],
      links: [{ label: '{grievanceEmail}', href: 'mailto:{grievanceEmail}' }],
    },
    {
      id: 'what-to-write',
      heading: t('What to write'),
      paragraphs: [t('The more exact, the faster.')],
      points: [
        t('What happened, on which day, on which page or with which vendor'),
        t('The reference of your enquiry, if there is one'),
        t('What you would like us to do'),
        t('How we may reach you'),
      ],
    },
    {
      id: 'what-we-do',
      heading: t('What we do then'),
      paragraphs: [
        t(
          'You see a ticket number at once. The officer reads the complaint, asks the vendor where one is concerned, and writes to you with a decision and its reason. If we need longer than planned, we say so before the time is over.',
        ),
        t(
          'We do not punish anyone for complaining, and we do not ask you to take a review or a complaint back in return for help.',
        ),
      ],
    },
    {
      id: 'vendors',
      heading: t('Complaints about vendors'),
      paragraphs: [
        t(
          'We are a marketplace; vendors are independent and the agreement is between you and them. We still listen, ask the vendor, and remove a profile that misleads people.',
        ),
      ],
    },
    {
      id: 'further',
      heading: t('If you are not satisfied'),
      paragraphs: [
        t(
          'For consumer matters call the National Consumer Helpline at {helpline}, or go to the consumer commission of your district. For content, an appeal lies to the Grievance Appellate Committee. For data, to the Data Protection Board of India. For danger to life, call 112.',
        ),
        t('These rules change. The time limits on this page were last checked on 15 November 2026.'),
      ],
      links: [{ label: t('Privacy policy'), href: paths.privacy }],
    },
  ],
} as const satisfies TextPage & { limitsHeading: string; limits: readonly TimeLimit[]; checkedOn: string };
