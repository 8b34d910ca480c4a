import type { OpenApiDocument } from '#contract/site.ts';

type Operation = {
  summary?: string;
  operationId?: string;
  security?: unknown[];
  requestBody?: unknown;
  parameters?: unknown[];
  responses?: Record<string, unknown>;
};

const box = 'max-h-96 overflow-auto rounded-md border border-line bg-paper-deep p-4 text-sm';

function Shape({ title, value }: { title: string; value: unknown }) {
  if (value === undefined) return null;
  return (
    <details className="mt-2">
      <summary className="tap flex cursor-pointer items-center font-semibold">{title}</summary>
      <pre tabIndex={0} className={box}>
        {JSON.stringify(value, null, 2)}
      </pre>
    </details>
  );
}

/** A readable page of the OpenAPI document. */
export function ApiReference({ document: { paths, components } }: { document: OpenApiDocument }) {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      path,
      method,
      operation: operation as Operation,
    })),
  );
  return (
    <>
      <ul className="mt-8 grid gap-4">
        {operations.map(({ path, method, operation }) => (
          <li key={`${method} ${path}`} className="rounded-lg border border-line bg-paper p-5">
            <h2 className="text-lg break-all">
              <code>
                {method.toUpperCase()} {path}
              </code>
            </h2>
            <p className="mt-1 text-ink-soft">
              {operation.summary}
              {operation.security && ' (bearer token)'}
            </p>
            <Shape title="Parameters" value={operation.parameters} />
            <Shape title="Body" value={operation.requestBody} />
            <Shape title="Replies" value={operation.responses} />
          </li>
        ))}
      </ul>
      <Shape title="Shapes used above" value={components} />
    </>
  );
}
