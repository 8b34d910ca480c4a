import { errors, type ErrorCode } from '#facts/errors.ts';

/** A refusal for the caller. Thrown by modules and platform, and translated to a reply in `http/error-reply.ts`. */
export class Problem extends Error {
  override name = 'Problem';
  readonly code: ErrorCode;
  readonly fieldErrors?: Readonly<Record<string, string>>;
  /** Seconds after which another try makes sense; becomes `Retry-After`. */
  readonly retryAfterSeconds?: number;
  /** The new address, with `moved`. */
  readonly location?: string;
  constructor(
    code: ErrorCode,
    details: {
      message?: string;
      fieldErrors?: Record<string, string>;
      retryAfterSeconds?: number;
      location?: string;
    } = {},
  ) {
    super(details.message ?? errors[code].message);
    this.code = code;
    this.fieldErrors = details.fieldErrors;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.location = details.location;
  }
}
