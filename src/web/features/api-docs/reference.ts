import type { OpenApiDocument } from '#contract/site.ts';

type Operation = {
  summary?: string;
  security?: unknown[];
  requestBody?: unknown;
  parameters?: unknown[];
  responses?: Record<string, unknown>;
};

/** The generator's words for a reply without any of its own. */
const noDescription = 'Default Response';
type Media = { content?: Record<string, { schema?: unknown }>; description?: string };

/** Returns the schema of a body or reply that is JSON, as nearly all are; anything else as it is. */
function jsonOf(value: unknown): unknown {
  const { content = {}, description = noDescription } = (value ?? {}) as Media;
  const [media, ...more] = Object.keys(content);
  return media === 'application/json' && more.length === 0 && description === noDescription
    ? content[media]!.schema
    : value;
}
const written = (part: unknown): string | undefined =>
  JSON.stringify(part, (_, value: unknown) => (value === noDescription ? undefined : jsonOf(value)), 2);

/** Failures are the same of every call, and the page says so once. */
const ownReplies = ({ '4XX': _refused, '5XX': _failed, ...own }: NonNullable<Operation['responses']>) => own;

/** Renders a document as text, which takes half the bytes of the objects in a page. */
export const referenceOf = ({ paths, components }: OpenApiDocument) => ({
  operations: Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const { summary, security, parameters, requestBody, responses = {} } = operation as Operation;
      return {
        name: `${method.toUpperCase()} ${path}`,
        summary,
        secured: Boolean(security),
        parameters: written(parameters),
        body: written(requestBody),
        replies: written(ownReplies(responses)),
      };
    }),
  ),
  shapes: written(components),
});
export type Reference = ReturnType<typeof referenceOf>;
