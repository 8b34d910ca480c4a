/** @file May this file become a picture? Judged by its first bytes and its header, before a pixel is decoded. */
import sharp from 'sharp';
import { Problem } from '../problem.ts';
import { acceptedTypes, pictureType } from './picture-type.ts';

export type PictureLimits = {
  maxBytes: number;
  /** Width times height. */
  maxPixels: number;
};

const minSidePx = 32;
const million = 1_000_000;
const megabyte = 1024 * 1024;

/** What is said of a file that cannot be read as what it claims to be. */
export const brokenPicture = 'This picture is damaged or incomplete. Please choose another.';
const kinds = 'Please choose a JPEG, PNG, WebP or AVIF picture.';
const heicSentence =
  'This is a HEIC photo, which most browsers cannot show. On an iPhone choose Settings, Camera, Formats, Most Compatible, or send the photo to yourself and use that copy.';

/** Said when a file has too many bytes. */
export const tooManyBytes = ({ maxBytes }: PictureLimits): Problem =>
  new Problem('payload_too_large', {
    message: `This picture is larger than ${maxBytes / megabyte} MB. Please choose a smaller one.`,
  });

/**
 * The size of an acceptable picture, as it stands upright.
 * @throws Problem with a sentence that helps
 */
export async function judgePicture(
  original: Buffer,
  limits: PictureLimits,
): Promise<{ width: number; height: number }> {
  if (original.length > limits.maxBytes) throw tooManyBytes(limits);
  const type = pictureType(original);
  if (type === 'heic') throw new Problem('unsupported_media', { message: heicSentence });
  if (!acceptedTypes.includes(type)) throw new Problem('unsupported_media', { message: kinds });
  const header = await sharp(original, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new Problem('invalid_input', { message: brokenPicture });
    });
  const { width, height } = header.autoOrient;
  if (width * height > limits.maxPixels)
    throw new Problem('payload_too_large', {
      message: `This picture has more than ${limits.maxPixels / million} million pixels. Please choose a smaller one.`,
    });
  if (Math.min(width, height) < minSidePx)
    throw new Problem('invalid_input', {
      message: `This picture is too small to show. Please choose one of at least ${minSidePx} by ${minSidePx} pixels.`,
    });
  return { width, height };
}
