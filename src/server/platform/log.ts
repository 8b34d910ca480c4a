/** @file The structured log. Lines carry request ids, never personal data: no bodies, no queries, no addresses. */
import { pino, type Logger } from 'pino';

/** What the program logs to. */
export type Log = Pick<Logger, 'info' | 'warn' | 'error' | 'debug'>;

const secretPaths = /^\/(enquiry|reset|verify)\/[^/?]+/;
/** The path without query, and without the secret of a private page. */
export const pathForLog = (url: string): string =>
  url.split('?')[0]!.replace(secretPaths, '/$1/-').slice(0, 200);

/** A failed statement repeats its parameters, which may be a visitor's words. */
const withoutValues = (message = ''): string => message.split('\nparams:')[0]!.slice(0, 500);

type Failure = Error & { code?: string; cause?: { code?: string; message?: string } };

const serializers = {
  req: (request: { method: string; url: string }) => ({
    method: request.method,
    path: pathForLog(request.url),
  }),
  res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
  err: (error: Failure) => ({
    type: error.name,
    code: error.code ?? error.cause?.code,
    message: withoutValues(error.message),
    cause: error.cause?.message && withoutValues(error.cause.message),
    stack: error.stack
      ?.split('\n')
      .filter((line) => line.startsWith('    at '))
      .slice(0, 8)
      .join('\n'),
  }),
};

/** The program's one log, as JSON lines on standard output. */
export const createLog = (level: string): Logger => pino({ level, base: undefined, serializers });
