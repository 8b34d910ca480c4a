/** @file Pairs the contract's endpoints with the modules' handlers: the compiler names a missing handler. */
import type { Endpoint } from '#contract/kit.ts';
import type { Handler, Handlers } from '#platform/call.ts';
import type { Mounted } from './mounted.types.ts';

type Intersection<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer I) => void
  ? I
  : never;

/** Returns the handlers of all modules in one object. */
export const handlersOf = <M extends { handlers: object }>(
  modules: readonly M[],
): Intersection<M['handlers']> =>
  Object.assign({}, ...modules.map(({ handlers }) => handlers)) as Intersection<M['handlers']>;

/** Pairs each endpoint with the handler of the same name. */
export const mountable = <E extends Readonly<Record<string, Endpoint>>>(
  declared: E,
  handlers: Handlers<E>,
): Mounted[] =>
  Object.entries(declared).map(([name, endpoint]) => ({
    name,
    endpoint,
    handle: handlers[name] as Handler<Endpoint>,
  }));
