import type { ReactNode } from 'react';
import { t } from '#words/t.ts';
import { telHref, showPhone } from '#domain/formats/phone.ts';
import type { EnquiryStatus } from '#contract/enquiry-status.ts';
import { paths, profilePath } from '#facts/paths.ts';
import { useSite } from '#kit/page/site.ts';
import { ButtonAnchor, ButtonLink } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { Verbatim } from '#ui/verbatim.tsx';
import { toldLangOf, writtenLangOf } from '#ui/written-lang.ts';
import { showInstant, StatusSteps } from './status-steps.tsx';
import { WithdrawForm } from './withdraw-form.tsx';
import { askWords as words } from '#content/ask.ts';
import { TextLink } from '#ui/text-link.tsx';

/** The events so far, in plain words. */
function OwnTimeline({ timeline = [] }: Pick<EnquiryStatus, 'timeline'>) {
  if (timeline.length === 0) return null;
  return (
    <section aria-labelledby="timeline" className="mt-10">
      <h2 id="timeline" className="mb-4 text-2xl">
        {t('What happened')}
      </h2>
      <ol className="border-l-2 border-line pl-5">
        {timeline.map(({ at, words }) => (
          <li key={`${at} ${words}`} className="pb-3">
            <p className="font-semibold wrap-anywhere">{words}</p>
            <p className="text-sm text-ink-soft">{showInstant(at)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The vendors of a request to several, each with the details it received. */
function AskedVendors({ vendors }: Pick<EnquiryStatus, 'vendors'>) {
  if (vendors.length < 2 && !vendors.some(({ toldAt, asking }) => toldAt ?? asking)) return null;
  return (
    <section aria-labelledby="asked" className="mt-10">
      <h2 id="asked" className="mb-4 text-2xl">
        {words.whom}
      </h2>
      <ul className="divide-y divide-line rounded-xl border border-line bg-paper px-5 py-2">
        {vendors.map(({ id, name, toldAt, asking }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 py-1">
            <TextLink to={profilePath(id)} look="strong" className="wrap-anywhere" lang={writtenLangOf(name)}>
              {name}
            </TextLink>
            <span className="text-ink-soft">
              {toldAt ? words.told(showInstant(toldAt)) : asking ? words.asking : words.waiting}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Props = {
  enquiry: EnquiryStatus;
  withdrawalFailed?: boolean;
  /** The vendors and the messages. */
  conversation: ReactNode;
  /** Further vendors to ask. */
  more?: ReactNode;
  /** Other actions of its sender. */
  own?: ReactNode;
};

const agreed = (yes: boolean) => (yes ? t('You agreed') : t('You did not agree'));
const agreedTo = ({ share, marketing }: EnquiryStatus) => [
  { label: t('Passing it to vendors'), value: agreed(share) },
  { label: t('News and offers'), value: agreed(marketing) },
];

/** The private page of an enquiry: its status, the sent values, and its withdrawal. */
export function StatusView({ enquiry, withdrawalFailed, conversation, more, own }: Props) {
  const { phone } = useSite().company;
  const withdrawn = enquiry.status === 'withdrawn';
  return (
    <div className="wrap max-w-3xl py-10 md:py-14">
      <PageHeading
        eyebrow={enquiry.title}
        lead={t('Only someone with this link can see this page. Keep it if you want to come back.')}
      >
        <RichText
          text={t('Your request <number>{reference}</number>', { reference: enquiry.reference })}
          parts={{ number: (reference) => <Verbatim>{reference}</Verbatim> }}
        />
      </PageHeading>
      {withdrawn ? (
        <Notice role="status" className="mt-8">
          <p className="font-semibold">{t('You have withdrawn this request.')}</p>
          <p>
            {enquiry.withdrawnAt &&
              `${t('We noted it on {day}.', { day: showInstant(enquiry.withdrawnAt) })} `}
            {t('Nobody will call or write to you about it. Those who know of it are told.')}
          </p>
        </Notice>
      ) : (
        <>
          <section aria-labelledby="where" className="mt-8">
            <h2 id="where" className="mb-4 text-2xl">
              {t('Where it stands')}
            </h2>
            <StatusSteps enquiry={enquiry} />
          </section>
          {conversation}
          <AskedVendors vendors={enquiry.vendors} />
          <section aria-labelledby="what" className="mt-10">
            <h2 id="what" className="mb-4 text-2xl">
              {t('What you sent')}
            </h2>
            <dl className="grid gap-x-6 gap-y-2 rounded-xl border border-line bg-paper p-5 sm:grid-cols-[auto_1fr]">
              {[...enquiry.sent, ...agreedTo(enquiry)].map(({ label, value }) => (
                <div key={label} className="contents">
                  <dt className="text-ink-soft">{label}</dt>
                  <dd lang={toldLangOf(value)} className="min-w-0 whitespace-pre-line max-sm:mb-2">
                    {value}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
          {more}
          <OwnTimeline timeline={enquiry.timeline} />
          <WithdrawForm failed={withdrawalFailed} />
        </>
      )}
      {own}
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonAnchor href={telHref(phone)} look="secondary">
          {t('Call {number}', { number: showPhone(phone) })}
        </ButtonAnchor>
        <ButtonLink to={paths.home} look="quiet" className="max-sm:px-0!">
          {t('To the home page')}
        </ButtonLink>
      </div>
    </div>
  );
}
