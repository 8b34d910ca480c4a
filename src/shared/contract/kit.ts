/** @file Declaration of an endpoint. Everything else - validation, client, OpenAPI, tests - is derived from it. */
import type { z } from 'zod';
import type { ErrorCode } from '#facts/errors.ts';

/** `GET /api/blog/:blogId`: a method, a space and a Fastify-style path. */
export type Route = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`;

/**
 * Permitted callers: `anyone`; `vendor`, any signed-in vendor; `owner`, the vendor named by `:vendorId`; `optional`, anyone, with a
 * fuller reply for the owner's token; `staff`, a holder of the installation's key.
 */
export type Auth = 'anyone' | 'vendor' | 'owner' | 'optional' | 'staff';

/** One endpoint of the HTTP API. */
export type Endpoint = {
  readonly route: Route;
  /** One line for the documentation: the result for the caller. */
  readonly summary: string;
  readonly auth: Auth;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** `multipart` bodies are read by the handler as a stream; `body` then only documents the fields. */
  readonly bodyType?: 'json' | 'multipart';
  /** The longest body in bytes; absent means the general limit. */
  readonly bodyBytesMax?: number;
  /** The one status of success, and the reply's shape. Keys missing from the shape never leave the server. */
  readonly reply: readonly [status: 200 | 201 | 202, schema: z.ZodType];
  /** The handler returns exactly the reply's shape: a page rendered in this process uses it unchecked. */
  readonly exact?: true;
  /** The reply is a stream of server-sent events of this shape; the handler returns the first and sends the rest by `call.events`. */
  readonly stream?: true;
  /** It only adds to counts that no visitor reads: what is read after it need not have it. */
  readonly counts?: true;
  /** The reply is a file to be saved, `FileReply`; absent it is JSON. */
  readonly replyType?: 'file';
  /** Errors beyond those of every endpoint. */
  readonly errors?: readonly ErrorCode[];
  /**
   * Cache tags of a reply that is the same for everyone; `{name}` is filled from the params. An endpoint without tags is never
   * cached. Changed content drops its tag, and with it every page and reply that shows it.
   */
  readonly tags?: readonly string[];
  /** Calls allowed from one address in a minute; absent means the general limit, which is higher for public reads. */
  readonly perMinute?: number;
};

/** A handler's file reply: `stream` is a readable stream of Node. */
export type FileReply = { fileName: string; mediaType: string; stream: unknown };

/** Declares an endpoint, keeping its exact type. */
export const endpoint = <const E extends Endpoint>(definition: E): E => definition;

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;
type Sent<S> = S extends z.ZodType ? z.input<S> : undefined;
/** The required keys of T. */
type Present<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] };

/** Arguments of a client's call. */
export type CallInput<E extends Endpoint> = Present<{
  params: Sent<E['params']>;
  query: Sent<E['query']>;
  body: Sent<E['body']>;
}>;
/** Arguments of a handler: parsed, bounded, typed. */
export type HandlerInput<E extends Endpoint> = {
  params: Parsed<E['params']>;
  query: Parsed<E['query']>;
  body: Parsed<E['body']>;
};
/** The endpoint's reply on success. */
export type Reply<E extends Endpoint> = z.output<E['reply'][1]>;

/** Splits a route into its two words. */
export function parseRoute(route: string): { method: string; path: string } {
  const space = route.indexOf(' ');
  return { method: route.slice(0, space), path: route.slice(space + 1) };
}

/** Fills the `:name` places of a path with URI-encoded values. */
export function fillPath(template: string, params: Readonly<Record<string, string>> = {}): string {
  return template.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`no value for ${name} in ${template}`);
    return encodeURIComponent(value);
  });
}

/** Fills the `{name}` places of a cache tag. */
export const fillTag = (template: string, params: Readonly<Record<string, string>>): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
