/** @file Serves built files: hashed assets for a year, other public files for a day, each in the encodings made by the build. */
import { existsSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { daySeconds, yearSeconds } from '#facts/time.ts';
import { lighterPictures } from './save-data.ts';

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
const immutable = `public, max-age=${yearSeconds}, immutable`;
const compressedSiblings = ['**/*.br', '**/*.gz'];

/**
 * Serves hashed assets from several folders, the first that has one: present files by routes of their own, which answer twice as many
 * requests, and files that another process of a newer release adds later.
 */
async function serveAssets(app: FastifyInstance, folders: string[]): Promise<void> {
  for (const wildcard of [false, true])
    await app.register(fastifyStatic, {
      root: folders,
      prefix: '/assets/',
      wildcard,
      preCompressed: true,
      cacheControl: false,
      decorateReply: false,
      globIgnore: compressedSiblings,
      setHeaders(reply) {
        reply.header('cache-control', immutable);
      },
    });
}

/**
 * Serves `dir` at the root, with the assets of earlier releases from `releasesDir`. A missing file falls through to the pages unless
 * its address can only be a file's. The page is the same for everyone, so a picture's address serves a smaller file to save data.
 */
export async function serveStaticFiles(
  app: FastifyInstance,
  dir: string,
  releasesDir?: string,
): Promise<void> {
  if (!existsSync(dir)) return;
  const lighter = lighterPictures(dir);
  app.addHook('onRequest', async (request, reply) => {
    const smaller = request.headers['save-data'] === 'on' && lighter.get(request.url);
    if (smaller) return reply.header('vary', 'Save-Data').sendFile(smaller);
    return undefined;
  });
  await app.register(fastifyStatic, {
    root: dir,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: [...compressedSiblings, 'assets/**'],
    setHeaders(reply, path) {
      if (lighter.has(path.slice(dir.length))) reply.header('vary', 'Save-Data');
      reply.header(
        'cache-control',
        `public, max-age=${daySeconds}, stale-while-revalidate=${7 * daySeconds}`,
      );
    },
  });
  const folders = [releasesDir, join(dir, 'assets')].filter(
    (folder) => folder !== undefined && isFolder(folder),
  );
  if (folders.length > 0) await serveAssets(app, folders as string[]);
}

/** Returns whether an address can only mean a file (`/assets/x.js`, `/art/x.avif`), whose absence is a plain 404 and not a page. */
export const looksLikeFile = (path: string): boolean =>
  /^\.[a-z0-9]{2,5}$/i.test(extname(path)) && !path.startsWith('/blogs/');
