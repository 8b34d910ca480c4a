/**
 * @file Re-encodes uploaded pictures: upright, without metadata, in a few widths. Every pixel is
 * drawn anew, so nothing hidden in a file (a script, a place, a second format) survives.
 */
import { createConcurrencyLimit } from '../concurrency-limit.ts';
import { Problem } from '../problem.ts';
import { validatePicture } from './picture-validator.ts';
import { brokenPicture, type PictureLimits } from './picture-rules.ts';
import type { PictureFormat } from './picture-files.ts';
import { loadSharp } from './sharp.ts';

const gateLimits = { running: 1, waiting: 24 };
const timeoutSeconds = 20;
const maxHeightPx = 2000;
const blurPx = 16;

/** One file ready for storage. */
export type MadeFile = { width: number; format: PictureFormat; content: Buffer };

/** A re-encoded picture. */
export type MadePicture = {
  /** Width of the largest file, in pixels. */
  width: number;
  height: number;
  /** Ascending. */
  widths: number[];
  /** A tiny data: image. */
  blur: string;
  files: MadeFile[];
  /** Makes the AVIF files, which take seconds: called after the answer has been sent. */
  later(): Promise<MadeFile[]>;
};

export type PictureMaker = {
  /**
   * Makes the files of a picture in the given widths, none larger than the original.
   * @throws Problem unsupported_media, payload_too_large or invalid_input, with a sentence that helps; unavailable when too many wait
   */
  make(original: Buffer, widths: readonly number[]): Promise<MadePicture>;
};

function widthsFor(wanted: readonly number[], width: number, height: number): number[] {
  const fitting = Math.max(1, Math.floor(Math.min(width, (maxHeightPx * width) / height)));
  const top = Math.min(wanted.at(-1)!, fitting);
  return [...wanted.filter((one) => one < top), top];
}

/** Returns a picture maker that works on one picture at a time, with a bounded number waiting. */
export function createPictureMaker(limits: PictureLimits): PictureMaker {
  const gate = createConcurrencyLimit(gateLimits);
  const options = { limitInputPixels: limits.maxPixels, failOn: 'error' } as const;

  async function draw(original: Buffer, wanted: readonly number[]): Promise<MadePicture> {
    const size = await validatePicture(original, limits);
    const sharp = await loadSharp();
    const widths = widthsFor(wanted, size.width, size.height);
    const top = widths.at(-1)!;
    // Decoded once; all sizes are drawn from these pixels.
    const { data, info } = await sharp(original, options)
      .timeout({ seconds: timeoutSeconds })
      .autoOrient()
      .resize({ width: top })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const pixels = () =>
      sharp(data, { raw: { width, height, channels } }).timeout({ seconds: timeoutSeconds });
    const webp = await Promise.all(
      widths.map(async (one) => ({
        width: one,
        format: 'webp' as const,
        content: await pixels().resize({ width: one }).webp({ quality: 80, effort: 3 }).toBuffer(),
      })),
    );
    const jpg = await pixels()
      .flatten({ background: '#fff' })
      .jpeg({ quality: 82, mozjpeg: false })
      .toBuffer();
    const tiny = await pixels().resize({ width: blurPx }).webp({ quality: 40 }).toBuffer();
    const avif = (one: number) =>
      gate.run(() => pixels().resize({ width: one }).avif({ quality: 55, effort: 2 }).toBuffer());
    return {
      width,
      height,
      widths,
      blur: `data:image/webp;base64,${tiny.toString('base64')}`,
      files: [...webp, { width, format: 'jpg', content: jpg }],
      later: async () => {
        const made: MadeFile[] = [];
        for (const one of widths) made.push({ width: one, format: 'avif', content: await avif(one) });
        return made;
      },
    };
  }

  return {
    make: (original, wanted) =>
      gate.run(() =>
        draw(original, wanted).catch((error: unknown) => {
          if (error instanceof Problem) throw error;
          // The header was valid and the rest is not: a cut or forged file.
          throw new Problem('invalid_input', { message: brokenPicture });
        }),
      ),
  };
}
