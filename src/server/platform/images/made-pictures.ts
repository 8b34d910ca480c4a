/** @file Makes pictures ready for storage from the files of an upload. */
import { newPictureKey, pictureFile, type PictureFormat } from './picture-files.ts';
import type { MadeFile, MadePicture, PictureMaker } from './picture-maker.ts';
import { Problem } from '../problem.ts';
import type { UploadedFile } from './uploaded-files.ts';

/** A picture with the name under which it will be stored. */
export type Made<Field extends string = string> = {
  field: Field;
  fileName: string;
  key: string;
  picture: MadePicture;
};

/** @throws Problem when it is refused; `fieldErrors` names its file */
export async function makePicture<Field extends string>(
  maker: PictureMaker,
  { field, fileName, content }: UploadedFile<Field>,
  widths: readonly number[],
): Promise<Made<Field>> {
  const picture = await maker.make(content, widths).catch((error: unknown) => {
    if (!(error instanceof Problem)) throw error;
    const { code, message } = error;
    throw new Problem(code, { message, fieldErrors: { [fileName]: message } });
  });
  return { field, fileName, key: newPictureKey(), picture };
}

/** Makes them one after the other, so that only one original is in memory. @throws Problem of the first refused file */
export async function makePictures<Field extends string>(
  maker: PictureMaker,
  files: AsyncIterable<UploadedFile<Field>>,
  widthsFor: (field: Field) => readonly number[],
): Promise<Made<Field>[]> {
  const made: Made<Field>[] = [];
  for await (const file of files) made.push(await makePicture(maker, file, widthsFor(file.field)));
  return made;
}

/** Returns the stored names of a picture's files. */
export const namesOf = (key: string, files: readonly MadeFile[]): string[] =>
  files.map(({ width, format }) => pictureFile(key, width, format));

/** Returns their total size. */
export const bytesOf = (files: readonly MadeFile[]): number =>
  files.reduce((sum, { content }) => sum + content.length, 0);

/** Returns the columns of a picture that has just been stored: its AVIF files follow later. */
export const storedColumns = ({ key, picture }: Made) => ({
  widths: picture.widths,
  width: picture.width,
  height: picture.height,
  formats: ['webp', 'jpg'] satisfies PictureFormat[],
  blur: picture.blur,
  storageKey: key,
  bytes: bytesOf(picture.files),
});
