/**
 * Every failure the API can answer, once: its HTTP status and the sentence shown when nothing more specific is known.
 * The wire shape is `{ message, code, fieldErrors? }`.
 */
export const errors = {
  moved: { status: 301, message: 'This has another address now.' },
  bad_request: { status: 400, message: 'The request could not be understood.' },
  bad_json: { status: 400, message: 'The request body is not valid JSON.' },
  invalid_input: { status: 422, message: 'Please check the marked fields.' },
  unauthorized: { status: 401, message: 'Please sign in.' },
  bad_credentials: { status: 401, message: 'Incorrect Email or Password!' },
  proof_required: { status: 403, message: 'Please sign in once more to do this.' },
  forbidden: { status: 403, message: 'This is not yours to change.' },
  not_found: { status: 404, message: 'There is nothing at this address.' },
  method_not_allowed: { status: 405, message: 'This address does not accept that method.' },
  request_timeout: { status: 408, message: 'The request took too long to arrive.' },
  conflict: { status: 409, message: 'This clashes with something already saved.' },
  idempotency_conflict: { status: 409, message: 'This form was already sent with other contents.' },
  email_taken: { status: 409, message: 'An account with this email already exists.' },
  payload_too_large: { status: 413, message: 'This is too large to accept.' },
  unsupported_media: { status: 415, message: 'This kind of content is not accepted here.' },
  headers_too_large: { status: 431, message: 'The request headers are too large.' },
  too_many_requests: { status: 429, message: 'Too many requests. Please try again in a little while.' },
  internal: { status: 500, message: 'Something went wrong on our side. Please try again.' },
  unavailable: {
    status: 503,
    message: 'We cannot reach our records just now. Please try again in a minute.',
  },
  storage_full: { status: 507, message: 'There is no room to save this just now. Nothing was changed.' },
} as const satisfies Record<string, { status: number; message: string }>;

/** A machine-readable reason; `errors` gives its status and default sentence. */
export type ErrorCode = keyof typeof errors;

/** Told in `Retry-After` with every 503: trouble of that kind mostly passes in seconds. */
export const retryAfterSeconds = 5;
