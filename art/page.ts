import { mix } from './palette.ts';
import { lifts, shadowInk, stampMarkup, type ShadowKind, type Svg } from './paper.ts';

function definitions(body: Svg): Svg {
  const stamps: string[] = [];
  const wanted = new Set([...body.matchAll(/href="#([\w-]+)"/g)].map((m) => m[1]!));
  for (const id of wanted) stamps.push(`<g id="${id}">${stampMarkup(id)}</g>`);
  const all = body + stamps.join('');
  const paints = new Set(
    [...all.matchAll(/url\(#([vg])-([0-9a-f]{6})(?:-([0-9a-f]{6}))?\)/g)].map((m) => m[0]),
  );
  const gradients = [...paints].map((paint) => {
    const [kind, a, b] = paint.slice(5, -1).split('-');
    const id = paint.slice(5, -1);
    if (kind === 'g') {
      const stops = [0, 0.18, 0.42, 0.7, 1].map(
        (t) =>
          `<stop offset="${t}" stop-color="#${a}" stop-opacity="${Math.round((1 - t) ** 2 * 100) / 100}"/>`,
      );
      return `<radialGradient id="${id}">${stops.join('')}</radialGradient>`;
    }
    return `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="#${a}"/><stop offset="1" stop-color="#${b}"/></linearGradient>`;
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
  const filters =
    kind === 'soft' ? [1, 2, 3, 4].map((l) => softFilter(l, 1) + softFilter(l, -1)).join('') : '';
  const over = kind === 'soft' ? bleed : 0;
  const box = `viewBox="${-over} ${-over} ${width + 2 * over} ${height + 2 * over}" width="${width + 2 * over}" height="${height + 2 * over}"`;
  const reach = Math.max(width, height);
  const sun = `<radialGradient id="sun" gradientUnits="userSpaceOnUse" cx="${width * 0.12}" cy="0" r="${reach * 0.95}"><stop stop-color="#fff1cf" stop-opacity=".26"/><stop offset=".55" stop-color="#fff1cf" stop-opacity="0"/><stop offset="1" stop-color="${mix(shadowInk, '#7a3a1c', 0.5)}" stop-opacity=".15"/></radialGradient>`;
  const light = lightFalls ? `<rect width="${width}" height="${height}" fill="url(#sun)"/>` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box}><defs>${lightFalls ? sun : ''}${filters}${definitions(body)}</defs>${body}${light}</svg>`;
}
