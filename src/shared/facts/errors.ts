import { t } from '#words/t.ts';

/**
 * Every failure that the API can answer: its HTTP status and the sentence shown when nothing more specific is known. The wire shape
 * is `{ message, code, fieldErrors? }`.
 * @where Which error has which status?
 */
export const errors = {
  moved: { status: 301, message: t('This has another address now.') },
  bad_request: { status: 400, message: t('The request could not be understood.') },
  bad_json: { status: 400, message: t('The request body is not valid JSON.') },
  invalid_input: { status: 422, message: t('Please check the marked fields.') },
  unauthorized: { status: 401, message: t('Please sign in.') },
  bad_credentials: { status: 401, message: t('Incorrect Email or Password!') },
  proof_required: { status: 403, message: t('Please sign in once more to do this.') },
  forbidden: { status: 403, message: t('This is not yours to change.') },
  not_found: { status: 404, message: t('There is nothing at this address.') },
  method_not_allowed: { status: 405, message: t('This address does not accept that method.') },
  request_timeout: { status: 408, message: t('The request took too long to arrive.') },
  conflict: { status: 409, message: t('This clashes with something already saved.') },
  idempotency_conflict: { status: 409, message: t('This form was already sent with other contents.') },
  email_taken: { status: 409, message: t('An account with this email already exists.') },
  payload_too_large: { status: 413, message: t('This is too large to accept.') },
  unsupported_media: { status: 415, message: t('This kind of content is not accepted here.') },
  headers_too_large: { status: 431, message: t('The request headers are too large.') },
  too_many_requests: { status: 429, message: t('Too many requests. Please try again in a little while.') },
  internal: { status: 500, message: t('Something went wrong on our side. Please try again.') },
  unavailable: {
    status: 503,
    message: t('We cannot reach our records just now. Please try again in a minute.'),
  },
  storage_full: { status: 507, message: t('There is no room to save this just now. Nothing was changed.') },
} as const satisfies Record<string, { status: number; message: string }>;

/** A machine-readable reason; `errors` gives its status and default sentence. */
export type ErrorCode = keyof typeof errors;

/** The `Retry-After` of every 503: such failures mostly pass in seconds. */
export const retryAfterSeconds = 5;
