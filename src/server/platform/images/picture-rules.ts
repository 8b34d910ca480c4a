/** @file The limits on pictures, and the sentences for refused ones. */
import { t } from '#words/t.ts';
import { Problem } from '../problem.ts';

export type PictureLimits = {
  maxBytes: number;
  /** Width times height. */
  maxPixels: number;
};

const megabyte = 1024 * 1024;

/** The sentence for a file that cannot be read in its claimed format. */
export const brokenPicture = t('This picture is damaged or incomplete. Please choose another.');

/** Returns the sentence for a file with too many bytes. */
export const tooManyBytes = ({ maxBytes }: PictureLimits): Problem =>
  new Problem('payload_too_large', {
    message: t('This picture is larger than {megabytes} MB. Please choose a smaller one.', {
      megabytes: maxBytes / megabyte,
    }),
  });
