import { hash } from './dice.ts';

/**
 * Cutting and laying paper: the only place that writes SVG by hand. A drawing is a string of elements; nothing here keeps
 * state apart from the kind of shadow being laid, which `page` sets for the length of one drawing.
 */

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

/** Shows only what lies inside the outline. */
export function clip(outline: string, ...bits: Bits[]): Svg {
  const content = join(...bits);
  const id = `k${hash(outline + content.length)}`;
  return `<clipPath id="${id}"><path d="${outline}"/></clipPath><g clip-path="url(#${id})">${content}</g>`;
}

const bare = (hex: string) => hex.slice(1);

/** Paint that runs from the top colour to the bottom one; `page` writes the definition. */
export const down = (top: string, bottom: string): string => `url(#v-${bare(top)}-${bare(bottom)})`;

/** A pool of light: solid in the middle, gone at the edge. */
export const glow = (x: number, y: number, r: number, colour: string, opacity = 0.6): Svg =>
  circle(x, y, r, `url(#g-${bare(colour)})`, `opacity="${opacity}"`);

export function times<T>(count: number, make: (i: number) => T): T[] {
  return Array.from({ length: Math.max(0, Math.round(count)) }, (_, i) => make(i));
}

const stamps = new Map<string, Svg>();

/** What a stamp prints, for the sheet's definitions. */
export const stampMarkup = (id: string): Svg => stamps.get(id) ?? '';

/** A small part used many times in one picture; the returned function places it. */
export function stamp(
  id: string,
  markup: Svg,
): (x: number, y: number, scale?: number, turned?: number) => Svg {
  stamps.set(id, markup);
  return (x, y, scale = 1, turned = 0) =>
    `<use href="#${id}" transform="translate(${num(x)} ${num(y)})${turned ? ` rotate(${num(turned)})` : ''}${scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`}"/>`;
}
