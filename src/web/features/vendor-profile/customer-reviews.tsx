import { t } from '#words/t.ts';
import type { Async } from '#contract/settled.ts';
import { reviewOrders, type ReviewOrder } from '#domain/reviews/review-orders.ts';
import type { ShownReview, VendorReviews } from '#contract/reviews.ts';
import { delhiFormat, showMoment } from '#domain/formats/show-date.ts';
import { messages } from '#facts/messages.ts';
import { paths } from '#facts/paths.ts';
import { AsyncSection } from '#ui/async-section.tsx';
import { Monogram } from '#ui/monogram.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { PageLinks } from '#ui/page-links.tsx';
import { Photo } from '#ui/photo.tsx';
import { Stars } from '#ui/stars.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { SampleReviews } from './sample-reviews.tsx';

type Props = {
  reviews: Async<VendorReviews>;
  vendor: string;
  /** Whether the vendor is a sample. */
  isSample: boolean;
  order: ReviewOrder;
  /** The requested day; null without one. */
  asked: string | null;
};

const month = delhiFormat({ month: 'short', year: 'numeric' });
const day = delhiFormat({ dateStyle: 'medium' });

const orderWords: Readonly<Record<ReviewOrder, string>> = {
  newest: t('Newest'),
  highest: t('Most stars'),
  lowest: t('Fewest stars'),
};

/** Returns the proof that a review is real. */
const proofWords = ({ booked, at }: ShownReview['proof']) =>
  booked
    ? t('Booked this vendor after an enquiry of {month}', { month: showMoment(month, at) })
    : t('Wrote after this vendor answered an enquiry in {month}', { month: showMoment(month, at) });

function Review({ review, vendor }: { review: ShownReview; vendor: string }) {
  const { id, author, stars, text, lang, writtenAt, proof, mentions, answer, pictures = [] } = review;
  return (
    <li id={`review-${id}`} className="rounded-lg border border-line bg-paper p-5">
      <div className="flex items-center gap-3">
        <Monogram of="person" name={author} className="size-11" />
        <div className="min-w-0">
          <h3 className="text-base wrap-anywhere">{author}</h3>
          <p className="text-sm text-ink-soft">
            <time dateTime={writtenAt}>{showMoment(day, writtenAt)}</time>
          </p>
        </div>
      </div>
      <p className="mt-3">
        <Stars rating={stars} />
      </p>
      <p lang={lang} className="mt-2 max-w-prose wrap-anywhere whitespace-pre-line">
        {text}
      </p>
      {pictures.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-2">
          {pictures.map(({ id: key, picture }) => (
            <li key={key}>
              <a href={picture.src} className="block">
                <Photo picture={picture} sizes="128px" className="size-28 rounded-md sm:size-32" />
              </a>
            </li>
          ))}
        </ul>
      )}
      {mentions.length > 0 && <p className="mt-2 text-sm text-ink-soft">{mentions.join(' · ')}</p>}
      <p className="mt-2 text-sm text-ink-soft">{proofWords(proof)}</p>
      {answer && (
        <blockquote className="mt-4 border-l-4 border-line pl-4">
          <p className="text-sm font-semibold">
            {t('{vendor} answered on {day}', { vendor, day: showMoment(day, answer.at) })}
          </p>
          <p lang={lang} className="max-w-prose wrap-anywhere whitespace-pre-line">
            {answer.text}
          </p>
        </blockquote>
      )}
      <TextLink to={paths.grievance} className="mt-2 inline-block text-sm">
        {t('Report this review')}
      </TextLink>
    </li>
  );
}

/** Stars, their distribution, and the points mentioned; stars from three reviews on. */
function Summary({ found: { count, average, distribution, mentioned } }: { found: VendorReviews }) {
  return (
    <div className="mt-4 grid gap-5 sm:grid-cols-2">
      <div>
        {average === null ? (
          <p>
            {t('{count, plural, one {# review} other {# reviews}}. Stars are shown from three on.', {
              count,
            })}
          </p>
        ) : (
          <>
            <p className="flex flex-wrap items-center gap-x-3 text-lg">
              <Stars rating={Math.round(average)} size={22} />
              <strong>{average.toFixed(1)}</strong>
              <span className="text-ink-soft">
                {t('{count, plural, one {# review} other {# reviews}}', { count })}
              </span>
            </p>
            <dl className="mt-3 grid gap-1 text-sm">
              {distribution
                .map((many, index) => ({ stars: index + 1, many }))
                .toReversed()
                .map(({ stars, many }) => (
                  <div key={stars} className="flex items-center gap-3">
                    <dt className="w-20">{t('{stars, plural, one {# star} other {# stars}}', { stars })}</dt>
                    <dd className="flex grow items-center gap-3">
                      <progress aria-hidden className="grow" value={many} max={count} />
                      <span className="w-8 text-right tabular-nums">{many}</span>
                    </dd>
                  </div>
                ))}
            </dl>
          </>
        )}
      </div>
      {mentioned.length > 0 && (
        <div>
          <h3 className="text-base">{t('What people mention')}</h3>
          <ul className="mt-2 flex flex-wrap gap-2 text-sm">
            {mentioned.map(({ label, count: many }) => (
              <li key={label} className="rounded-full border border-line px-3 py-1">
                {label} <span className="text-ink-soft tabular-nums">{many}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/** Returns the address of a page in an order, with the requested date. */
const searchOf = (order: ReviewOrder, asked: string | null, page = 1) =>
  [asked && `date=${asked}`, order !== reviewOrders[0] && `reviews=${order}`, page > 1 && `page=${page}`]
    .filter(Boolean)
    .join('&');

function RealReviews({
  found,
  vendor,
  order,
  asked,
}: Omit<Props, 'reviews' | 'isSample'> & { found: VendorReviews }) {
  return (
    <section id="reviews" aria-labelledby="reviews-heading" className="scroll-mt-20">
      <h2 id="reviews-heading" className="text-2xl">
        {messages.customerReviews}
      </h2>
      {found.count > 0 ? <Summary found={found} /> : <p className="mt-3">{t('No review at present.')}</p>}
      {found.reviews.length > 1 && (
        <nav aria-label={t('Order of the reviews')} className="no-print mt-4 flex flex-wrap gap-2">
          {reviewOrders.map((one) => (
            <PageLink
              key={one}
              to={{ search: searchOf(one, asked), hash: '#reviews' }}
              preventScrollReset
              aria-current={one === order ? 'true' : undefined}
              className="tap flex items-center rounded-md border border-line px-3 text-sm font-semibold aria-[current=true]:border-teal aria-[current=true]:bg-teal-wash"
            >
              {orderWords[one]}
            </PageLink>
          ))}
        </nav>
      )}
      <ul className="mt-4 grid gap-4">
        {found.reviews.map((review) => (
          <Review key={review.id} review={review} vendor={vendor} />
        ))}
        {found.gone.map(({ id, writtenAt, reason }) => (
          <li key={id} className="rounded-lg border border-dashed border-line p-4 text-sm text-ink-soft">
            {reason
              ? t('A review of {day} was taken down by us: {reason}', {
                  day: showMoment(day, writtenAt),
                  reason,
                })
              : t('A review of {day} was taken back by its author.', { day: showMoment(day, writtenAt) })}
          </li>
        ))}
      </ul>
      <PageLinks
        page={found.page}
        pages={found.pages}
        hrefOf={(page) => `?${searchOf(order, asked, page)}#reviews`}
      />
      <p className="mt-4 text-sm">
        <TextLink to={paths.reviews} look="strong">
          {t('How reviews work')}
        </TextLink>
      </p>
    </section>
  );
}

/** The reviews of a vendor; the four stated samples until there is a real one. */
export function CustomerReviews({ reviews, isSample, ...rest }: Props) {
  return (
    <AsyncSection
      data={reviews}
      loading={<p>{messages.loading}</p>}
      failed={() => <Notice>{t('The reviews cannot be shown just now.')}</Notice>}
    >
      {(found) =>
        found.count + found.gone.length > 0 ? (
          <RealReviews found={found} {...rest} />
        ) : (
          <SampleReviews isSample={isSample} />
        )
      }
    </AsyncSection>
  );
}
