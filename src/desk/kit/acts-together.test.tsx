import { afterEach, describe, expect, it } from 'vitest';
import { renderHook } from '@testing-library/react';
import { ApiError } from '#contract/api-error.ts';
import type { EnquiryBulkResult } from '#contract/desk/enquiry-bulk.ts';
import { queueOf } from './act-queue.ts';
import { actTogether } from './acts-together.ts';
import { forgetActs, stepped, useShownActs } from './shown-acts.ts';

const settle = () => new Promise((resolve) => setTimeout(resolve));
const done = (reference: string, given: Partial<EnquiryBulkResult> = {}): EnquiryBulkResult => ({
  reference,
  done: true,
  undoable: true,
  version: 2,
  said: null,
  why: null,
  ...given,
});
const nothingSaid = { shows: stepped('read'), saidOf: () => null };
const refusals = () => renderHook(useShownActs).result.current.refusals;
afterEach(forgetActs);

describe('one act on several', () => {
  it('waits for the earlier acts on each, then goes by one request on what they left', async () => {
    const reply = Promise.withResolvers<{ version: number; said: string }>();
    const before = queueOf('AGN-T1').add(() => reply.promise, { says: true });
    const requests: unknown[] = [];
    const both = actTogether(
      ['AGN-T1', 'AGN-T2'],
      async (references, seen) => {
        requests.push([references, seen]);
        return references.map((one) => done(one));
      },
      { ...nothingSaid, saidOf: (reference) => (reference === 'AGN-T2' ? 'message-2' : 'message-0') },
    );
    await settle();
    expect(requests).toEqual([]);
    reply.resolve({ version: 2, said: 'message-1' });
    await before;
    expect(await both).toHaveLength(2);
    // One's own message counts as seen.
    expect(requests).toEqual([[['AGN-T2', 'AGN-T1'], { 'AGN-T1': 'message-1', 'AGN-T2': 'message-2' }]]);
  });

  it('leaves out an enquiry whose earlier act was refused, and says of each refusal why', async () => {
    const refused = queueOf('AGN-T3').add(() =>
      Promise.reject(new ApiError(409, { code: 'conflict', message: 'No.' })),
    );
    refused.catch(() => undefined);
    const results = await actTogether(
      ['AGN-T3', 'AGN-T4', 'AGN-T5'],
      async (references) =>
        references.map((one) =>
          one === 'AGN-T4' ? done(one, { done: false, why: 'It is closed.' }) : done(one),
        ),
      nothingSaid,
    );
    expect(results.map(({ reference }) => reference)).toEqual(['AGN-T4', 'AGN-T5']);
    expect([...refusals()]).toEqual([
      ['AGN-T3', 'What you did before was refused, so this was not done.'],
      ['AGN-T4', 'It is closed.'],
    ]);
  });

  it('goes again under the same key, with the same words, until the server answers', async () => {
    const keys: string[] = [];
    const sent = actTogether(
      ['AGN-T6'],
      async (references, _, key) => {
        keys.push(key);
        if (keys.length < 3) throw new ApiError(keys.length === 1 ? 0 : 503);
        return references.map((one) => done(one));
      },
      nothingSaid,
    );
    for (let time = 1; time < 3; time += 1) {
      await settle();
      window.dispatchEvent(new Event('online'));
    }
    expect(await sent).toHaveLength(1);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    expect([...refusals()]).toEqual([]);
  });

  it('is another request each time', async () => {
    const keys: string[] = [];
    for (let time = 0; time < 2; time += 1)
      await actTogether(
        ['AGN-T7'],
        async (references, _, key) => {
          keys.push(key);
          return references.map((one) => done(one));
        },
        nothingSaid,
      );
    expect(new Set(keys).size).toBe(2);
  });
});
