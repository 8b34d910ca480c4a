/** @file The intake of pictures from all senders: one maker for the process, and the limits of the installation. */
import type { Settings } from '../config/settings.ts';
import { createPictureMaker, type PictureMaker } from './picture-maker.ts';
import type { PictureLimits } from './picture-rules.ts';
import type { UploadPace } from './upload-pace.ts';
import { t } from '#words/t.ts';
import type { Call } from '../call.ts';
import { createConcurrencyLimit } from '../concurrency-limit.ts';
import { createInFlightBounds } from '../in-flight.ts';
import { subscriberOf } from '../rate-limit.ts';

/** Each running upload holds a file in memory; further ones are refused for the moment. */
const uploadsAtATime = { running: 12, waiting: 0 };
/** The share of one vendor, for two windows, and of the clients behind one address. */
const uploadsOfAccount = 2;
const uploadsOfAddress = 4;
const othersUnderway = t('Your other pictures are still on their way. Please wait a moment, then try again.');

/** Runs an upload, or throws Problem too_many_requests or unavailable at once. */
type UploadGate = <T>(call: Pick<Call, 'session' | 'ip'>, upload: () => Promise<T>) => Promise<T>;

/** Returns the gate of one process. */
function createUploadGate(): UploadGate {
  const uploads = createConcurrencyLimit(uploadsAtATime);
  const underway = createInFlightBounds(othersUnderway);
  return ({ session, ip }, upload) =>
    underway.run(
      [
        ...(session ? [{ who: `account ${session.accountId}`, max: uploadsOfAccount }] : []),
        { who: `address ${subscriberOf(ip)}`, max: uploadsOfAddress },
      ],
      () => uploads.run(upload),
    );
}

const megabyte = 1024 * 1024;
const megapixel = 1_000_000;

export type PictureIntake = {
  maker: PictureMaker;
  limits: PictureLimits;
  pace: UploadPace;
  /** Admits the uploads of vendors, a few at a time. */
  admit: UploadGate;
};

/** Returns the intake described by the settings. */
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
