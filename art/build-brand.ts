import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { partners, partnerSvg } from './brand/partners.ts';
import { icon, symbol, symbolMono } from './brand/symbol.ts';
import { tidy } from './build-scene.ts';
import { ivory, marigold, teal } from './palette.ts';

const publicRoot = join(import.meta.dirname, '../public');
const boxed = (body: string, extra = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">${extra}${body}</svg>`;

/** Tab icon: the outer arch turns pale on a dark tab strip. Classes instead of attributes, so that the media query can win. */
function favicon(): string {
  const colours = { outer: 'A', middle: 'B', inner: 'C', lamp: 'D' };
  const body = symbol(colours).replace(
    /fill="([ABCD])"/g,
    (_, key: string) => `class="${key.toLowerCase()}"`,
  );
  const css = `.a{fill:${teal[3]}}.b{fill:${teal[2]}}.c{fill:${ivory[0]}}.d{fill:${marigold[2]}}@media (prefers-color-scheme:dark){.a{fill:${teal[1]}}.b{fill:${teal[3]}}.c{fill:${teal[4]}}.d{fill:${marigold[1]}}}`;
  return boxed(body, `<style>${css}</style>`);
}

const png = (svg: string, size: number, file: string) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 96 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(file);

/** Symbol, icons and partner marks. Small and quick, so always written anew. */
export async function buildBrand(): Promise<void> {
  const brand = join(publicRoot, 'brand');
  const icons = join(publicRoot, 'icons');
  await mkdir(join(brand, 'partners'), { recursive: true });
  await mkdir(icons, { recursive: true });
  const exact = (svg: string) => tidy(svg);
  await writeFile(join(brand, 'symbol.svg'), exact(boxed(symbol())));
  await writeFile(
    join(brand, 'symbol-dark.svg'),
    exact(boxed(symbol({ outer: teal[1], middle: teal[2], inner: teal[4], lamp: marigold[1] }))),
  );
  await writeFile(join(brand, 'symbol-mono.svg'), exact(boxed(symbolMono())));
  await writeFile(join(icons, 'favicon.svg'), favicon());
  for (const size of [32, 180, 192, 512])
    await png(boxed(icon(size === 180)), size, join(icons, `icon-${size}.png`));
  await png(boxed(icon(true)), 512, join(icons, 'icon-maskable-512.png'));
  for (const [name, partner] of Object.entries(partners))
    await writeFile(join(brand, 'partners', `${name}.svg`), exact(partnerSvg(partner)));
}
