/** @file Uploaded pictures as visitors get them: never anything but a picture, never able to run, kept for a year. */
import type { FastifyInstance } from 'fastify';
import { mediaPath } from '#facts/paths.ts';
import { pictureFilePattern, pictureFormats, type PictureFormat } from '#platform/images/picture-files.ts';
import type { Storage } from '#platform/storage/storage.ts';

const yearSeconds = 31_536_000;

/** Serves stored pictures. A name is random and its file never changes, so the name is its own ETag. */
export function mediaRoutes(app: FastifyInstance, storage: Storage): void {
  app.get<{ Params: { file: string } }>(mediaPath(':file'), async (request, reply) => {
    const { file } = request.params;
    const [, , , format] = pictureFilePattern.exec(file) ?? [];
    const content = format ? await storage.get(file) : null;
    if (!format || content === null) return reply.callNotFound();
    const etag = `"${file}"`;
    reply
      .header('etag', etag)
      .header('cache-control', `public, max-age=${yearSeconds}, immutable`)
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "sandbox; default-src 'none'")
      .header('cross-origin-resource-policy', 'same-origin');
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
    return reply.type(pictureFormats[format as PictureFormat]).send(Buffer.from(content));
  });
}
