import type { ReactNode } from 'react';
import { t } from '#words/t.ts';
import { telHref, showPhone } from '#domain/formats/phone.ts';
import type { EnquiryStatus } from '#contract/enquiry-status.ts';
import { useSite } from '#kit/page/site.ts';
import { FirstOf } from '#ui/first-of.tsx';
import { ButtonAnchor } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { Verbatim } from '#ui/verbatim.tsx';
import { showInstant, showShort } from './status-steps.tsx';

const inSight = 3;

/** The events so far in plain words, the newest first. */
function OwnTimeline({ timeline = [] }: Pick<EnquiryStatus, 'timeline'>) {
  if (timeline.length === 0) return null;
  return (
    <section aria-labelledby="timeline" className="mt-6">
      <h2 id="timeline" className="text-xl">
        {t('What happened')}
      </h2>
      <FirstOf
        className="divide-y divide-line"
        shown={inSight}
        more={(count) => t('{count, plural, one {# earlier event} other {# earlier events}}', { count })}
        items={timeline.toReversed().map(({ at, words }, place) => (
          <li key={`${place}`} className="py-1.5 wrap-anywhere">
            {words} <span className="text-sm text-ink-soft">{showShort(at)}</span>
          </li>
        ))}
      />
    </section>
  );
}

type Props = {
  enquiry: EnquiryStatus;
  /** What was asked, what happens next, the composer and the vendors. */
  conversation: ReactNode;
  /** Further vendors to ask. */
  more?: ReactNode;
  /** Other actions of its sender. */
  own?: ReactNode;
};

/** The private page of an enquiry. After a withdrawal it can still be read. */
export function StatusView({ enquiry, conversation, more, own }: Props) {
  const { phone } = useSite().company;
  return (
    <div className="wrap max-w-3xl pt-5 pb-6 md:py-10">
      <PageHeading
        eyebrow={enquiry.title}
        lead={t('Only someone with this link can see this page. Keep it if you want to come back.')}
      >
        <RichText
          text={t('Your request <number>{reference}</number>', { reference: enquiry.reference })}
          parts={{ number: (reference) => <Verbatim>{reference}</Verbatim> }}
        />
      </PageHeading>
      {enquiry.status === 'withdrawn' && (
        <Notice role="status" className="mt-6">
          <p className="font-semibold">{t('You have withdrawn this request.')}</p>
          <p>
            {enquiry.withdrawnAt &&
              `${t('We noted it on {day}.', { day: showInstant(enquiry.withdrawnAt) })} `}
            {t(
              'Nobody may call or write to you about it. The messages that you exchanged stay here for you to read.',
            )}
          </p>
        </Notice>
      )}
      {conversation}
      {more}
      <OwnTimeline timeline={enquiry.timeline} />
      {own}
      <ButtonAnchor href={telHref(phone)} look="secondary" className="mt-4">
        {t('Call {number}', { number: showPhone(phone) })}
      </ButtonAnchor>
    </div>
  );
}
