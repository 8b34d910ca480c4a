/**
 * @file A part of a page's data that is in the HTML of a first visit as JSON of its own, beside the router's data: it is shorter, and
 * faster to write.
 */
import type { Async, Settled } from '#contract/settled.ts';
import { JsonScript } from '#ui/json-script.tsx';

const id = 'in-page';

/** Returns, on the server, the part for its page; the router writes only a placeholder. */
export const keptInPage = <T,>(part: Settled<T>): Settled<T> =>
  part.ok
    ? Object.defineProperty({ ok: true } as Settled<T> & { ok: true }, 'value', { value: part.value })
    : part;

const known = new WeakMap<object, Settled<unknown>>();

/** Returns a part for its page; in the browser, on a first visit, from the HTML. */
export function fromPage<T>(part: Async<T>): Async<T> {
  if (import.meta.env.SSR || part instanceof Promise || !part.ok || 'value' in part) return part;
  const read = known.get(part) ?? {
    ok: true,
    value: JSON.parse(document.getElementById(id)!.textContent) as unknown,
  };
  known.set(part, read);
  return read as Settled<T>;
}

/** The part's position in the HTML. */
export const InPage = ({ data }: { data: Async<unknown> }) => (
  <JsonScript
    id={id}
    type="application/json"
    data={import.meta.env.SSR && !(data instanceof Promise) && data.ok && data.value}
  />
);
