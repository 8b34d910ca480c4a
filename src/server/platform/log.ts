/** @file The structured log. Lines carry request ids, never personal data: no bodies, no queries, no addresses. */
import type { FastifyBaseLogger, FastifyServerOptions } from 'fastify';

/** What the program logs to. */
export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error' | 'debug'>;

/** Logger options: the path of a request without its query, since a query or a secret path may name a person. */
export const logOptions = (level: string): FastifyServerOptions['logger'] => ({
  level,
  redact: ['req.headers.authorization', 'req.headers.cookie'],
  serializers: {
    req: (request: { method: string; url: string; id?: unknown }) => ({
      method: request.method,
      path: pathForLog(request.url),
    }),
    res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
    err: (error: Error & { code?: string; cause?: { code?: string; message?: string } }) => ({
      type: error.name,
      code: error.code ?? error.cause?.code,
      message: withoutValues(error.message),
      cause: error.cause?.message && withoutValues(error.cause.message),
      stack: error.stack?.split('\n').filter((line) => line.startsWith('    at ')).slice(0, 8).join('\n'),
    }),
  },
});

/** A failed statement repeats its parameters, which may be a visitor's words. */
const withoutValues = (message = '') => message.split('\nparams:')[0]!.slice(0, 500);

const secretPaths = /^\/(enquiry|reset|verify|unsubscribe)\/[^/?]+/;
/** The path without query, and without the secret of a private page. */
export const pathForLog = (url: string): string => url.split('?')[0]!.replace(secretPaths, '/$1/-').slice(0, 200);
