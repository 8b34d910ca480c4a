import sharp from 'sharp';
import { bleed, page } from './page.ts';
import { withShadows } from './paper.ts';
import { type Scene } from './scene.ts';

// One core: this runs beside other people's work.
sharp.concurrency(1);

/** The drawing as a bitmap with soft shadows; `density` 72 gives one pixel for each of its units. */
export async function bitmap(scene: Scene, density = 72): Promise<Buffer> {
  const svg = withShadows('soft', () => page(scene.width, scene.height, scene.draw(), 'soft', !scene.cutout));
  const scale = density / 72;
  // Planes that begin exactly at the edge have their rim inside the picture: three units come off all round.
  const trim = scene.cutout ? 0 : 3;
  const corner = Math.round((bleed + trim) * scale);
  const picture = sharp(Buffer.from(svg), { density, unlimited: true }).extract({
    left: corner,
    top: corner,
    width: Math.round((scene.width - 2 * trim) * scale),
    height: Math.round((scene.height - 2 * trim) * scale),
  });
  return (scene.cutout ? picture : picture.removeAlpha()).png({ compressionLevel: 1 }).toBuffer();
}

/** The drawing as SVG without filters. */
export function vector(scene: Scene): string {
  return withShadows('stepped', () =>
    page(scene.width, scene.height, scene.draw(), 'stepped', !scene.cutout),
  );
}
