import { expect, it } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#contract/kit.ts';
import { handlersOf, mountable } from './mountable.ts';

const declared = {
  one: endpoint({ route: 'GET /api/one', summary: 'One', auth: 'anyone', reply: [200, z.literal(1)] }),
  two: endpoint({ route: 'GET /api/two', summary: 'Two', auth: 'anyone', reply: [200, z.literal(2)] }),
};
const first = { handlers: { one: async () => 1 as const } };
const second = { handlers: { two: async () => 2 as const } };

it('pairs each endpoint with the handler of its name, whichever module has it', () => {
  const mounted = mountable(declared, handlersOf([second, first]));
  expect(mounted.map(({ name, handle }) => [name, handle])).toEqual([
    ['one', first.handlers.one],
    ['two', second.handlers.two],
  ]);
});

it('does not compile while a handler is missing', () => {
  // @ts-expect-error nobody handles "two"
  const mounted = mountable(declared, handlersOf([first]));
  expect(mounted[1]!.handle).toBeUndefined();
});
