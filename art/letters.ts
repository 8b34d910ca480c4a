/**
 * Capital letters as single strokes, for drawn signs: a picture inside an `<img>` cannot use the page's fonts.
 * Each glyph stands in a box 100 high; the first number is its width.
 */
const glyphs: Readonly<Record<string, readonly [width: number, d: string]>> = {
  A: [72, 'M0 100L36 0L72 100M14 64H58'],
  B: [58, 'M0 0V100M0 0H30A24 24 0 0 1 30 48H0M30 48H32A26 26 0 0 1 32 100H0'],
  C: [72, 'M72 18A44 50 0 1 0 72 82'],
  D: [68, 'M0 0V100M0 0H22A46 50 0 0 1 22 100H0'],
  E: [52, 'M52 0H0V100H52M0 48H44'],
  F: [50, 'M50 0H0V100M0 48H42'],
  G: [76, 'M72 18A44 50 0 1 0 76 76V54H46'],
  H: [64, 'M0 0V100M64 0V100M0 48H64'],
  I: [4, 'M2 0V100'],
  J: [44, 'M44 0V74A22 26 0 0 1 0 74'],
  K: [60, 'M0 0V100M58 0L0 60M20 42L60 100'],
  L: [48, 'M0 0V100H48'],
  M: [80, 'M0 100V0L40 62L80 0V100'],
  N: [68, 'M0 100V0L68 100V0'],
  O: [88, 'M44 0A44 50 0 0 1 44 100A44 50 0 0 1 44 0Z'],
  P: [56, 'M0 100V0H30A26 26 0 0 1 30 54H0'],
  Q: [88, 'M44 0A44 50 0 0 1 44 100A44 50 0 0 1 44 0ZM56 72L84 104'],
  R: [60, 'M0 100V0H30A26 26 0 0 1 30 54H0M30 54L60 100'],
  S: [58, 'M54 16A27 24 0 0 0 29 0C12 0 2 10 2 24C2 58 58 40 58 74C58 90 46 100 29 100A29 26 0 0 1 0 80'],
  T: [64, 'M0 0H64M32 0V100'],
  U: [66, 'M0 0V66A33 34 0 0 0 66 66V0'],
  V: [72, 'M0 0L36 100L72 0'],
  W: [104, 'M0 0L28 100L52 24L76 100L104 0'],
  X: [66, 'M0 0L66 100M66 0L0 100'],
  Y: [68, 'M0 0L34 52L68 0M34 52V100'],
  Z: [62, 'M0 0H62L0 100H62'],
  '0': [62, 'M31 0A31 50 0 0 1 31 100A31 50 0 0 1 31 0Z'],
  '1': [26, 'M0 18L24 0V100'],
  '2': [58, 'M2 26A27 26 0 0 1 56 28C56 56 2 76 0 100H58'],
  '3': [56, 'M2 16A26 24 0 1 1 28 48A27 26 0 1 1 0 82'],
  '4': [64, 'M48 100V0L0 70H64'],
  '5': [56, 'M52 0H8L4 44A29 28 0 1 1 0 84'],
  '6': [60, 'M48 0C20 20 0 44 0 70A30 30 0 1 0 8 50'],
  '7': [56, 'M0 0H56L18 100'],
  '8': [60, 'M30 48A24 24 0 0 1 30 0A24 24 0 0 1 30 48A30 26 0 0 1 30 100A30 26 0 0 1 30 48Z'],
  '9': [60, 'M12 100C40 80 60 56 60 30A30 30 0 1 0 52 50'],
  '&': [74, 'M74 100L16 30A20 20 0 1 1 50 22C44 44 4 46 4 74A28 26 0 0 0 58 84L70 58'],
  '₹': [58, 'M0 0H58M0 28H58M0 0H16A26 28 0 0 1 16 56H0L46 100'],
  '%': [
    84,
    'M76 0L8 100M18 0A18 22 0 0 1 18 44A18 22 0 0 1 18 0ZM66 56A18 22 0 0 1 66 100A18 22 0 0 1 66 56Z',
  ],
  '-': [34, 'M0 54H34'],
  '.': [6, 'M3 96V100'],
};

const shift = (d: string, x: number, scale: number): string => {
  const numbers: Record<string, string> = {
    M: 'xy',
    L: 'xy',
    H: 'x',
    V: 'y',
    A: 'rrfffxy',
    C: 'xyxyxy',
    Q: 'xyxy',
    Z: '',
  };
  return d.replace(/([MLHVACQZ])([^MLHVACQZ]*)/g, (_, command: string, rest: string) => {
    const kinds = numbers[command]!;
    const values = rest.trim() ? rest.trim().split(/\s+/).map(Number) : [];
    const moved = values.map((value, i) => {
      const kind = kinds[i % kinds.length];
      const out = kind === 'f' ? value : kind === 'x' ? x + value * scale : value * scale;
      return String(Math.round(out * 100) / 100);
    });
    return command + moved.join(' ');
  });
};

/** One stroke path for the text, top left at 0,0, `size` high. Characters without a glyph are left as a space. */
export function cut(text: string, size: number, gap = 0.24): { d: string; width: number } {
  const scale = size / 100;
  let x = 0;
  let d = '';
  for (const character of text.toUpperCase()) {
    const glyph = glyphs[character];
    if (!glyph) {
      x += size * 0.42;
      continue;
    }
    d += shift(glyph[1], x, scale);
    x += glyph[0] * scale + size * gap;
  }
  return { d, width: Math.max(0, x - size * gap) };
}
