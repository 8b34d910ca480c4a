import type { Reference } from './reference.ts';

const box = 'max-h-96 overflow-auto rounded-md border border-line bg-paper-deep p-4 text-sm';

function Shape({ title, value }: { title: string; value: string | undefined }) {
  if (value === undefined) return null;
  return (
    <details className="mt-2">
      <summary className="tap flex cursor-pointer items-center font-semibold">{title}</summary>
      <pre tabIndex={0} className={box}>
        {value}
      </pre>
    </details>
  );
}

/** A readable page of the OpenAPI document. */
export function ApiReference({ reference: { operations, shapes } }: { reference: Reference }) {
  return (
    <>
      <ul className="mt-8 grid gap-4">
        {operations.map(({ name, summary, secured, parameters, body, replies }) => (
          <li key={name} className="rounded-lg border border-line bg-paper p-5">
            <h2 className="text-lg break-all">
              <code>{name}</code>
            </h2>
            <p className="mt-1 text-ink-soft">
              {summary}
              {secured && ' (bearer token)'}
            </p>
            <Shape title="Parameters" value={parameters} />
            <Shape title="Body" value={body} />
            <Shape title="Replies" value={replies} />
          </li>
        ))}
      </ul>
      <Shape title="Shapes used above" value={shapes} />
    </>
  );
}
