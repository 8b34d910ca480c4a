/** @file Calls the handler of a reading endpoint without a request: with the same validation, reply shape and error table only. */
import { safeEncode, safeParse, type $ZodType } from 'zod/v4/core';
import { ApiError } from '#contract/api-error.ts';
import { fillTag } from '#contract/kit.ts';
import type { Call } from '#platform/call.ts';
import { Problem } from '#platform/problem.ts';
import { withDeadline } from './answer-in-time.ts';
import { failureOf, logFailure } from './error-reply.ts';
import type { Mounted } from './mounted.types.ts';

type Texts = Record<string, string>;
type Query = Record<string, string | number | boolean | null | undefined>;
/** The input in the typed client's form. */
export type DirectInput = { params?: Texts; query?: Query };
/** The services of the process that handlers need. */
type DirectContext = Pick<Call, 'log' | 'drop'>;

declare module 'fastify' {
  interface FastifyInstance {
    /** The endpoints that can be called without a request; absent for a stub of the app. */
    directCalls?: DirectContext & { reads: readonly Mounted[] };
  }
}

/** Returns whether an endpoint can be called without a request: only public reads, since limits and rights need one. */
export const isDirect = ({ endpoint: { route, auth, stream } }: Mounted): boolean =>
  route.startsWith('GET ') && (auth === 'anyone' || auth === 'optional') && !stream;

/** A longer path segment names nothing: the router answers 404, and so does a direct call. */
export const maxParamLength = 512;

/** Returns the query in the form of an address: texts, without empty ones. */
const asTexts = (given: Readonly<Query> = {}): Texts =>
  Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) =>
      value === undefined || value === null || value === '' ? [] : [[name, String(value).toWellFormed()]],
    ),
  );

/** @throws Problem invalid_input with a sentence for each field. */
function parsed(schema: $ZodType | undefined, given: Texts): unknown {
  if (!schema) return given;
  const result = safeParse(schema, given);
  if (!result.error) return result.data;
  // Only the first message of each field is shown.
  const messages = result.error.issues.map(({ path, message }) => [path.join('.'), message] as const);
  const [message] = messages.map((one) => one[1]);
  throw new Problem('invalid_input', { message, fieldErrors: Object.fromEntries(messages.toReversed()) });
}

async function answer({ endpoint, handle }: Mounted, { params, query }: DirectInput, context: DirectContext) {
  const texts = asTexts(params);
  if (Object.values(texts).some(({ length }) => length > maxParamLength)) throw new Problem('not_found');
  const input = {
    params: parsed(endpoint.params, texts),
    query: parsed(endpoint.query, asTexts(query)),
    body: undefined,
  };
  const tags = new Set(endpoint.tags?.map((tag) => fillTag(tag, input.params as Texts)));
  const addTags: Call['addTags'] = (more) => more.forEach((tag) => tags.add(tag));
  const made: unknown = await handle(input, { ip: '', headers: {}, raw: undefined, addTags, ...context });
  if (endpoint.exact) return { shown: made, tags: [...tags] };
  const shown = safeEncode(endpoint.reply[1], made);
  if (shown.error) throw shown.error;
  return { shown: shown.data, tags: [...tags] };
}

/**
 * Calls an endpoint as an anonymous visitor. Resolves to its reply and cache tags; rejects with `ApiError` with the error table's
 * status and sentence, 503 when the deadline has passed.
 */
export async function callDirectly(
  mounted: Mounted,
  input: DirectInput,
  context: DirectContext,
  answerBy: number,
): Promise<{ shown: unknown; tags: readonly string[] }> {
  try {
    return await withDeadline(answerBy, () => answer(mounted, input, context));
  } catch (caught) {
    const failed = failureOf(caught);
    logFailure(context.log, caught, failed);
    throw new ApiError(failed.status, failed.body);
  }
}
