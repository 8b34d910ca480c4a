import { t } from '#words/t.ts';
import type { ErrorCode } from '#facts/errors.ts';
import { isFields, isText, textsOf } from '#domain/formats/fields.ts';

const noAnswer = t('The server could not be reached.');
const notReadable = t('The answer could not be read. Please try again in a minute.');

/**
 * A refused or failed call. `status` 0 means that our server did not answer. Only the fields of our own error shape are read from
 * the body, since a proxy or captive portal may answer anything.
 */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly code: ErrorCode | 'network' | 'unreadable';
  readonly fieldErrors: Readonly<Record<string, string>>;
  /** The server's own sentence; null when there was none and `message` is ours. */
  readonly said: string | null;
  constructor(status: number, body?: unknown) {
    const { message, code, fieldErrors }: Record<string, unknown> = isFields(body) ? body : {};
    const said = isText(message) && message !== '' ? message : null;
    super(said ?? (code === 'unreadable' ? notReadable : noAnswer));
    this.said = said;
    this.status = status;
    this.code = (isText(code) ? code : status === 0 ? 'network' : 'internal') as ApiError['code'];
    this.fieldErrors = textsOf(fieldErrors);
  }
}

/**
 * Returns whether this is a refused or failed call. Compares the name, not the class: the server's modules and the built pages are
 * two module graphs, each with its own class.
 */
export const isApiError = (error: unknown): error is ApiError =>
  error instanceof Error && error.name === 'ApiError';
