/** @file The groups of the page Today in words, each with its whole list and the page of a line. */
import { deskPaths } from '#facts/desk-paths.ts';
import { fillPath } from '#contract/kit.ts';
import type { TodayGroupName, TodayLine } from '#contract/desk/today.ts';
import { eventSoonDays } from '#domain/enquiries/today-rules.ts';
import { enquiryPath } from '#desk/kit/enquiry-path.ts';
import { withView } from '#desk/kit/enquiry-search.ts';
import { showAgo, showDay, showMoment } from '#desk/kit/format.ts';

type Words = {
  heading: string;
  /** The whole list; absent where the lines are complete. */
  all?: string;
  /** A line's link; undefined where there is nothing to do. */
  to?: (id: string) => string | undefined;
  /** The moment of a line, in words. */
  when: (at: string) => string;
};

const complaint = (ticket: string) => `${deskPaths.complaints}?${new URLSearchParams({ ticket }).toString()}`;

const content = (id: string) => `${deskPaths.content}/${id}`;
/** Vendors register themselves; other items are created in the list of their type. */
const firstStep = (id: string) => (id === 'vendor' ? deskPaths.vendors : content(id.split('/')[0]!));

/** Returns the link to a failed import job: its id begins with the name of the queue. */
const parked = (id: string) => (id.startsWith('content-imports/') ? deskPaths.moving : undefined);

export const todayWords: Readonly<Record<TodayGroupName, Words>> = {
  parked: { heading: 'Work that stopped the site', to: parked, when: showAgo },
  health: { heading: 'The site itself', all: deskPaths.health, to: () => deskPaths.health, when: showMoment },
  settings: { heading: 'Settings to look at', when: showAgo },
  firstSteps: { heading: 'First steps of a new site', to: firstStep, when: showAgo },
  complaints: {
    heading: 'Complaints by their deadline',
    all: deskPaths.complaints,
    to: complaint,
    when: (at) => `by ${showMoment(at)}`,
  },
  unanswered: {
    heading: 'Unanswered for too long',
    all: `${deskPaths.enquiries}?overdue=1`,
    to: enquiryPath,
    when: showAgo,
  },
  waiting: {
    heading: 'Families who wrote and have no answer',
    all: `${deskPaths.enquiries}${withView(new URLSearchParams(), 'waiting')}`,
    to: enquiryPath,
    when: showAgo,
  },
  untold: { heading: 'Vendors to phone: no mail reaches them', to: enquiryPath, when: showAgo },
  reports: { heading: 'Bad enquiries that wait for a word to the vendor', to: enquiryPath, when: showAgo },
  due: { heading: 'Due today', all: `${deskPaths.enquiries}?sort=due`, to: enquiryPath, when: showMoment },
  eventSoon: {
    heading: `Their day is within ${eventSoonDays} days`,
    all: `${deskPaths.enquiries}?sort=event`,
    to: enquiryPath,
    when: showDay,
  },
  fresh: { heading: 'New since yesterday', all: deskPaths.enquiries, to: enquiryPath, when: showAgo },
  vendors: {
    heading: 'Vendors that wait for approval',
    all: `${deskPaths.vendors}?view=waiting`,
    to: (vendorId) => fillPath(deskPaths.vendor, { vendorId }),
    when: showAgo,
  },
  claims: {
    heading: 'Claims of pages that wait',
    all: deskPaths.claims,
    to: (claimId) => fillPath(deskPaths.claim, { claimId }),
    when: showAgo,
  },
  checks: {
    heading: 'Checks that vendors wait for',
    all: deskPaths.checks,
    to: (checkId) => fillPath(deskPaths.check, { checkId }),
    when: showAgo,
  },
  reviews: {
    heading: 'Reviews that wait for a decision',
    all: deskPaths.reviews,
    to: (review) => `${deskPaths.reviews}?${new URLSearchParams({ review }).toString()}`,
    when: showAgo,
  },
  inReview: { heading: 'Written, and waits to be looked at', to: content, when: showAgo },
  duplicates: { heading: 'Asked before by the same person', to: enquiryPath, when: showAgo },
  flagged: {
    heading: 'Flagged as spam: release or discard',
    all: `${deskPaths.enquiries}?flagged=1`,
    to: enquiryPath,
    when: showAgo,
  },
  undelivered: { heading: 'Mails that have not left', when: showAgo },
};

/** Several vendors of one enquiry may wait. */
export const lineKey = ({ id, introductionId }: TodayLine) => introductionId ?? id;
export const lineId = (group: TodayGroupName, line: TodayLine) => `today-${group}-${lineKey(line)}`;
