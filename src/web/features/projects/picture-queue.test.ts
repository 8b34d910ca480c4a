import { describe, expect, it } from 'vitest';
import { ApiError } from '#contract/api-error.ts';
import type { WaitingPicture } from '#kit/delivery/waiting-pictures.ts';
import { createPictureQueue, type QueuedPicture } from './picture-queue.ts';

const picture = (key: string): WaitingPicture => ({
  key,
  vendorId: 'v1',
  projectId: 'p1',
  name: `${key}.jpg`,
  file: new Blob(['x']),
  at: 0,
});
const full = () =>
  new ApiError(507, { message: 'There is no room to save this just now.', code: 'storage_full' });
const refused = () => new ApiError(415, { message: 'Please send a JPEG.', code: 'unsupported_media' });

/** Returns a queue whose server fails with these errors in turn, and its record. */
function queued(...failures: (Error | null)[]) {
  const sent: string[] = [];
  const arrived: string[] = [];
  let shown: readonly QueuedPicture[] = [];
  const room = { free: 12 };
  const queue = createPictureQueue({
    vendorId: 'v1',
    hasRoom: () => Promise.resolve(room.free > 0),
    async send({ key }) {
      sent.push(key);
      const failure = failures.shift();
      if (failure) throw failure;
    },
    show: (pictures) => (shown = pictures),
    arrived: ({ key }) => arrived.push(key),
  });
  const kept = () => shown.map((one) => one.kept);
  const left = () => shown.map(({ key, problem, final }) => ({ key, problem, final }));
  return { queue, sent, arrived, left, kept, room };
}

describe('pictures on their way', () => {
  it('stop where the line is lost, and go on from there: what arrived is not sent again', async () => {
    const { queue, sent, arrived, left } = queued(null, new ApiError(0));
    await queue.add([picture('a'), picture('b'), picture('c')]);
    expect(sent).toEqual(['a', 'b']);
    expect(left().map(({ key }) => key)).toEqual(['b', 'c']);
    expect(left()[0]!.problem).toMatch(/could not be reached/);
    await queue.resume();
    expect(sent).toEqual(['a', 'b', 'b', 'c']);
    expect([arrived, left()]).toEqual([['a', 'b', 'c'], []]);
  });

  it('are known to be here alone where the device keeps nothing', async () => {
    // No IndexedDB: as in a private window of some browsers.
    const { queue, kept } = queued(new ApiError(0));
    await queue.add([picture('a')]);
    expect(kept()).toEqual([false]);
    await queue.resume();
    expect(kept()).toEqual([]);
  });

  it('wait for a disk that is full, with its sentence', async () => {
    const { queue, left } = queued(full());
    await queue.add([picture('a')]);
    expect(left()).toEqual([{ key: 'a', problem: 'There is no room to save this just now.', final: false }]);
    await queue.resume();
    expect(left()).toEqual([]);
  });

  it('that waited are not sent into a full project, and are sent once it has room', async () => {
    const { queue, sent, left, room } = queued(new ApiError(0));
    await queue.add([picture('a'), picture('b')]);
    room.free = 0;
    await queue.resume();
    expect(sent).toEqual(['a']);
    const problem = 'A project holds 12 pictures. Remove one first.';
    expect(left()).toEqual(['a', 'b'].map((key) => ({ key, problem, final: false })));
    room.free = 2;
    await queue.resume();
    expect([sent, left()]).toEqual([['a', 'a', 'b'], []]);
  });

  it('that are refused stay to be read and hold up nobody', async () => {
    const { queue, sent, left } = queued(refused());
    await queue.add([picture('a'), picture('b')]);
    expect(left()).toEqual([{ key: 'a', problem: 'Please send a JPEG.', final: true }]);
    await queue.resume();
    expect(sent).toEqual(['a', 'b']);
    await queue.drop('a');
    expect(left()).toEqual([]);
  });
});
