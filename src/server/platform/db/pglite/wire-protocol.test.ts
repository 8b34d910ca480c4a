import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import {
  FrameReader,
  errorResponse,
  hasError,
  readyForQuery,
  simpleQuery,
  statusAtEnd,
  welcome,
} from './wire-protocol.ts';

const frame = (type: string, body: Buffer): Buffer => {
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(type, 'latin1'), length, body]);
};
const startup = Buffer.from([0, 0, 0, 8, 0, 3, 0, 0]);
const extended = Buffer.concat(
  ['P', 'B', 'D', 'E', 'S'].map((type) => frame(type, Buffer.from(`body of ${type}\0`))),
);

function readAll(pieces: Buffer[]): { startups: number; terminated: boolean; batches: string[] } {
  const reader = new FrameReader();
  const seen = { startups: 0, terminated: false, batches: [] as string[] };
  for (const piece of pieces) {
    const { startup: started, terminate, batches } = reader.push(piece);
    if (started) seen.startups += 1;
    seen.terminated ||= terminate;
    seen.batches.push(...batches.map((batch) => batch.toString('hex')));
  }
  return seen;
}

describe('FrameReader', () => {
  const stream = Buffer.concat([
    startup,
    simpleQuery('select 1'),
    extended,
    extended,
    frame('X', Buffer.alloc(0)),
  ]);
  const expected = {
    startups: 1,
    terminated: true,
    batches: [simpleQuery('select 1'), extended, extended].map((batch) => batch.toString('hex')),
  };

  it('keeps the messages up to a Sync together', () => {
    expect(readAll([stream])).toEqual(expected);
  });

  it('does not depend on how the bytes are cut', () => {
    const cuts = fc.uniqueArray(fc.integer({ min: 1, max: stream.length - 1 }), { maxLength: 20 });
    fc.assert(
      fc.property(cuts, (places) => {
        const edges = [0, ...places.toSorted((a, b) => a - b), stream.length];
        const pieces = edges.slice(1).map((end, index) => stream.subarray(edges[index], end));
        expect(readAll(pieces)).toEqual(expected);
      }),
    );
  });

  it('holds back what is not complete', () => {
    const reader = new FrameReader();
    reader.push(startup);
    expect(reader.push(extended.subarray(0, extended.length - 1)).batches).toEqual([]);
    expect(reader.push(extended.subarray(extended.length - 1)).batches).toEqual([extended]);
  });
});

describe('replies', () => {
  it('shows the status at the end', () => {
    expect(statusAtEnd(welcome())).toBe('I');
    expect(statusAtEnd(Buffer.concat([errorResponse('57014', 'late'), readyForQuery('E')]))).toBe('E');
    expect(statusAtEnd(errorResponse('57014', 'late'))).toBeNull();
    expect(statusAtEnd(Buffer.alloc(0))).toBeNull();
  });

  it('finds an error among other messages and nowhere else', () => {
    expect(
      hasError(
        Buffer.concat([frame('D', Buffer.from('E')), errorResponse('22012', 'x'), readyForQuery('I')]),
      ),
    ).toBe(true);
    expect(hasError(Buffer.concat([frame('D', Buffer.from('EEEE')), readyForQuery('E')]))).toBe(false);
  });
});
