import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActQueue, NotTried } from './act-queue.ts';

/** Returns a server of one enquiry: it refuses acts on an old version, and answers when released. */
function slowServer() {
  const open: (() => void)[] = [];
  let version = 1;
  const order: string[] = [];
  const write = (name: string, on: number, { refuses = false } = {}) =>
    new Promise<{ version: number }>((resolve, reject) => {
      open.push(() => {
        if (refuses || on !== version) return reject(new Error(`${name} on ${on} of ${version}`));
        version += 1;
        order.push(name);
        resolve({ version });
      });
    });
  return { open, order, write, version: () => version };
}
const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('acts on one enquiry', () => {
  it('are done in order, each on the version that the one before it returned, whatever the line', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(5), { minLength: 1, maxLength: 12 }), async (pauses) => {
        const { open, order, write } = slowServer();
        const queue = createActQueue('AGN-1');
        queue.learn({ version: 1, said: null });
        const done: Promise<unknown>[] = [];
        const names = pauses.map((_, index) => `act ${index}`);
        for (const [index, pause] of pauses.entries()) {
          done.push(queue.add(({ version }) => write(names[index]!, version)));
          for (let turn = 0; turn < pause; turn += 1) {
            await settle();
            open.shift()?.();
          }
        }
        while (queue.waiting() > 0) {
          await settle();
          open.shift()?.();
        }
        await Promise.all(done);
        expect(order).toEqual(names);
      }),
      { numRuns: 40 },
    );
  });

  it('are not tried behind one that was refused, and go on from there', async () => {
    const { open, order, write } = slowServer();
    const queue = createActQueue('AGN-1');
    queue.learn({ version: 1, said: null });
    const sent = queue.add(({ version }) => write('send', version, { refuses: true }));
    const closed = queue.add(({ version }) => write('close', version));
    await settle();
    open.shift()!();
    await expect(sent).rejects.toThrow('send');
    await expect(closed).rejects.toBeInstanceOf(NotTried);
    const again = queue.add(({ version }) => write('send again', version));
    await settle();
    open.shift()!();
    await again;
    expect(order).toEqual(['send again']);
  });

  it('have seen what the page showed first and what they said themselves, and of others only what was acknowledged', async () => {
    const queue = createActQueue('AGN-1');
    queue.learn({ version: 1, said: 'a' });
    queue.learn({ version: 2, said: 'b' });
    expect(queue.known()).toEqual({ version: 2, seen: 'a' });
    await queue.add(async () => ({ version: 3, said: 'b' }));
    expect(queue.known().seen).toBe('a');
    queue.acknowledge('b');
    await queue.add(async () => ({ version: 4, said: 'c' }), { says: true });
    expect(queue.known()).toEqual({ version: 4, seen: 'c' });
    // An older reading that arrives late reverts nothing.
    queue.learn({ version: 2, said: 'b' });
    expect(queue.known()).toEqual({ version: 4, seen: 'c' });
  });

  it('are said on the first reading, though one from the list still waits when the page opens', async () => {
    const queue = createActQueue('AGN-1');
    const { open, write } = slowServer();
    const first = queue.add(() => write('owner', 1));
    queue.open();
    queue.learn({ version: 1, said: 'a' });
    expect(queue.known().seen).toBe('a');
    await settle();
    open.shift()!();
    await first;
    // Another's message that comes meanwhile was not seen.
    queue.learn({ version: 2, said: 'b' });
    expect(queue.known()).toEqual({ version: 2, seen: 'a' });
  });

  it('do not take their own last message for somebody else’s, though the page opens again from an older reading', async () => {
    const queue = createActQueue('AGN-1');
    queue.open();
    queue.learn({ version: 1, said: 'a' });
    await queue.add(async () => ({ version: 2, said: 'b' }), { says: true });
    queue.open();
    queue.learn({ version: 1, said: 'a' });
    expect(queue.known()).toEqual({ version: 2, seen: 'b' });
  });
});
