/** @file Translates any thrown value to a status and `{ message, code, fieldErrors? }`. */
import { type Failed, refusalPage, wantsPage } from './refusal-page.ts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { errors, retryAfterSeconds, type ErrorCode } from '#facts/errors.ts';
import { shorten } from '#domain/formats/shorten.ts';
import type { Log } from '#platform/log.ts';
import { t, translated } from '#words/t.ts';
import { Problem } from '#platform/problem.ts';
import { inLocale } from '#platform/words/request-locale.ts';
import { localeOf } from './endpoint-locale.ts';

/** Our code for each of Fastify's own errors. */
const fastifyCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media',
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'bad_json',
  FST_ERR_CTP_INVALID_JSON_BODY: 'bad_json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'bad_request',
  FST_REQ_FILE_TOO_LARGE: 'payload_too_large',
  FST_FILES_LIMIT: 'payload_too_large',
  FST_PARTS_LIMIT: 'payload_too_large',
  FST_FIELDS_LIMIT: 'payload_too_large',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'unsupported_media',
};

/** The codes of a full disk, from the system and from the database. */
const full = /^(ENOSPC|EDQUOT|53100)$/;
/** Codes of temporary database and network errors, so that the caller may try again. */
const away = /^(ECONN\w+|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|08\d{3}|57P0\d|57014|53\d{3}|55P03)$/;

/** Messages of such errors to which the driver gives no code. */
const lineBroke =
  /timeout exceeded when trying to connect|Connection terminated|is not queryable|Query read timeout|calling end on the pool/;

type Caught = Partial<FastifyError> & { cause?: { code?: string; message?: string }; name?: string };

/** Returns the thrown error; a refusal of the pool is wrapped in the failed query. */
const unwrapped = (caught: unknown): Caught => {
  const { cause } = caught as { cause?: unknown };
  return (cause instanceof Problem ? cause : caught) as Caught;
};

/** Keys in a message may come from a client, so they are cut. */
const maxNameChars = 80;

function fieldErrorsOf(error: Caught): Record<string, string> {
  const entries = (error.validation ?? []).flatMap(({ keyword, instancePath, message = '', params }) => {
    if (keyword === 'unrecognized_keys')
      return (params['keys'] as string[]).map((key) => [key, t('This field is not known here.')] as const);
    return [[instancePath.split('/').filter(Boolean).join('.'), message] as const];
  });
  // Only the first message of each field is shown.
  return Object.fromEntries(
    entries.toReversed().map(([name, message]) => [shorten(name, maxNameChars), message]),
  );
}

/** Returns the code of an error; any unknown one is `internal`, without a reason for the caller. */
export function codeOf(error: Caught): ErrorCode {
  if (error instanceof Problem) return error.code;
  if (full.test(error.cause?.code ?? error.code ?? '')) return 'storage_full';
  const known = fastifyCodes[error.code ?? ''];
  if (known) return known;
  if (error.statusCode === 429) return 'too_many_requests';
  if (error.name === 'SyntaxError' && error.statusCode === 400) return 'bad_json';
  if (
    away.test(error.cause?.code ?? error.code ?? '') ||
    lineBroke.test(`${error.message} ${error.cause?.message}`)
  )
    return 'unavailable';
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return 'bad_request';
  return 'internal';
}

const translatedAll = (sentences: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(sentences).map(([name, sentence]) => [name, translated(sentence)]));

/** Returns the caller's failure for any thrown value, in the current language. */
export function failureOf(caught: unknown): Failed {
  const error = unwrapped(caught);
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fieldErrors = translatedAll(fieldErrorsOf(error));
    const message = Object.values(fieldErrors)[0] || translated(errors.invalid_input.message);
    const body = { message, code: 'invalid_input' as const, fieldErrors };
    return { status: errors.invalid_input.status, headers: { 'cache-control': 'no-store' }, body };
  }
  const code = codeOf(error);
  const { status, message } = errors[code];
  const isRefusal = error instanceof Problem;
  const pauseSeconds =
    (isRefusal && error.retryAfterSeconds) || (code === 'unavailable' ? retryAfterSeconds : 0);
  return {
    status,
    headers: {
      // Without this header a shared cache may store a refusal.
      'cache-control': 'no-store',
      // After a half-read body the next bytes on the connection are no request.
      ...(code === 'request_timeout' && { connection: 'close' }),
      ...(isRefusal && error.location && { location: error.location }),
      ...(pauseSeconds > 0 && { 'retry-after': String(pauseSeconds) }),
    },
    body: isRefusal
      ? {
          message: translated(error.message),
          code,
          ...(error.fieldErrors && { fieldErrors: translatedAll(error.fieldErrors) }),
        }
      : { message: translated(message), code },
  };
}

/** Refused access, for the log. */
const accessStatuses = new Set([401, 403]);

/**
 * Logs our own faults. A deliberate refusal (too many at a time) is no fault, and a flood of them must not fill the log. Neither is a
 * request whose sender has disconnected.
 */
export function logFailure(
  log: Log,
  caught: unknown,
  { status, body: { code } }: Failed,
  gone = false,
): void {
  if (status >= 500 && (unwrapped(caught) instanceof Problem || gone))
    log.info({ code }, 'request not served');
  else if (status >= 500) log.error({ err: caught, code }, 'request failed');
  else if (accessStatuses.has(status)) log.info({ code }, 'request refused');
}

/** Handles Fastify's errors: logs our own faults, and answers in one shape; a browser that requested a page gets an error page. */
export function errorReply(caught: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  // Reading a body in pieces loses the language of the request.
  const failed = inLocale(localeOf(request), () => failureOf(caught));
  logFailure(request.log, caught, failed, request.socket.destroyed);
  reply.headers(failed.headers).code(failed.status);
  if (!wantsPage(request)) return reply.send(failed.body);
  const { headers, html } = inLocale(localeOf(request), () => refusalPage(request, failed));
  return reply.headers(headers).send(html);
}
