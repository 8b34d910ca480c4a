/** @file Checks an uploaded file by its first bytes and its header, before a pixel is decoded. */
import { t } from '#words/t.ts';
import { Problem } from '../problem.ts';
import { brokenPicture, tooManyBytes, type PictureLimits } from './picture-rules.ts';
import { acceptedTypes, pictureType } from './picture-type.ts';
import { loadSharp } from './sharp.ts';

const minSidePx = 32;
const million = 1_000_000;
const kinds = t('Please choose a JPEG, PNG, WebP or AVIF picture.');
const heicSentence = t(
  'This is a HEIC photo, which most browsers cannot show. On an iPhone choose Settings, Camera, Formats, Most Compatible, or send the photo to yourself and use that copy.',
);

/**
 * Returns the size of an acceptable picture, turned upright. Throws Problem with a sentence for the vendor.
 */
export async function validatePicture(
  original: Buffer,
  limits: PictureLimits,
): Promise<{ width: number; height: number }> {
  if (original.length > limits.maxBytes) throw tooManyBytes(limits);
  const type = pictureType(original);
  if (type === 'heic') throw new Problem('unsupported_media', { message: heicSentence });
  if (!acceptedTypes.includes(type)) throw new Problem('unsupported_media', { message: kinds });
  const sharp = await loadSharp();
  const header = await sharp(original, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new Problem('invalid_input', { message: brokenPicture });
    });
  const { width, height } = header.autoOrient;
  if (width * height > limits.maxPixels)
    throw new Problem('payload_too_large', {
      message: t('This picture has more than {millions} million pixels. Please choose a smaller one.', {
        millions: limits.maxPixels / million,
      }),
    });
  if (Math.min(width, height) < minSidePx)
    throw new Problem('invalid_input', {
      message: t(
        'This picture is too small to show. Please choose one of at least {side} by {side} pixels.',
        {
          side: minSidePx,
        },
      ),
    });
  return { width, height };
}
