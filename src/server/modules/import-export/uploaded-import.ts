/** @file Writes the one file of an upload to the disk as it arrives. */
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import { importExportLimits } from '#facts/limits.ts';
import { shorten } from '#domain/formats/shorten.ts';
import { watchSender, type UploadPace } from '#platform/images/upload-pace.ts';
import { Problem } from '#platform/problem.ts';

const tooLarge = () =>
  new Problem('payload_too_large', {
    message: 'A file that is imported may have 512 MB. Please export it in parts.',
  });

const codeOf = (error: unknown) => (error as { code?: string }).code;

/**
 * Stores the file under `path`; an incomplete upload leaves no file.
 * @throws Problem with a sentence that helps
 */
export async function storeUpload(
  request: FastifyRequest,
  path: string,
  pace: UploadPace,
): Promise<{ fileName: string; bytes: number }> {
  if (!request.isMultipart()) throw new Problem('unsupported_media');
  await mkdir(dirname(path), { recursive: true });
  const partial = `${path}.part`;
  const arrived = watchSender(request.raw.socket, pace);
  const stop = new AbortController();
  try {
    const part = await arrived(
      request.file({ limits: { fileSize: importExportLimits.fileBytes, files: 1, fields: 0, parts: 1 } }),
    );
    if (!part) throw new Problem('invalid_input', { message: 'Please choose a file.' });
    const target = createWriteStream(partial, { flags: 'w' });
    await arrived(pipeline(part.file, target, { signal: stop.signal }));
    if (part.file.truncated) throw tooLarge();
    if (target.bytesWritten === 0) throw new Problem('invalid_input', { message: 'This file is empty.' });
    await rename(partial, path);
    return {
      fileName: shorten(part.filename.replace(/^.*[\\/]/, ''), 120) || 'file',
      bytes: target.bytesWritten,
    };
  } catch (error) {
    stop.abort();
    await rm(partial, { force: true });
    if (codeOf(error) === 'FST_REQ_FILE_TOO_LARGE') throw tooLarge();
    if (codeOf(error) === 'ENOSPC' || codeOf(error) === 'EDQUOT') throw new Problem('storage_full');
    if (codeOf(error) === 'FST_PARTS_LIMIT' || codeOf(error) === 'FST_FILES_LIMIT')
      throw new Problem('invalid_input', { message: 'Please send one file at a time.' });
    if (codeOf(error) === 'ERR_STREAM_PREMATURE_CLOSE')
      throw new Problem('invalid_input', {
        message: 'The upload ended before the file was whole. Please try again.',
      });
    throw error;
  }
}
