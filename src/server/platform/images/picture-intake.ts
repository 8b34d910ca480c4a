/** @file How pictures come in, whoever sends them: one maker for the process, and the limits of the installation. */
import type { Settings } from '../config/settings.ts';
import { createPictureMaker, type PictureMaker } from './picture-maker.ts';
import type { PictureLimits } from './picture-rules.ts';
import { createUploadGate, type UploadGate } from './upload-gate.ts';
import type { UploadPace } from './upload-pace.ts';

const megabyte = 1024 * 1024;
const megapixel = 1_000_000;

export type PictureIntake = {
  maker: PictureMaker;
  limits: PictureLimits;
  pace: UploadPace;
  /** Lets the uploads of vendors in, a few at a time. */
  admit: UploadGate;
};

/** The intake that the settings describe. */
export function createPictureIntake(settings: Settings): PictureIntake {
  const limits = {
    maxBytes: settings.UPLOAD_MAX_MB * megabyte,
    maxPixels: settings.UPLOAD_MAX_MEGAPIXELS * megapixel,
  };
  return {
    maker: createPictureMaker(limits),
    limits,
    admit: createUploadGate(),
    pace: {
      stalledMs: settings.UPLOAD_STALLED_MS,
      minBytesPerSecond: settings.UPLOAD_MIN_BYTES_PER_SECOND,
    },
  };
}
