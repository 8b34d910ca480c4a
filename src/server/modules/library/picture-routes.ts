/** @file The lasting address of a picture, for whoever reads markdown elsewhere: it leads to the file that is behind it now. */
import type { FastifyInstance } from 'fastify';
import { recordId } from '#facts/ids.ts';
import { libraryPicturePath } from '#facts/paths.ts';
import type { PicturesOf } from '#platform/library-pictures.ts';

/** Short, since the file may be replaced; our own pages name the file itself. */
const kept = 'public, max-age=60';

export function pictureRoutes(app: FastifyInstance, picturesOf: PicturesOf): void {
  app.get<{ Params: { pictureId: string } }>('/picture/:pictureId', async (request, reply) => {
    const source = libraryPicturePath(recordId(request.params.pictureId) ?? '');
    const shown = (await picturesOf([source], () => undefined)).get(source);
    if (!shown) return reply.callNotFound();
    return reply.header('cache-control', kept).redirect(shown.detail.src, 302);
  });
}
