import { useState } from 'react';
import { ImagePlus } from 'lucide-react';
import { Form, useNavigation, useRevalidator } from 'react-router';
import { v4 } from 'uuid';
import { t } from '#words/t.ts';
import { api as routes, successStatus } from '#facts/api.ts';
import { reviewLimits } from '#facts/limits.ts';
import { messages } from '#facts/messages.ts';
import { isApiError } from '#contract/api-error.ts';
import { fillPath, parseRoute } from '#contract/kit.ts';
import { reviewPictureField } from '#domain/pictures/review-picture-field.ts';
import type { OpenReview } from '#contract/family-reviews.ts';
import { smallerPicture } from '#kit/forms/smaller-picture.ts';
import { upload } from '#kit/api/upload.ts';
import { Button } from '#ui/button.tsx';
import { FilePicker } from '#ui/file-picker.tsx';
import { Alert } from '#ui/alert.tsx';
import { Photo } from '#ui/photo.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';

type Props = { review: OpenReview; secret: string };
/** One key for all attempts: a picture that has arrived is not stored again. */
type Waiting = { key: string; file: File };

/** Pictures of a review; until the decision they can be added and removed. */
export function ReviewPictures({ review, secret }: Props) {
  const { introductionId, pictures = [], mayChangePictures } = review;
  const { revalidate } = useRevalidator();
  const busy = useNavigation().state !== 'idle';
  const [waiting, setWaiting] = useState<readonly Waiting[]>([]);
  const [share, setShare] = useState<number | null>(null);
  const [message, setMessage] = useState('');
  const free = reviewLimits.pictures - pictures.length;

  async function send(queue: readonly Waiting[]) {
    setMessage('');
    let left = queue;
    try {
      for (const { key, file } of queue) {
        setShare(0);
        const form = new FormData();
        form.append(reviewPictureField, await smallerPicture(file), file.name);
        await upload({
          path: fillPath(parseRoute(routes.reviewPictureAdd).path, { secret, introductionId }),
          form,
          headers: { 'idempotency-key': key },
          success: successStatus.reviewPictureAdd,
          onProgress: setShare,
        });
        left = left.filter((one) => one.key !== key);
      }
    } catch (error) {
      if (!isApiError(error)) throw error;
      setMessage(error.status === 0 ? messages.quoteFailed : error.message);
      // A refusal because of the contents would repeat.
      if (error.status >= 400 && error.status < 500) left = left.slice(1);
    } finally {
      setShare(null);
      setWaiting(left);
      await revalidate();
    }
  }

  if (pictures.length === 0 && !mayChangePictures) return null;
  return (
    <div className="mt-5">
      <h3 className="text-base">{t('Pictures')}</h3>
      {pictures.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-3">
          {pictures.map(({ id, picture }) => (
            <li key={id}>
              <Photo picture={picture} sizes="128px" className="size-32 rounded-md" />
              {mayChangePictures && (
                <Form method="post" replace preventScrollReset>
                  <input type="hidden" name="introductionId" value={introductionId} />
                  <input type="hidden" name="pictureId" value={id} />
                  <Button type="submit" name="act" value="removePicture" look="quiet" disabled={busy}>
                    {t('Take away')}
                  </Button>
                </Form>
              )}
            </li>
          ))}
        </ul>
      )}
      {mayChangePictures && (
        <div className="noscript:hidden">
          <p className="mt-2 mb-3 text-sm text-ink-soft">
            {t(
              'Up to {count} pictures of the work, published with your review. Please leave out faces of people who do not want to be seen.',
              { count: String(reviewLimits.pictures) },
            )}
          </p>
          <Alert className="mb-3">{message}</Alert>
          {share !== null && <ProgressBar label={t('Sending...')} value={share} max={1} className="mb-3" />}
          {free > 0 && share === null && (
            <FilePicker
              multiple
              onPick={(files) =>
                void send([...waiting, ...files.map((file) => ({ key: v4(), file }))].slice(0, free))
              }
            >
              <ImagePlus aria-hidden size={20} /> {t('Add pictures')}
            </FilePicker>
          )}
          {waiting.length > 0 && share === null && (
            <Button look="secondary" className="mt-3" onClick={() => void send(waiting)}>
              {t('Try again')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
