/**
 * @file A part of a page's data that a first visit finds in the HTML as JSON of its own, beside what the router writes of the others:
 * it is shorter, and quicker to write.
 */
import type { Async, Settled } from '#contract/settled.ts';
import { JsonScript } from '#ui/json-script.tsx';

const id = 'in-page';

/** On the server: the part as its page reads it, of which the router writes only that it is there. */
export const keptInPage = <T,>(part: Settled<T>): Settled<T> =>
  part.ok
    ? Object.defineProperty({ ok: true } as Settled<T> & { ok: true }, 'value', { value: part.value })
    : part;

const known = new WeakMap<object, Settled<unknown>>();

/** Returns a part as its page reads it; in the browser, on a first visit, out of the HTML. */
export function fromPage<T>(part: Async<T>): Async<T> {
  if (import.meta.env.SSR || part instanceof Promise || !part.ok || 'value' in part) return part;
  const read = known.get(part) ?? {
    ok: true,
    value: JSON.parse(document.getElementById(id)!.textContent) as unknown,
  };
  known.set(part, read);
  return read as Settled<T>;
}

/** Where it stands. */
export const InPage = ({ data }: { data: Async<unknown> }) => (
  <JsonScript
    id={id}
    type="application/json"
    data={import.meta.env.SSR && !(data instanceof Promise) && data.ok && data.value}
  />
);
