/** @file How large a picture may be, and what is said of one that is refused. */
import { Problem } from '../problem.ts';

export type PictureLimits = {
  maxBytes: number;
  /** Width times height. */
  maxPixels: number;
};

const megabyte = 1024 * 1024;

/** What is said of a file that cannot be read as what it claims to be. */
export const brokenPicture = 'This picture is damaged or incomplete. Please choose another.';

/** Said when a file has too many bytes. */
export const tooManyBytes = ({ maxBytes }: PictureLimits): Problem =>
  new Problem('payload_too_large', {
    message: `This picture is larger than ${maxBytes / megabyte} MB. Please choose a smaller one.`,
  });
