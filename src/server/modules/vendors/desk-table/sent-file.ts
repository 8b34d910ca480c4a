/** @file The one small file of a form, in memory. */
import type { FastifyRequest } from 'fastify';
import { watchSender, type UploadPace } from '#platform/images/upload-pace.ts';
import { Problem } from '#platform/problem.ts';

/** Returns the bytes of the file. @throws Problem with a sentence that helps */
export async function sentFile(request: FastifyRequest, maxBytes: number, pace: UploadPace): Promise<Buffer> {
  if (!request.isMultipart()) throw new Problem('unsupported_media');
  const arrived = watchSender(request.raw.socket, pace);
  const tooLarge = () => new Problem('payload_too_large', { message: 'A table may have 1 MB.' });
  try {
    const part = await arrived(
      request.file({ limits: { fileSize: maxBytes, files: 1, fields: 0, parts: 1 } }),
    );
    if (!part) throw new Problem('invalid_input', { message: 'Please choose a file.' });
    const content = await arrived(part.toBuffer());
    if (content.length === 0) throw new Problem('invalid_input', { message: 'This file is empty.' });
    return content;
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === 'FST_REQ_FILE_TOO_LARGE') throw tooLarge();
    if (code === 'FST_PARTS_LIMIT' || code === 'FST_FILES_LIMIT' || code === 'FST_FIELDS_LIMIT')
      throw new Problem('invalid_input', { message: 'Please send one file at a time.' });
    if (code === 'ERR_STREAM_PREMATURE_CLOSE')
      throw new Problem('invalid_input', { message: 'The upload ended before the file was whole.' });
    throw error;
  }
}
