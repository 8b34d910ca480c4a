/** @file The parts of a vendor's workshop, in the order of its navigation. A new part is a line here. */
import type { ReactNode } from 'react';
import { BadgeCheck, ChartNoAxesColumn, MessageSquareText, Share2, Star, Users } from 'lucide-react';
import { t } from '#words/t.ts';
import { messages } from '#facts/messages.ts';
import { editProfilePath } from '#facts/paths.ts';
import { later } from '#kit/page/later.tsx';
import type { OwnVendor } from '#kit/api/own-vendor.ts';
import { repliesSignal } from '#kit/device/stored-signal.ts';
import { PartFailed } from '#ui/part-failed.tsx';
import { MailLinkAgain } from '#features/account/mail-link-again.tsx';
import { WorkshopMore } from '#features/workshop/workshop-more.tsx';
import { Workshop } from '#features/workshop/workshop.tsx';
import type { WorkshopPart } from '#features/workshop/workshop-part.ts';

/** Options for loading a part when it is first shown. */
const fetched = { loading: <p role="status">{messages.loading}</p>, StandIn: () => <PartFailed /> };

const OverviewItself = later<OwnVendor & { mailAgain: ReactNode }>(
  () => import('#features/workshop/workshop-overview.tsx').then((module) => module.WorkshopOverview),
  fetched,
);
const Overview = (own: OwnVendor) => <OverviewItself {...own} mailAgain={<MailLinkAgain />} />;

const Reviews = later<OwnVendor>(
  () => import('#features/workshop/workshop-reviews.tsx').then((module) => module.WorkshopReviews),
  fetched,
);

const Numbers = later<OwnVendor>(
  () => import('#features/vendor-numbers/numbers-part.tsx').then((module) => module.NumbersPart),
  fetched,
);
const Offer = later<OwnVendor>(
  () => import('#features/vendor-edit/offer-part.tsx').then((module) => module.OfferPart),
  fetched,
);
const Days = later<OwnVendor>(
  () => import('#features/vendor-days/days-part.tsx').then((module) => module.DaysPart),
  fetched,
);

const Quote = later<{ id: string; onSent: () => void }>(
  () => import('#features/quotes/workshop-quote.tsx').then((module) => module.WorkshopQuote),
  fetched,
);
const Inbox = later<{ quote: (id: string, onSent: () => void) => ReactNode }>(
  () =>
    import('#features/workshop-enquiries/workshop-enquiries.tsx').then((module) => module.WorkshopEnquiries),
  fetched,
);
const Enquiries = () => <Inbox quote={(id, onSent) => <Quote id={id} onSent={onSent} />} />;

const Answers = later(
  () => import('#features/workshop-enquiries/ready-answers.tsx').then((module) => module.ReadyAnswersPart),
  fetched,
);

const ReplySender = later(() =>
  import('#features/workshop-enquiries/reply-sender.tsx').then((module) => module.ReplySender),
);

const Work = later<OwnVendor>(
  () => import('#features/projects/work-part.tsx').then((module) => module.WorkPart),
  fetched,
);
const Checks = later<OwnVendor>(
  () => import('#features/workshop-checks/workshop-checks.tsx').then((module) => module.WorkshopChecks),
  fetched,
);

const Share = later<OwnVendor>(
  () => import('#features/workshop/workshop-share.tsx').then((module) => module.WorkshopShare),
  fetched,
);

const TeamOfOwner = later<OwnVendor>(
  () => import('#features/workshop-team/team-part.tsx').then((module) => module.TeamPart),
  fetched,
);

/** @where Which parts does the vendor's workshop have? */
export const workshopParts: readonly WorkshopPart[] = [
  {
    key: 'enquiries',
    place: 'requests',
    label: t('Requests'),
    hint: t('Families ask several vendors. How soon you answer stands on your page after five requests.'),
    Alone: Enquiries,
  },
  { key: '', place: 'requests', label: t('Overview'), Part: Overview },
  { key: 'days', place: 'calendar', label: t('Your days'), Part: Days },
  { key: 'page', place: 'page', label: t('Edit Profile'), to: editProfilePath },
  { key: 'work', place: 'page', label: t('Our work'), Part: Work },
  { key: 'offer', place: 'page', label: t('Packages and terms'), Part: Offer },
  { key: 'more', place: 'more', label: t('More'), Alone: WorkshopMore },
  {
    key: 'answers',
    place: 'more',
    label: t('Ready answers'),
    Icon: MessageSquareText,
    hint: t(
      'Words that you write again and again. In a request, one tap inserts them with its day and place.',
    ),
    Alone: Answers,
  },
  {
    key: 'reviews',
    place: 'more',
    label: t('Reviews'),
    Icon: Star,
    hint: t('Readers of a review read your answer, too. A calm one wins the next family.'),
    Part: Reviews,
  },
  { key: 'share', place: 'more', label: t('Share your page'), Icon: Share2, Part: Share },
  { key: 'checks', place: 'more', label: t('Checks'), Icon: BadgeCheck, Part: Checks, ownerOnly: true },
  {
    key: 'numbers',
    place: 'more',
    label: t('Numbers'),
    Icon: ChartNoAxesColumn,
    hint: t(
      'Many views and few enquiries: a price or newer pictures help. Many enquiries and few bookings: answer sooner.',
    ),
    Part: Numbers,
  },
  { key: 'team', place: 'more', label: t('Team'), Icon: Users, Part: TeamOfOwner, ownerOnly: true },
];

/** The workshop with the part in the address. */
export function WorkshopAt({ part = '' }: { part?: string | undefined }) {
  const current = workshopParts.find(({ key, to }) => !to && key === part);
  const isWaiting = repliesSignal.useIsStored();
  return (
    <>
      {isWaiting && <ReplySender />}
      <Workshop parts={workshopParts} current={current} />
    </>
  );
}
