/** @file The structured log. Lines carry request ids, never personal data: no bodies, no queries, no addresses. */
import { pino, type DestinationStream, type LogFn, type Logger } from 'pino';
import { shorten } from '#contract/shorten.ts';
import { secretAddresses } from '#facts/secret-addresses.ts';

/** What the program logs to. */
export type Log = Pick<Logger, 'info' | 'warn' | 'error' | 'debug'>;

/** However many slashes somebody types. */
const secretPaths = new RegExp(
  `^/+(${secretAddresses.map((path) => path.slice(1).replaceAll('/', '/+')).join('|')})/+[^/]+`,
  'i',
);
/** A secret is 43 characters; nothing that a log should tell is one word as long. */
const secretWord = /[\w-]{40,}(\.data)?/g;

/** The path without query, and without the secret of a private page however it is spelt, since whoever reads it there could use it. */
export const pathForLog = (url: string): string =>
  shorten(spelt(url.split('?')[0]!).replace(secretPaths, '/$1/-').replace(secretWord, '-'), 200);

function spelt(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** A failed statement repeats its parameters, which may be a visitor's words. */
const withoutValues = (message = ''): string => shorten(message.split('\nparams:')[0]!, 500);

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

/** Without words of its own a line takes those of the failure; they are cut as the failure is. */
const hooks = {
  logMethod(this: Logger, given: Parameters<LogFn>, log: LogFn) {
    const [first, message = 'failed', ...more] = given;
    if (typeof first === 'string') return log.apply(this, given);
    log.apply(this, [first, withoutValues(message), ...more] as Parameters<LogFn>);
  },
};

/** The program's one log, as JSON lines on standard output. */
export const createLog = (level: string, into?: DestinationStream): Logger =>
  pino({ level, base: undefined, serializers, hooks }, into);
