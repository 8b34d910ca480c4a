/** @file Reads the pictures of a multipart body, bounded in number and size, one after the other. */
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { limits } from '#facts/limits.ts';
import { messages } from '#facts/messages.ts';
import { shorten } from '#contract/shorten.ts';
import { pictureSlots, type PictureSlot } from '#contract/vendor-categories.ts';
import { tooManyBytes, type PictureLimits } from '#platform/images/picture-rules.ts';
import { Problem } from '#platform/problem.ts';
import { watchSender, type UploadPace } from './upload-progress.ts';

/** Where a file is meant to go: a place, or any free one of the gallery. */
export type Wanted = PictureSlot | 'gallery';
/** One file as it arrived. */
export type UploadedFile = { field: Wanted; fileName: string; content: Buffer };

const fields: readonly string[] = [...pictureSlots, 'gallery'];
const maxNameChars = 80;
const tooMany = () => new Problem('payload_too_large', { message: messages.tooManyImages });

/** Controls, and formats that hide or turn text; the joiners stay, which Hindi words and emoji are made with. */
const unshowable = /(?![\u200c\u200d])[\p{Cc}\p{Cf}]/gu;

/** The sender's name for the file, fit to be shown: it is said back in messages and never used as a name of ours. */
const shownName = (name: string) =>
  shorten(
    name
      .toWellFormed()
      .replace(unshowable, '')
      .replace(/^.*[\\/]/, ''),
    maxNameChars,
  ) || 'picture';

function fieldOf(part: MultipartFile, seen: ReadonlySet<string>): Wanted {
  const { fieldname } = part;
  if (!fields.includes(fieldname)) {
    const message = `Pictures are sent as ${fields.slice(0, 2).join(', ')} or gallery.`;
    throw new Problem('invalid_input', {
      message,
      fieldErrors: { [shorten(fieldname, maxNameChars)]: message },
    });
  }
  if (fieldname !== 'gallery' && seen.has(fieldname))
    throw new Problem('invalid_input', { message: 'Only one picture fits in that place.' });
  return fieldname as Wanted;
}

const codeOf = (error: unknown) => (error as { code?: string }).code;

/**
 * Each file in turn. Nothing is kept of those read before when a later one is refused.
 * @throws Problem with a sentence that helps; request_timeout when the sender is too slow
 */
export async function* uploadedFiles(
  request: FastifyRequest,
  { maxBytes, maxPixels }: PictureLimits,
  pace: UploadPace,
): AsyncGenerator<UploadedFile> {
  if (!request.isMultipart()) throw new Problem('unsupported_media');
  const arrived = watchSender(request.raw.socket, pace);
  const seen = new Set<string>();
  let count = 0;
  try {
    const parts = request.parts({
      limits: {
        fileSize: maxBytes,
        files: limits.mediaFilesMax,
        fields: 0,
        parts: limits.mediaFilesMax,
        headerPairs: 20,
      },
    });
    for (;;) {
      const { value: part, done } = await arrived(parts.next());
      if (done) break;
      if (part.type !== 'file')
        throw new Problem('invalid_input', { message: 'Only pictures can be sent here.' });
      const field = fieldOf(part, seen);
      seen.add(field);
      count += 1;
      const content = await arrived(part.toBuffer());
      yield { field, fileName: shownName(part.filename), content };
    }
  } catch (error) {
    const code = codeOf(error);
    if (code === 'FST_REQ_FILE_TOO_LARGE') throw tooManyBytes({ maxBytes, maxPixels });
    if (code === 'FST_FILES_LIMIT' || code === 'FST_PARTS_LIMIT') throw tooMany();
    if (code === 'FST_FIELDS_LIMIT')
      throw new Problem('invalid_input', { message: 'Only pictures can be sent here.' });
    if (error instanceof Problem) throw error;
    // Only the reading happens here: what else goes wrong is a form cut off or never one.
    throw new Problem('bad_request', { message: 'The pictures arrived damaged. Please send them again.' });
  }
  if (count === 0) throw new Problem('invalid_input', { message: 'Please choose a picture.' });
}
