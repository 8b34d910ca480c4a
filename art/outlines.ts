/**
 * @file Mends the outlines of a cut font so that a browser can thicken them. Of one weight, bold is the glyph and a stroke around it;
 * which way round the glyph goes, Chromium reads at the lowest point of its lowest contour. Where that point goes the other way the
 * stroke takes away what it should add, and the sign stands hollow on the page.
 */
interface Point {
  x: number;
  y: number;
  /** On the curve, or one of the points that bend it. */
  on: boolean;
}

const header = 10;
/** Bits of a point's flag, of the format's own description of the table `glyf`. */
const bits = { on: 1, shortX: 2, shortY: 4, repeat: 8, sameX: 16, sameY: 32 };

function tableAt(font: Buffer, name: string): { record: number; start: number; length: number } {
  for (let index = 0; index < font.readUInt16BE(4); index++) {
    const record = 12 + 16 * index;
    if (font.toString('latin1', record, record + 4) === name)
      return { record, start: font.readUInt32BE(record + 8), length: font.readUInt32BE(record + 12) };
  }
  throw new Error(`The font has no table ${name}.`);
}

/** Returns the contours of a glyph that is not made of others. */
function readContours(glyph: Buffer): Point[][] {
  const ends = Array.from({ length: glyph.readInt16BE(0) }, (_, index) =>
    glyph.readUInt16BE(header + 2 * index),
  );
  const count = ends.at(-1)! + 1;
  let at = header + 2 * ends.length;
  at += 2 + glyph.readUInt16BE(at);
  const flags: number[] = [];
  while (flags.length < count) {
    const flag = glyph[at++]!;
    const times = flag & bits.repeat ? glyph[at++]! + 1 : 1;
    for (let time = 0; time < times; time++) flags.push(flag);
  }
  const read = (short: number, same: number) => {
    let value = 0;
    return flags.map((flag) => {
      if (flag & short) value += flag & same ? glyph[at++]! : -glyph[at++]!;
      else if (!(flag & same)) {
        value += glyph.readInt16BE(at);
        at += 2;
      }
      return value;
    });
  };
  const xs = read(bits.shortX, bits.sameX);
  const ys = read(bits.shortY, bits.sameY);
  const points = flags.map((flag, index) => ({ x: xs[index]!, y: ys[index]!, on: !!(flag & bits.on) }));
  return ends.map((end, index) => points.slice(index ? ends[index - 1]! + 1 : 0, end + 1));
}

/** The plainest form of the table; what a file weighs is decided later, by WOFF2. */
function writeContours(glyph: Buffer, contours: Point[][]): Buffer {
  const points = contours.flat();
  let last = -1;
  const ends = contours.map(({ length }) => (last += length));
  const numbers = (values: number[]) => {
    const bytes = Buffer.alloc(2 * values.length);
    for (const [index, value] of values.entries()) bytes.writeInt16BE(value, 2 * index);
    return bytes;
  };
  const steps = (values: number[]) => numbers(values.map((value, index) => value - (values[index - 1] ?? 0)));
  return Buffer.concat([
    glyph.subarray(0, header),
    numbers([...ends, 0]),
    Buffer.from(points.map(({ on }) => (on ? bits.on : 0))),
    steps(points.map(({ x }) => x)),
    steps(points.map(({ y }) => y)),
  ]);
}

const area = (contour: Point[]) =>
  contour.reduce((sum, { x, y }, index) => {
    const next = contour[(index + 1) % contour.length]!;
    return sum + x * next.y - next.x * y;
  }, 0);
const low = (contour: Point[], side: 'x' | 'y') => Math.min(...contour.map((point) => point[side]));
const high = (contour: Point[], side: 'x' | 'y') => Math.max(...contour.map((point) => point[side]));
const lies = (inner: Point[], outer: Point[]) =>
  (['x', 'y'] as const).every(
    (side) => low(outer, side) <= low(inner, side) && high(inner, side) <= high(outer, side),
  );

/** Turns round a contour that goes against the others and is no hole in one of them. */
function turned(contours: Point[][]): Point[][] {
  const way = Math.sign(contours.reduce((sum, contour) => sum + area(contour), 0));
  const against = (contour: Point[]) => Math.sign(area(contour)) === -way;
  return contours.map((contour) =>
    against(contour) && !contours.some((other) => !against(other) && lies(contour, other))
      ? contour.toReversed()
      : contour,
  );
}

/** Points the blunt tip at the foot of a glyph: without the upper of its two corners. */
function pointed(contours: Point[][]): Point[][] {
  const foot = Math.min(...contours.map((contour) => low(contour, 'y')));
  return contours.map((contour) =>
    contour.filter(
      (point, index) =>
        ![contour.at(index - 1)!, contour[(index + 1) % contour.length]!].some(
          ({ x, y }) => x === point.x && y < point.y && y <= foot + 1,
        ),
    ),
  );
}

/**
 * Returns the font, of one weight and with plain outlines, with those mended that could not be thickened. A blunt tip is one so thin
 * that its two corners may change places when a screen of few pixels fits the glyph to them.
 */
export function mendOutlines(font: Buffer, blunt: ReadonlySet<number>): Buffer {
  const head = tableAt(font, 'head').start;
  const loca = tableAt(font, 'loca');
  const glyf = tableAt(font, 'glyf');
  const long = font.readInt16BE(head + 50) === 1;
  const count = loca.length / (long ? 4 : 2) - 1;
  const offset = (index: number) =>
    glyf.start +
    (long ? font.readUInt32BE(loca.start + 4 * index) : 2 * font.readUInt16BE(loca.start + 2 * index));
  const glyphs = Array.from({ length: count }, (_, index) => {
    const glyph = font.subarray(offset(index), offset(index + 1));
    if (glyph.length === 0 || glyph.readInt16BE(0) <= 0) return glyph;
    const contours = readContours(glyph);
    const mended = blunt.has(index) ? pointed(turned(contours)) : turned(contours);
    if (JSON.stringify(mended) === JSON.stringify(contours)) return glyph;
    const bytes = writeContours(glyph, mended);
    return Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)]);
  });
  const places = Buffer.alloc(4 * (count + 1));
  let place = 0;
  for (const [index, { length }] of glyphs.entries())
    places.writeUInt32BE((place += length), 4 * (index + 1));
  const old = Buffer.concat([font, Buffer.alloc(-font.length & 3)]);
  const mended = Buffer.concat([old, places, ...glyphs]);
  const point = (record: number, start: number, length: number) => {
    mended.writeUInt32BE(start, record + 8);
    mended.writeUInt32BE(length, record + 12);
  };
  mended.writeInt16BE(1, head + 50);
  point(loca.record, old.length, places.length);
  point(glyf.record, old.length + places.length, place);
  return mended;
}
