/** @file Serves uploaded pictures: never anything but a picture, never executable, cached for a year. */
import type { FastifyInstance } from 'fastify';
import { mediaPath } from '#facts/paths.ts';
import { yearSeconds } from '#facts/time.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { pictureFile, pictureFilePattern, pictureFormats, type PictureFormat } from './picture-files.ts';
import { lightestWidths } from './picture-widths.ts';

type StoredPicture = { name: string; format: PictureFormat; content: Uint8Array };

/** Returns the stored file; for a device that saves data, the smallest one of the same picture and format. */
async function findFile(storage: Storage, file: string, saveData: boolean): Promise<StoredPicture | null> {
  const [, key, width, ending] = pictureFilePattern.exec(file) ?? [];
  if (!key) return null;
  const format = ending as PictureFormat;
  // JPEG exists in one width only.
  const lighter = lightestWidths
    .filter((one) => saveData && format !== 'jpg' && one < Number(width))
    .map((one) => pictureFile(key, one, format));
  for (const name of [...lighter, file]) {
    const content = await storage.get(name);
    if (content) return { name, format, content };
  }
  return null;
}

/** Serves stored pictures. A name is random and its file never changes, so the name is its own ETag. */
export function mediaRoutes(app: FastifyInstance, storage: Storage): void {
  app.get<{ Params: { file: string } }>(mediaPath(':file'), async (request, reply) => {
    const found = await findFile(storage, request.params.file, request.headers['save-data'] === 'on');
    if (!found) return reply.callNotFound();
    const etag = `"${found.name}"`;
    reply
      .header('etag', etag)
      .header('vary', 'Save-Data')
      .header('cache-control', `public, max-age=${yearSeconds}, immutable`)
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "sandbox; default-src 'none'")
      .header('cross-origin-resource-policy', 'same-origin');
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
    return reply.type(pictureFormats[found.format]).send(Buffer.from(found.content));
  });
}
