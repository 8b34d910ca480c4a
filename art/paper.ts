/**
 * Cutting and laying paper: the only place that writes SVG by hand. A drawing is a string of elements; nothing here keeps
 * state apart from the kind of shadow being laid, which `page` sets for the length of one drawing.
 */
import { mix } from './palette.ts';

export type Svg = string;
export type Bits = Svg | false | undefined | readonly Bits[];

/** `soft` blurs (raster output only: filters are slow on cheap phones), `stepped` lays offset copies (shipped SVG). */
export type ShadowKind = 'soft' | 'stepped';

let shadowKind: ShadowKind = 'soft';

/** Runs a drawing with one kind of shadow. */
export function withShadows<T>(kind: ShadowKind, draw: () => T): T {
  const before = shadowKind;
  shadowKind = kind;
  try {
    return draw();
  } finally {
    shadowKind = before;
  }
}

export const num = (value: number): string => String(Math.round(value * 10) / 10);

export function join(...bits: Bits[]): Svg {
  return bits.map((bit) => (Array.isArray(bit) ? join(...bit) : bit || '')).join('');
}

const tail = (more: string) => (more ? ` ${more}` : '');

export const path = (d: string, fill: string, more = ''): Svg =>
  `<path d="${d}" fill="${fill}"${tail(more)}/>`;

export const line = (d: string, colour: string, width: number, more = ''): Svg =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${num(width)}" stroke-linecap="round" stroke-linejoin="round"${tail(more)}/>`;

export function rect(x: number, y: number, w: number, h: number, fill: string, radius = 0, more = ''): Svg {
  const corner = radius ? ` rx="${num(radius)}"` : '';
  return `<rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}"${corner} fill="${fill}"${tail(more)}/>`;
}

export const circle = (x: number, y: number, r: number, fill: string, more = ''): Svg =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${fill}"${tail(more)}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = ''): Svg =>
  `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${fill}"${tail(more)}/>`;

/** Straight-edged piece from a flat list of x, y. */
export const poly = (points: readonly number[], fill: string, more = ''): Svg =>
  path(`M${points.map(num).join(' ')}Z`, fill, more);

export const group = (attributes: string, ...bits: Bits[]): Svg => `<g ${attributes}>${join(...bits)}</g>`;

/** Moves a part that was drawn around 0,0 to its place. */
export const at = (x: number, y: number, scale: number, ...bits: Bits[]): Svg =>
  group(
    `transform="translate(${num(x)} ${num(y)})${scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`}"`,
    bits,
  );

export const turn = (degrees: number, x: number, y: number, ...bits: Bits[]): Svg =>
  group(`transform="rotate(${num(degrees)} ${num(x)} ${num(y)})"`, bits);

export const fade = (opacity: number, ...bits: Bits[]): Svg => group(`opacity="${opacity}"`, bits);

/** Flips about the upright axis x; shadows are turned back, because the light stays at the upper left. */
export function mirror(x: number, ...bits: Bits[]): Svg {
  const flipped = join(...bits)
    .replace(/url\(#(m?)lift-/g, (_, m: string) => `url(#${m ? '' : 'm'}lift-`)
    .replace(
      /data-s="" transform="translate\((-?)/g,
      (_, sign: string) => `data-s="" transform="translate(${sign ? '' : '-'}`,
    );
  return group(`transform="translate(${num(2 * x)} 0) scale(-1 1)"`, flipped);
}

/** Shadow reach per level: 1 a thing on a table, 2 a thing standing free, 3 a plane, 4 the frame nearest to us. */
export const lifts = [
  { dx: 1.5, dy: 2.5, blur: 2, alpha: 0.26, rim: 0.9 },
  { dx: 4, dy: 6, blur: 4.5, alpha: 0.28, rim: 1.3 },
  { dx: 8, dy: 11, blur: 9, alpha: 0.32, rim: 1.8 },
  { dx: 13, dy: 18, blur: 17, alpha: 0.4, rim: 2.2 },
] as const;

export const shadowInk = '#24100a';

/** Lays pieces as one sheet that throws its shadow to the lower right. */
export function lift(level: 1 | 2 | 3 | 4, ...bits: Bits[]): Svg {
  const content = join(...bits);
  if (shadowKind === 'soft') return group(`filter="url(#lift-${level})"`, content);
  const { dx, dy, alpha } = lifts[level - 1]!;
  const silhouette = content
    .replace(/<!--s-->.*?<!--e-->/g, '')
    .replace(/ fill="(?!none)[^"]*"/g, '')
    .replace(/ stroke="(?!none)[^"]*"/g, ` stroke="${shadowInk}"`)
    .replace(/ opacity="[^"]*"/g, '');
  const step = (k: number, a: number) =>
    `<g data-s="" transform="translate(${num(dx * k)} ${num(dy * k)})" fill="${shadowInk}" opacity="${Math.round(alpha * a * 100) / 100}">${silhouette}</g>`;
  return `<!--s-->${step(1, 0.42)}${step(0.5, 0.5)}<!--e-->${content}`;
}

function hash(text: string): string {
  let h = 5381;
  for (let i = 0; i < text.length; i++) h = (h * 33) ^ text.charCodeAt(i);
  return (h >>> 0).toString(36);
}

/** Shows only what lies inside the outline. */
export function clip(outline: string, ...bits: Bits[]): Svg {
  const content = join(...bits);
  const id = `k${hash(outline + content.length)}`;
  return `<clipPath id="${id}"><path d="${outline}"/></clipPath><g clip-path="url(#${id})">${content}</g>`;
}

const bare = (hex: string) => hex.slice(1);

/** Paint that runs from the top colour to the bottom one; `page` writes the definition. */
export const down = (top: string, bottom: string): string => `url(#v-${bare(top)}-${bare(bottom)})`;

/** Paint that runs from left to right. */
export const across = (left: string, right: string): string => `url(#h-${bare(left)}-${bare(right)})`;

/** A pool of light: solid in the middle, gone at the edge. */
export const glow = (x: number, y: number, r: number, colour: string, opacity = 0.6): Svg =>
  circle(x, y, r, `url(#g-${bare(colour)})`, `opacity="${opacity}"`);

export function times<T>(count: number, make: (i: number) => T): T[] {
  return Array.from({ length: Math.max(0, Math.round(count)) }, (_, i) => make(i));
}

export type Dice = ((from?: number, to?: number) => number) & { pick: <T>(list: readonly T[]) => T };

/** The same seed always falls the same way: a rebuilt picture must not change. */
export function dice(seed: string): Dice {
  let a = Number.parseInt(hash(seed), 36) | 0;
  const next = () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const roll = (from = 0, to = 1) => from + next() * (to - from);
  return Object.assign(roll, { pick: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]! });
}

/** A closed soft outline through points (flat x, y list). */
export function blob(points: readonly number[]): string {
  const n = points.length / 2;
  const px = (i: number) => points[((i + n) % n) * 2]!;
  const py = (i: number) => points[((i + n) % n) * 2 + 1]!;
  let d = `M${num(px(0))} ${num(py(0))}`;
  for (let i = 0; i < n; i++) {
    const c1 = [px(i) + (px(i + 1) - px(i - 1)) / 6, py(i) + (py(i + 1) - py(i - 1)) / 6];
    const c2 = [px(i + 1) - (px(i + 2) - px(i)) / 6, py(i + 1) - (py(i + 2) - py(i)) / 6];
    d += `C${[...c1, ...c2, px(i + 1), py(i + 1)].map(num).join(' ')}`;
  }
  return `${d}Z`;
}

/** Points along a hanging rope between two nails; sag in units. */
export function hang(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  sag: number,
  count: number,
): [number, number][] {
  return times(count, (i) => {
    const t = count === 1 ? 0.5 : i / (count - 1);
    return [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t + sag * 4 * t * (1 - t)];
  });
}

export const rope = (x1: number, y1: number, x2: number, y2: number, sag: number): string =>
  `M${num(x1)} ${num(y1)}Q${num((x1 + x2) / 2)} ${num((y1 + y2) / 2 + sag * 2)} ${num(x2)} ${num(y2)}`;

const symbols = new Map<string, Svg>();

/** A small part used many times in one picture; the returned function places it. */
export function stamp(
  id: string,
  markup: Svg,
): (x: number, y: number, scale?: number, turned?: number) => Svg {
  symbols.set(id, markup);
  return (x, y, scale = 1, turned = 0) =>
    `<use href="#${id}" transform="translate(${num(x)} ${num(y)})${turned ? ` rotate(${num(turned)})` : ''}${scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`}"/>`;
}

function definitions(body: Svg): Svg {
  const stamps: string[] = [];
  const wanted = new Set([...body.matchAll(/href="#([\w-]+)"/g)].map((m) => m[1]!));
  for (const id of wanted) stamps.push(`<g id="${id}">${symbols.get(id) ?? ''}</g>`);
  const all = body + stamps.join('');
  const paints = new Set(
    [...all.matchAll(/url\(#([vhg])-([0-9a-f]{6})(?:-([0-9a-f]{6}))?\)/g)].map((m) => m[0]),
  );
  const gradients = [...paints].map((paint) => {
    const [kind, a, b] = paint.slice(5, -1).split('-');
    const id = paint.slice(5, -1);
    if (kind === 'g') {
      const stops = [0, 0.18, 0.42, 0.7, 1].map(
        (t) =>
          `<stop offset="${t}" stop-color="#${a}" stop-opacity="${num(10 * (1 - t) ** 2) === '0' ? 0 : Math.round((1 - t) ** 2 * 100) / 100}"/>`,
      );
      return `<radialGradient id="${id}">${stops.join('')}</radialGradient>`;
    }
    const axis = kind === 'v' ? ' x2="0" y2="1"' : '';
    return `<linearGradient id="${id}"${axis}><stop stop-color="#${a}"/><stop offset="1" stop-color="#${b}"/></linearGradient>`;
  });
  return gradients.join('') + stamps.join('');
}

function softFilter(level: number, flip: 1 | -1): Svg {
  const { dx, dy, blur, alpha, rim } = lifts[level - 1]!;
  const [pad, size] = level > 2 ? ['-15%', '130%'] : ['-40%', '180%'];
  return (
    `<filter id="${flip < 0 ? 'm' : ''}lift-${level}" x="${pad}" y="${pad}" width="${size}" height="${size}" color-interpolation-filters="sRGB">` +
    `<feGaussianBlur in="SourceAlpha" stdDeviation="${blur}" result="b"/><feOffset in="b" dx="${dx * flip}" dy="${dy}" result="o"/>` +
    `<feFlood flood-color="${shadowInk}" flood-opacity="${alpha}"/><feComposite in2="o" operator="in" result="far"/>` +
    `<feOffset in="SourceAlpha" dx="${rim * flip}" dy="${rim}" result="c"/><feFlood flood-color="${shadowInk}" flood-opacity="0.2"/><feComposite in2="c" operator="in" result="near"/>` +
    `<feComposite in="SourceAlpha" in2="c" operator="out" result="edge"/><feFlood flood-color="#fff4dc" flood-opacity="0.34"/><feComposite in2="edge" operator="in" result="rim"/>` +
    `<feMerge><feMergeNode in="far"/><feMergeNode in="near"/><feMergeNode in="SourceGraphic"/><feMergeNode in="rim"/></feMerge></filter>`
  );
}

/** Drawn beyond each edge and cut off again: a sheet that ends at the edge would show its rim there. */
export const bleed = 24;

/** The finished sheet: definitions, drawing, and the light that falls across it from the upper left. */
export function page(width: number, height: number, body: Svg, kind: ShadowKind, lightFalls = true): Svg {
  const filters = kind === 'soft' ? [1, 2, 3, 4].map((l) => softFilter(l, 1) + softFilter(l, -1)).join('') : '';
  const over = kind === 'soft' ? bleed : 0;
  const box = `viewBox="${-over} ${-over} ${width + 2 * over} ${height + 2 * over}" width="${width + 2 * over}" height="${height + 2 * over}"`;
  const reach = Math.max(width, height);
  const sun = `<radialGradient id="sun" gradientUnits="userSpaceOnUse" cx="${width * 0.12}" cy="0" r="${reach * 0.95}"><stop stop-color="#fff1cf" stop-opacity=".26"/><stop offset=".55" stop-color="#fff1cf" stop-opacity="0"/><stop offset="1" stop-color="${mix(shadowInk, '#7a3a1c', 0.5)}" stop-opacity=".15"/></radialGradient>`;
  const light = lightFalls ? `<rect width="${width}" height="${height}" fill="url(#sun)"/>` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box}><defs>${lightFalls ? sun : ''}${filters}${definitions(body)}</defs>${body}${light}</svg>`;
}
