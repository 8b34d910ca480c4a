/** @file Reads the pictures of a multipart body, bounded in number and size, one after the other. */
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { messages } from '#facts/messages.ts';
import { shorten } from '#domain/formats/shorten.ts';
import { formatNow, t } from '#words/t.ts';
import { Problem } from '../problem.ts';
import type { PictureIntake } from './picture-intake.ts';
import { tooManyBytes } from './picture-rules.ts';
import { watchSender } from './upload-pace.ts';

/** One file on arrival. */
export type UploadedFile<Field extends string = string> = {
  field: Field;
  fileName: string;
  content: Buffer;
};

/** The permitted content of a form. */
export type UploadForm<Field extends string> = {
  /** The names of its fields; the first ones are named to the sender of an unknown field. */
  fields: readonly Field[];
  /** The field that may be repeated; each other occurs once. */
  repeated?: Field;
  filesMax: number;
};

const maxNameChars = 80;
const tooMany = (filesMax: number) =>
  new Problem('payload_too_large', {
    message: filesMax === 1 ? t('Please send one picture at a time.') : messages.tooManyImages,
  });

/** Controls, and formats that hide or turn text; the joiners stay, which Hindi words and emoji need. */
const unshowable = /(?![\u200c\u200d])[\p{Cc}\p{Cf}]/gu;

/** Returns the sender's name for the file, fit for display: messages repeat it, and it never becomes a name in the storage. */
const shownName = (name: string) =>
  shorten(
    name
      .toWellFormed()
      .replace(unshowable, '')
      .replace(/^.*[\\/]/, ''),
    maxNameChars,
  ) || 'picture';

function fieldOf<Field extends string>(
  { fieldname }: MultipartFile,
  { fields, repeated }: UploadForm<Field>,
  seen: ReadonlySet<string>,
): Field {
  const field = fields.find((one) => one === fieldname);
  if (field === undefined) {
    const known = new Intl.ListFormat(formatNow(), { type: 'disjunction' }).format(
      repeated ? [...fields.filter((one) => one !== repeated).slice(0, 2), repeated] : fields,
    );
    const message = t('Pictures are sent as {fields}.', { fields: known });
    throw new Problem('invalid_input', {
      message,
      fieldErrors: { [shorten(fieldname, maxNameChars)]: message },
    });
  }
  if (field !== repeated && seen.has(field))
    throw new Problem('invalid_input', { message: t('Only one picture fits in that place.') });
  return field;
}

const codeOf = (error: unknown) => (error as { code?: string }).code;

/**
 * Yields each file in turn. A later refusal discards the files read before.
 * @throws Problem with a sentence that helps; request_timeout when the sender is too slow
 */
export async function* uploadedFiles<Field extends string>(
  request: FastifyRequest,
  form: UploadForm<Field>,
  { limits, pace }: Pick<PictureIntake, 'limits' | 'pace'>,
): AsyncGenerator<UploadedFile<Field>> {
  if (!request.isMultipart()) throw new Problem('unsupported_media');
  const arrived = watchSender(request.raw.socket, pace);
  const seen = new Set<string>();
  let count = 0;
  try {
    const parts = request.parts({
      limits: {
        fileSize: limits.maxBytes,
        files: form.filesMax,
        fields: 0,
        parts: form.filesMax,
        headerPairs: 20,
      },
    });
    for (;;) {
      const { value: part, done } = await arrived(parts.next());
      if (done) break;
      if (part.type !== 'file')
        throw new Problem('invalid_input', { message: t('Only pictures can be sent here.') });
      const field = fieldOf(part, form, seen);
      seen.add(field);
      count += 1;
      const content = await arrived(part.toBuffer());
      yield { field, fileName: shownName(part.filename), content };
    }
  } catch (error) {
    const code = codeOf(error);
    if (code === 'FST_REQ_FILE_TOO_LARGE') throw tooManyBytes(limits);
    if (code === 'FST_FILES_LIMIT' || code === 'FST_PARTS_LIMIT') throw tooMany(form.filesMax);
    if (code === 'FST_FIELDS_LIMIT')
      throw new Problem('invalid_input', { message: t('Only pictures can be sent here.') });
    if (error instanceof Problem) throw error;
    // Only reading happens here, so any other error means a form that is cut off or invalid.
    throw new Problem('bad_request', { message: t('The pictures arrived damaged. Please send them again.') });
  }
  if (count === 0) throw new Problem('invalid_input', { message: t('Please choose a picture.') });
}
