/** @file The structured log. Lines carry request ids, never personal data: no bodies, no queries, no addresses. */
import { pino, type DestinationStream, type LogFn, type Logger } from 'pino';
import { localeNames, locales } from '#words/locales.ts';
import { shorten } from '#domain/formats/shorten.ts';
import { secretAddresses } from '#facts/secret-addresses.ts';

/** The interface of the log. */
export type Log = Pick<Logger, 'info' | 'warn' | 'error' | 'debug'>;

const otherPrefixes = localeNames.flatMap((name) => locales[name].prefix.slice(1) || []).join('|');
/** The path of a private page in any language, with any number of slashes. */
const secretPaths = new RegExp(
  `^(?:/+(?:${otherPrefixes}))?/+(${secretAddresses.map((path) => path.slice(1).replaceAll('/', '/+')).join('|')})/+[^/]+`,
  'i',
);
/** A secret has 43 characters; nothing else in a log line is a single word of that length. */
const secretWord = /[\w-]{40,}(\.data)?/g;

/** Returns the path without its query, and without the secret of a private page in any spelling: a reader of the log could use it. */
export const pathForLog = (url: string): string =>
  shorten(decodedPath(url.split('?')[0]!).replace(secretPaths, '/$1/-').replace(secretWord, '-'), 200);

function decodedPath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Removes the parameters of a failed statement, which may be a visitor's words, and secrets: Fastify quotes the address of a late answer. */
const withoutValues = (message = ''): string =>
  shorten(message.split('\nparams:')[0]!.replace(secretWord, '-'), 500);

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

/** A line without a message takes the error's, which is cut in the same way. */
const hooks = {
  logMethod(this: Logger, given: Parameters<LogFn>, log: LogFn) {
    const [first, message = 'failed', ...more] = given;
    if (typeof first === 'string') return log.apply(this, given);
    log.apply(this, [first, withoutValues(message), ...more] as Parameters<LogFn>);
  },
};

/** Creates the program's log: JSON lines on standard output. */
export const createLog = (level: string, into?: DestinationStream): Logger =>
  pino({ level, base: undefined, serializers, hooks }, into);
