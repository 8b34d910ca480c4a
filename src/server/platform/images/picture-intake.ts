/** @file How pictures come in, whoever sends them: one maker for the process, and the limits of the installation. */
import type { Settings } from '../config/settings.ts';
import { pictureMakerOnDemand } from './picture-maker.on-demand.ts';
import type { PictureMaker } from './picture-maker.ts';
import type { PictureLimits } from './picture-rules.ts';
import type { UploadPace } from './upload-pace.ts';

const megabyte = 1024 * 1024;
const megapixel = 1_000_000;

export type PictureIntake = { maker: PictureMaker; limits: PictureLimits; pace: UploadPace };

/** The intake that the settings describe. */
export function createPictureIntake(settings: Settings): PictureIntake {
  const limits = {
    maxBytes: settings.UPLOAD_MAX_MB * megabyte,
    maxPixels: settings.UPLOAD_MAX_MEGAPIXELS * megapixel,
  };
  return {
    maker: pictureMakerOnDemand(limits),
    limits,
    pace: {
      stalledMs: settings.UPLOAD_STALLED_MS,
      minBytesPerSecond: settings.UPLOAD_MIN_BYTES_PER_SECOND,
    },
  };
}
