import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pictures } from './pictures.generated.ts';

const art = resolve(import.meta.dirname, '../../../public/art');
const drawn = Object.entries(pictures);
const bytes = (file: string) =>
  existsSync(resolve(art, file)) ? statSync(resolve(art, file)).size : Infinity;

/** Maximum bytes on disk: a small phone loads the 480, a laptop the largest, a chat application the card. */
const most = { small: 26_000, large: 60_000, card: 90_000 };

describe('the drawn pictures', () => {
  it('were listed', () => {
    expect(drawn.length).toBeGreaterThan(100);
  });

  it('are on disk in every width and both formats, small enough', () => {
    const wrong = drawn.flatMap(([name, { widths }]) =>
      widths.flatMap((width) =>
        ['avif', 'webp']
          .map((format) => `${name}-${width}.${format}`)
          .filter((file) => bytes(file) > (width <= 480 ? most.small : most.large)),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('have their share card and vector where the list says so', () => {
    const wrong = drawn.flatMap(([name, { share, vector }]) => [
      ...(share && bytes(`${name}-share.jpg`) > most.card ? [`${name}-share.jpg`] : []),
      ...(vector && !existsSync(resolve(art, `${name}.svg`)) ? [`${name}.svg`] : []),
    ]);
    expect(wrong).toEqual([]);
  });

  it('say what is seen, in one sentence', () => {
    const wrong = drawn
      .filter(([, { alt }]) => !/^(?!picture of|image of).{20,200}\.$/i.test(alt))
      .map(([name]) => name);
    expect(wrong).toEqual([]);
  });
});
