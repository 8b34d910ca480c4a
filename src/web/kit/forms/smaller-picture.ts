/** @file The one rule for a picture that leaves a visitor's device. */
import { t } from '#words/t.ts';
import { ApiError } from '#contract/api-error.ts';
import { pictureMegabytes } from '#facts/limits.ts';
import { importTwice } from '#kit/page/import-twice.ts';

const megabyte = 1024 * 1024;

/** As the server would refuse it, so that every form shows the sentence. */
const tooLarge = () =>
  new ApiError(413, {
    code: 'payload_too_large',
    message: t(
      'This picture is larger than {megabytes} MB, and this device cannot make it smaller. Please save it as JPEG first.',
      { megabytes: pictureMegabytes },
    ),
  });

/**
 * Resolves to the picture as it is sent, on a good line too: upright, of at most 2000 px, without its location. A file that the device
 * cannot decode, or the code for that is missing, is sent as it is: the server does the same. @throws ApiError when such a file is
 * larger than the server takes.
 */
export async function smallerPicture(file: File): Promise<File> {
  const shrinking = await importTwice(() => import('./shrink-picture.ts')).catch(() => null);
  const small = await shrinking?.redrawn(file);
  if (small) return small;
  if (file.size > pictureMegabytes * megabyte) throw tooLarge();
  return file;
}
