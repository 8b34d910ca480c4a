/**
 * The paper drawer. Every picture takes its colours from here, so that eighty scenes look like one box of paper.
 * Each ramp runs from 0 (palest) to 4 (deepest); 2 is the token itself.
 */
export const ivory = ['#fffbf3', '#fbf3e4', '#f5e8d2', '#ead7b7', '#d3b98f'] as const;
export const ink = ['#6b5347', '#4a362b', '#35251d', '#241812', '#160e0a'] as const;
export const marigold = ['#fde7b4', '#f9c75a', '#f0a21c', '#d37f0e', '#9c5708'] as const;
export const teal = ['#cfe5df', '#7fb8b0', '#1f7f80', '#0f5c60', '#093c43'] as const;
/** A small accent only: the red of a bindi, never of a wall. */
export const sindoor = ['#f3c1b5', '#de6f5a', '#c23a2b', '#97261d', '#651613'] as const;
export const rose = ['#f8dfd8', '#eebcb2', '#dd8f88', '#b9626a', '#7e3a4b'] as const;
export const leaf = ['#dfe5c3', '#aebf85', '#6f8f52', '#47693d', '#2b452f'] as const;
export const indigo = ['#c9c8df', '#8583b4', '#4a4a86', '#2e2f63', '#1b1b42'] as const;
export const terracotta = ['#f5d3bd', '#e39f79', '#c86b42', '#9d4a2b', '#6d3020'] as const;
export const sand = ['#fbf0dc', '#f0dcb9', '#dfc092', '#bf9763', '#8a6840'] as const;
/** Skin, four tones seen on any Delhi street. */
export const skin = ['#d3a077', '#b57f57', '#98643f', '#74492f'] as const;

export type Ramp = readonly [string, string, string, string, string];

/** The ramps a cloth, a wall or an awning may be cut from. */
export const cloths: readonly Ramp[] = [marigold, teal, rose, indigo, terracotta, leaf];

function channels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Colour between two papers; share 0 gives the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const a = channels(from);
  const b = channels(to);
  const part = (i: 0 | 1 | 2) =>
    Math.round(a[i] + (b[i] - a[i]) * share)
      .toString(16)
      .padStart(2, '0');
  return `#${part(0)}${part(1)}${part(2)}`;
}

/** The same paper in shade. */
export const shade = (hex: string, share = 0.18): string => mix(hex, '#2a120c', share);

/** The same paper in light. */
export const lit = (hex: string, share = 0.2): string => mix(hex, '#fff6e2', share);
