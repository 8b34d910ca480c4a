import { t } from '#words/t.ts';
import type { Async } from '#contract/settled.ts';
import { reviewOrders, type ReviewOrder } from '#domain/reviews/review-orders.ts';
import type { VendorReviews } from '#contract/reviews.ts';
import { showMoment } from '#domain/formats/show-date.ts';
import { messages } from '#facts/messages.ts';
import { paths } from '#facts/paths.ts';
import { AsyncSection } from '#ui/async-section.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { PageLinks } from '#ui/page-links.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { FirstOf } from '#ui/first-of.tsx';
import { SampleReviews } from './sample-reviews.tsx';
import { ReviewEntry, reviewDay } from './review-entry.tsx';
import { ReviewSummary } from './review-summary.tsx';

type Props = {
  reviews: Async<VendorReviews>;
  vendor: string;
  /** Whether the vendor is a sample. */
  isSample: boolean;
  order: ReviewOrder;
  /** The requested day; null without one. */
  asked: string | null;
};

/** Reviews in sight before the fold. */
const inSight = 2;

const orderWords: Readonly<Record<ReviewOrder, string>> = {
  newest: t('Newest'),
  highest: t('Most stars'),
  lowest: t('Fewest stars'),
};

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
      <h2 id="reviews-heading" className="text-xl">
        {messages.customerReviews}
      </h2>
      {found.count > 0 ? (
        <ReviewSummary found={found} />
      ) : (
        <p className="mt-3">{t('No review at present.')}</p>
      )}
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
      <div className="mt-4">
        <FirstOf
          items={[
            ...found.reviews.map((review) => <ReviewEntry key={review.id} review={review} vendor={vendor} />),
            ...found.gone.map(({ id, writtenAt, reason }) => (
              <li key={id} className="rounded-lg border border-dashed border-line p-4 text-sm text-ink-soft">
                {reason
                  ? t('A review of {day} was taken down by us: {reason}', {
                      day: showMoment(reviewDay, writtenAt),
                      reason,
                    })
                  : t('A review of {day} was taken back by its author.', {
                      day: showMoment(reviewDay, writtenAt),
                    })}
              </li>
            )),
          ]}
          // Who asked for an order or a page reads them all.
          shown={order !== reviewOrders[0] || found.page > 1 ? Infinity : inSight}
          more={(count) => t('{count} more reviews', { count: String(count) })}
          className="grid gap-4"
        />
      </div>
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
