import type { ReactNode } from 'react';
import { t } from '#words/t.ts';
import type { EnquiryRecord } from '#contract/own-enquiry.ts';
import { showPaise } from '#domain/quotes/quote-money.ts';
import { fieldWords } from '#content/introduction-words.ts';
import { vendorSentences } from '#domain/enquiries/family-sentences.ts';
import { Button } from '#ui/button.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { Verbatim } from '#ui/verbatim.tsx';
import { toldLangOf } from '#ui/written-lang.ts';
import { ownVendorsOf } from '#domain/enquiries/own-vendors.ts';
import { showInstant } from './status-steps.tsx';

type Line = { key: string; label: string; value: ReactNode };

function Lines({ heading, lines }: { heading: string; lines: readonly Line[] }) {
  if (lines.length === 0) return null;
  return (
    <section className="mt-8">
      <h2 className="mb-3 text-xl">{heading}</h2>
      <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[14rem_1fr]">
        {lines.map(({ key, label, value }) => (
          <div key={key} className="contents">
            <dt className="min-w-0 text-ink-soft wrap-anywhere">{label}</dt>
            <dd
              lang={typeof value === 'string' ? toldLangOf(value) : undefined}
              className="min-w-0 whitespace-pre-line wrap-anywhere max-sm:mb-2"
            >
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

type Props = {
  record: EnquiryRecord;
  /** Path of the private page. */
  back: string;
};

/** Everything stored about a request, on one printable page. */
export function RecordView({ record: { enquiry, conversation, quotes, reviews }, back }: Props) {
  const scripted = useHydrated();
  const names = new Map(conversation.vendors.map(({ introductionId, name }) => [introductionId, name]));
  const author = ({ author: who, name }: (typeof conversation.messages)[number]) =>
    who === 'family' ? t('You') : name || t('Our team');
  return (
    <div className="wrap max-w-3xl py-10 md:py-14">
      <PageHeading eyebrow={enquiry.title}>{t('Everything about your request')}</PageHeading>
      <div className="no-print mt-6 flex flex-wrap gap-x-6 gap-y-3">
        <TextLink to={back} look="strong">
          {t('Back to the request')}
        </TextLink>
        {/* Takes its space before scripts load: with a wider font it would add a row. */}
        <Button look="secondary" className={scripted ? '' : 'invisible'} onClick={() => print()}>
          {t('Print')}
        </Button>
      </div>
      <Lines
        heading={t('What you sent')}
        lines={[
          { key: 'reference', label: t('Reference'), value: <Verbatim>{enquiry.reference}</Verbatim> },
          ...enquiry.sent.map((line) => ({ key: line.label, ...line })),
        ]}
      />
      <Lines
        heading={t('What happened')}
        lines={(enquiry.timeline ?? []).map(({ at, words }, place) => ({
          key: `${place}`,
          label: showInstant(at),
          value: words,
        }))}
      />
      <Lines
        heading={t('Your vendors')}
        lines={ownVendorsOf(enquiry, conversation).map(({ vendorId, name, state }) => ({
          key: vendorId,
          label: name,
          value: vendorSentences[state],
        }))}
      />
      <Lines
        heading={t('Who has my number')}
        lines={conversation.vendors.flatMap(({ name, disclosures }) =>
          disclosures.map(({ fields, at, recalledAt }) => ({
            key: `${name} ${at}`,
            label: name,
            value: [
              `${fields.map((field) => fieldWords[field]).join(', ')}: ${showInstant(at)}`,
              recalledAt && t('taken back {moment}', { moment: showInstant(recalledAt) }),
            ]
              .filter(Boolean)
              .join('\n'),
          })),
        )}
      />
      <Lines
        heading={t('Messages')}
        lines={conversation.messages.map((message) => ({
          key: message.id,
          label: [
            // In a message of a vendor the author and the conversation have the same name.
            ...new Set([author(message), names.get(message.introductionId ?? '')]),
            showInstant(message.sentAt),
          ]
            .filter(Boolean)
            .join(' · '),
          value: message.text,
        }))}
      />
      <Lines
        heading={t('Quotes')}
        lines={quotes.quotes.map(({ introductionId, vendorName, sentAt, content: { lines, totals } }) => ({
          key: introductionId,
          label: vendorName,
          value: [
            `${showPaise(totals.total)} · ${showInstant(sentAt)}`,
            ...lines.map(
              ({ label, price, total }) => `${label}: ${showPaise(totals.discount > 0 ? price : total)}`,
            ),
            ...(totals.discount > 0
              ? [
                  `${t('Discount')}: −${showPaise(totals.discount)}`,
                  ...(totals.tax > 0 ? [`${t('GST')}: ${showPaise(totals.tax)}`] : []),
                ]
              : []),
          ].join('\n'),
        }))}
      />
      <Lines
        heading={t('Your reviews')}
        lines={reviews.map(({ vendor, writtenAt, stars, text, answer }) => ({
          key: vendor,
          label: [vendor, writtenAt && showInstant(writtenAt)].filter(Boolean).join(' · '),
          value: [
            stars === null ? null : t('{count} of 5 stars', { count: String(stars) }),
            text,
            answer && t('Answer of {vendor}: {answer}', { vendor, answer }),
          ]
            .filter(Boolean)
            .join('\n'),
        }))}
      />
    </div>
  );
}
