import { t } from '#words/t.ts';
import type { ShownReview } from '#contract/reviews.ts';
import { delhiFormat, showMoment } from '#domain/formats/show-date.ts';
import { paths } from '#facts/paths.ts';
import { Monogram } from '#ui/monogram.tsx';
import { Photo } from '#ui/photo.tsx';
import { Stars } from '#ui/stars.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { LongText } from './long-text.tsx';

export const reviewDay = delhiFormat({ dateStyle: 'medium' });
const month = delhiFormat({ month: 'short', year: 'numeric' });

/** Returns the proof that a review is real. */
const proofWords = ({ booked, at }: ShownReview['proof']) =>
  booked
    ? t('Booked this vendor after an enquiry of {month}', { month: showMoment(month, at) })
    : t('Wrote after this vendor answered an enquiry in {month}', { month: showMoment(month, at) });

/** A review of a family, with its proof and the vendor's answer. */
export function ReviewEntry({ review, vendor }: { review: ShownReview; vendor: string }) {
  const { id, author, stars, text, lang, writtenAt, proof, mentions, answer, pictures = [] } = review;
  return (
    <li id={`review-${id}`} className="rounded-lg border border-line bg-paper p-4">
      <div className="flex items-center gap-3">
        <Monogram of="person" name={author} className="size-11" />
        <div className="min-w-0">
          <h3 className="text-base wrap-anywhere">{author}</h3>
          <p className="text-sm text-ink-soft">
            <time dateTime={writtenAt}>{showMoment(reviewDay, writtenAt)}</time>
          </p>
        </div>
      </div>
      <p className="mt-3">
        <Stars rating={stars} />
      </p>
      <LongText text={text} lang={lang} className="mt-2" />
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
            {t('{vendor} answered on {day}', { vendor, day: showMoment(reviewDay, answer.at) })}
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
