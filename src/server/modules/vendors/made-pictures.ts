/** @file From the files of an upload to pictures ready to be stored and placed. */
import type { PictureSlot } from '#contract/vendor-categories.ts';
import { newId } from '#platform/db/tables/columns.ts';
import { newPictureKey, pictureFile, type PictureFormat } from '#platform/images/picture-files.ts';
import type { MadeFile, MadePicture, PictureMaker } from '#platform/images/picture-maker.ts';
import { Problem } from '#platform/problem.ts';
import type { UploadedFile, Wanted } from './uploaded-files.ts';

/** Pixels, for each place as large as pages show it on a sharp screen. */
const profileWidths = [240, 480, 960];
const bannerWidths = [800, 1600];
const photoWidths = [480, 960, 1600];

/** The smallest of each place, for devices that ask to save data; from the smallest up. */
export const lightestWidths = [profileWidths, photoWidths, bannerWidths].map(([smallest]) => smallest!);

const widthsFor = (field: Wanted): readonly number[] => {
  if (field === 'profilepicture') return profileWidths;
  return field === 'backgroundpicture' ? bannerWidths : photoWidths;
};

/** A picture with the name it will be stored under. */
export type Made = { field: Wanted; fileName: string; key: string; picture: MadePicture };

/**
 * Makes them one after the other, so that only one original is in memory.
 * @throws Problem of the first that is refused; `fieldErrors` names its file
 */
export async function makePictures(maker: PictureMaker, files: AsyncIterable<UploadedFile>): Promise<Made[]> {
  const made: Made[] = [];
  for await (const { field, fileName, content } of files) {
    const picture = await maker.make(content, widthsFor(field)).catch((error: unknown) => {
      if (!(error instanceof Problem)) throw error;
      const { code, message } = error;
      throw new Problem(code, { message, fieldErrors: { [fileName]: message } });
    });
    made.push({ field, fileName, key: newPictureKey(), picture });
  }
  return made;
}

/** The stored names of files made for a picture. */
export const namesOf = (key: string, files: readonly MadeFile[]): string[] =>
  files.map(({ width, format }) => pictureFile(key, width, format));

/** Their size together. */
export const bytesOf = (files: readonly MadeFile[]): number =>
  files.reduce((sum, { content }) => sum + content.length, 0);

/** The row of a picture that has just been stored: AVIF is still to come. */
export const rowOf = ({ key, picture }: Made, vendorId: string, slot: PictureSlot) => ({
  id: newId(),
  vendorId,
  slot,
  widths: picture.widths,
  width: picture.width,
  height: picture.height,
  formats: ['webp', 'jpg'] satisfies PictureFormat[],
  blur: picture.blur,
  storageKey: key,
  bytes: bytesOf(picture.files),
});
