import { canCut, cut } from './letters.ts';

/** Paper pairs: wall, frame, ground inside the arch. Letters are ivory and stay above 4.5 : 1 on every ground. */
const papers = [
  ['#1f7f80', '#7fb8b0', '#0f5c60'],
  ['#b9626a', '#eebcb2', '#7e3a4b'],
  ['#4a4a86', '#8583b4', '#2e2f63'],
  ['#c86b42', '#e39f79', '#8a3f24'],
  ['#6f8f52', '#aebf85', '#3d5c37'],
  ['#d37f0e', '#f9c75a', '#8a4b06'],
] as const;

/** Arches inside a 160-unit square, each closed at the foot. */
const arches = [
  'M28 160V78C28 54 66 44 80 14C94 44 132 54 132 78V160Z',
  'M28 160V82A52 52 0 0 1 132 82V160Z',
  'M28 160V80A17 17 0 0 1 38 52A17 17 0 0 1 58 33Q74 30 80 14Q86 30 102 33A17 17 0 0 1 122 52A17 17 0 0 1 132 80V160Z',
] as const;

const letterInk = '#fffbf3';

/** Small words that give no initial. */
const skipped = new Set(['and', 'the', 'of', 'on', 'aur', 'ka', 'ki', 'ke']);

function hash(text: string): number {
  let h = 2166136261;
  for (const character of text) h = Math.imul(h ^ character.codePointAt(0)!, 16777619);
  h = Math.imul(h ^ (h >>> 15), 2246822507);
  return (h ^ (h >>> 13)) >>> 0;
}

/** One or two capitals: the first letters of the first and the last word that count. Empty when the name holds no letter. */
export function initials(name: string): string {
  const words = name
    .slice(0, 200)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => /^[\p{L}\p{N}]/u.test(word));
  const counted = words.filter((word) => !skipped.has(word.toLowerCase()));
  const kept = counted.length > 0 ? counted : words;
  const ends = kept.length > 1 ? [kept[0]!, kept.at(-1)!] : kept;
  return ends.map((word) => Array.from(word)[0]!.toUpperCase()).join('');
}

function lettering(text: string): string {
  if (text === '') return `<circle cx="80" cy="112" r="13" fill="${letterInk}"/>`;
  if (!canCut(text)) {
    // Scripts without cut letters fall back to the viewer's own fonts. `initials` lets through letters and digits alone.
    return `<text x="80" y="126" font-family="system-ui,sans-serif" font-size="44" font-weight="600" text-anchor="middle" fill="${letterInk}">${text}</text>`;
  }
  const size = text.length > 1 ? 38 : 46;
  const { d, width } = cut(text, size);
  return `<path d="${d}" transform="translate(${Math.round((80 - width / 2) * 10) / 10} ${116 - size / 2})" fill="none" stroke="${letterInk}" stroke-width="${size * 0.16}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** Quiet wall pattern: rings, leaves or a lattice, in the frame's paper. */
function wall(kind: number, colour: string): string {
  const spots: string[] = [];
  for (let row = 0; row < 5; row++) {
    for (let column = 0; column < 5; column++) {
      const x = column * 40 + (row % 2 ? 20 : 0);
      const y = row * 40;
      if (kind === 0)
        spots.push(
          `M${x - 9} ${y}a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M${x - 4} ${y}a4 4 0 1 1 8 0a4 4 0 1 1 -8 0`,
        );
      else if (kind === 1)
        spots.push(`M${x} ${y - 11}Q${x + 9} ${y} ${x} ${y + 11}Q${x - 9} ${y} ${x} ${y - 11}`);
      else
        spots.push(
          `M${x} ${y - 10}Q${x + 3} ${y - 3} ${x + 10} ${y}Q${x + 3} ${y + 3} ${x} ${y + 10}Q${x - 3} ${y + 3} ${x - 10} ${y}Q${x - 3} ${y - 3} ${x} ${y - 10}`,
        );
    }
  }
  return `<path d="${spots.join('')}" fill="${colour}" fill-rule="evenodd" opacity=".28"/>`;
}

/**
 * A picture for a person or company without one: the initials in a jharokha, as a complete SVG document of at most 5 kB.
 * The same name, whatever its case or outer spaces, always gives the same picture. Safe for any input: no part of the name
 * but single letters and digits is written.
 */
export function monogram(name: string): string {
  const seed = hash(name.trim().toLowerCase());
  const [ground, frame, inside] = papers[seed % papers.length]!;
  const arch = arches[(seed >>> 8) % arches.length]!;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160"><path fill="${ground}" d="M0 0H160V160H0Z"/>` +
    wall((seed >>> 12) % 3, frame) +
    `<path d="${arch}" fill="#24100a" opacity=".25" transform="translate(3 4)"/>` +
    `<path d="${arch}" fill="${frame}"/>` +
    `<path d="${arch}" fill="${inside}" transform="translate(8.8 17.6) scale(.89)"/>` +
    `${lettering(initials(name))}</svg>`
  );
}
