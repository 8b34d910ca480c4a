import type { EnquiryRow } from '#contract/desk/enquiry-list.ts';
import { languageName } from '#words/language-name.ts';
import { defaultLocale } from '#words/locales.ts';
import { showDay, showMoment } from '#desk/kit/format.ts';
import { enquiryTones } from '#desk/ui/enquiry/tones.ts';
import { Tag } from '#desk/ui/tag.tsx';

type Props = {
  enquiry: Pick<
    EnquiryRow,
    'status' | 'overdue' | 'flagged' | 'dueAt' | 'waitingSince' | 'eventDate' | 'labels' | 'locale'
  >;
};

/** The status of an enquiry, and its urgent points. */
export const EnquiryTags = ({
  enquiry: { status, overdue, flagged, dueAt, waitingSince, eventDate, labels, locale },
}: Props) => (
  <>
    <Tag tone={enquiryTones[status]}>{status}</Tag>
    {locale !== defaultLocale && <Tag>{languageName(locale)}</Tag>}
    {overdue && <Tag tone="bad">Overdue</Tag>}
    {dueAt && !overdue && <Tag tone="due">{`Due ${showMoment(dueAt)}`}</Tag>}
    {waitingSince && <Tag tone="due">{`No answer since ${showMoment(waitingSince)}`}</Tag>}
    {eventDate && <Tag>{`Event ${showDay(eventDate)}`}</Tag>}
    {flagged && <Tag tone="bad">{flagged}</Tag>}
    {labels.map((label) => (
      <Tag key={label}>{label}</Tag>
    ))}
  </>
);
