/** @file Sends a file to the picture library, scaled down first where it is larger than any page shows it. */
import { staffApi } from '#facts/staff-api.ts';
import { ApiError } from '#contract/api-error.ts';
import { pictureField, type LibraryPicture } from '#contract/desk/content/pictures.ts';
import { staffEndpoints } from '#contract/desk/endpoints.ts';
import { fillPath, parseRoute, type Endpoint } from '#contract/kit.ts';
import { importTwice } from '#kit/page/import-twice.ts';
import { upload } from '#kit/api/upload.ts';
import { signedInAgain } from './api.ts';

export const isGif = ({ type }: File): boolean => type === 'image/gif';

type Progress = (share: number) => void;
type Sending = { file: File; onProgress?: Progress; params?: Record<string, string>; query?: string };

async function send<T>(
  name: 'staffPictureAdd' | 'staffPictureReplace',
  { file, onProgress, params, query = '' }: Sending,
): Promise<T> {
  // Without the scaling code the picture is sent as it is.
  const shrinking = await importTwice(() => import('#kit/forms/shrink-picture.ts')).catch(() => null);
  const form = new FormData();
  // A GIF is redrawn at any size, which leaves its first picture: the server decodes no GIF.
  const small = isGif(file) ? ((await shrinking?.redrawn(file)) ?? file) : await shrinking?.shrunk(file);
  form.append(pictureField, small ?? file, file.name);
  const path = fillPath(parseRoute(staffApi[name]).path, params) + query;
  const [success, schema] = (staffEndpoints[name] as Endpoint).reply;
  const answer = await signedInAgain(name, () => upload({ path, form, headers: {}, success, onProgress }));
  const read = schema.safeParse(answer);
  if (!read.success) throw new ApiError(success, { code: 'unreadable' });
  return read.data as T;
}

/** Adds a picture; returns an existing one if it is there already. @throws ApiError with the server's sentence */
export const addPicture = (file: File, onProgress?: Progress) =>
  send<{ picture: LibraryPicture; existed: boolean }>('staffPictureAdd', { file, onProgress });

/** Replaces the file of a picture. @throws ApiError */
export const replacePicture = ({ id, version }: LibraryPicture, file: File, onProgress?: Progress) =>
  send<LibraryPicture>('staffPictureReplace', {
    file,
    onProgress,
    params: { pictureId: id! },
    query: `?version=${version}`,
  });
