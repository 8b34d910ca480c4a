import { createHash } from 'node:crypto';
import { access, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { optimize } from 'svgo';
import type { Built } from './built.ts';
import { bitmap, vector } from './render.ts';
import { ivory } from './palette.ts';
import type { Scene } from './scene.ts';

/** Part of the hash: raise it when the encoding below changes. */
const encoding = 'avif52-webp72-share80-bleed24';
const publicArt = join(import.meta.dirname, '../public/art');

/** Small SVG, two decimals less than it was drawn with. */
export const tidy = (svg: string): string =>
  optimize(svg, { multipass: true, floatPrecision: 1, plugins: ['preset-default', 'reusePaths'] }).data;

async function writeShare(picture: Buffer, file: string): Promise<void> {
  const card = sharp(picture).resize(1200, 630, { fit: 'cover' });
  for (const quality of [80, 72, 62, 50]) {
    const jpeg = await card.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length <= 90_000 || quality === 50) return writeFile(file, jpeg);
  }
}

async function toneOf(picture: Buffer): Promise<string> {
  const { data } = await sharp(picture)
    .flatten({ background: ivory[1] })
    .resize(1, 1, { fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return `#${[...data.subarray(0, 3)].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Writes every file of one scene, unless `before` says that this very drawing was written already. */
export async function buildScene(name: string, scene: Scene, before?: Built): Promise<Built> {
  const svg = vector(scene);
  const hash = createHash('sha256')
    .update(encoding)
    .update(svg)
    .update(JSON.stringify([scene.widths, scene.share ?? false, scene.vector ?? false]))
    .digest('hex')
    .slice(0, 16);
  const stem = join(publicArt, name);
  const there = await access(`${stem}-${scene.widths[0]}.avif`).then(
    () => true,
    () => false,
  );
  if (before?.hash === hash && there) return before;
  await mkdir(dirname(stem), { recursive: true });
  const picture = await bitmap(scene, Math.max(72, (72 * Math.max(...scene.widths)) / scene.width));
  for (const width of scene.widths) {
    const height = Math.round((width * scene.height) / scene.width);
    const sized = sharp(picture).resize({ width, height, fit: 'fill' });
    await sized.clone().avif({ quality: 52, effort: 3 }).toFile(`${stem}-${width}.avif`);
    await sized.clone().webp({ quality: 72, effort: 5 }).toFile(`${stem}-${width}.webp`);
  }
  if (scene.vector) await writeFile(`${stem}.svg`, tidy(svg));
  if (scene.share) await writeShare(picture, `${stem}-share.jpg`);
  return { hash, tone: await toneOf(picture) };
}
