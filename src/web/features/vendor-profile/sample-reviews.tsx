import { t } from '#words/t.ts';
import { sampleReviews, sampleReviewsNote } from '#content/sample-reviews.ts';
import { messages } from '#facts/messages.ts';
import { LocalDate } from '#kit/page/local-date.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { Monogram } from '#ui/monogram.tsx';
import { Stars } from '#ui/stars.tsx';

/** The four stated reviews, labelled as samples before the first. On the page of a real vendor they are collapsed. */
export function SampleReviews({ isSample }: { isSample: boolean }) {
  return (
    <section aria-labelledby="reviews" className="no-print">
      <h2 id="reviews" className="text-xl">
        {messages.customerReviews}
      </h2>
      {isSample ? (
        <Samples />
      ) : (
        <>
          <p className="mt-2">{t('No review at present.')}</p>
          <Disclosure summary={t('See how reviews look here')}>
            <Samples />
          </Disclosure>
        </>
      )}
    </section>
  );
}

function Samples() {
  return (
    <>
      <p className="mt-2 text-sm text-ink-soft">{sampleReviewsNote}</p>
      {/* Swiped on a phone, so it is focusable: it contains no link that would be. */}
      <ul tabIndex={0} aria-labelledby="reviews" className="rail mt-3 gap-3 xs:grid sm:grid-cols-2">
        {sampleReviews.map(({ name, rating, description, date }) => (
          <li key={name} className="rounded-lg border border-line bg-paper p-4">
            <div className="flex items-center gap-3">
              <Monogram of="person" name={name.split(': ')[1] ?? name} className="size-11" />
              <div>
                <h3 className="text-base">{name}</h3>
                <LocalDate day={date} className="text-sm text-ink-soft" />
              </div>
            </div>
            <p className="mt-2">
              <Stars rating={rating} />
            </p>
            <p className="mt-1">{description}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
