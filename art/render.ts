import sharp from 'sharp';
import { page, withShadows } from './paper.ts';
import type { Scene } from './scene.ts';

// One core: this runs beside other people's work.
sharp.concurrency(1);

/** The drawing as a bitmap in its own units, one pixel each (twice that when asked), with soft shadows. */
export async function bitmap(scene: Scene, density = 72): Promise<Buffer> {
  const svg = withShadows('soft', () => page(scene.width, scene.height, scene.draw(), 'soft'));
  return sharp(Buffer.from(svg), { density, unlimited: true })
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** The drawing as SVG without filters. */
export function vector(scene: Scene): string {
  return withShadows('stepped', () => page(scene.width, scene.height, scene.draw(), 'stepped'));
}
