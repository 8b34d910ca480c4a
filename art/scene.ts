import type { Svg } from './paper.ts';

/** What one scene file exports. Name and group come from the file's place: scenes/<group>/<name>.ts. */
export interface Scene {
  /** What is seen, for people who do not see it. One sentence, no "picture of". */
  readonly alt: string;
  /** Units of the drawing; 1200 x 800 unless the place on the site asks for another shape. */
  readonly width: number;
  readonly height: number;
  /** Raster widths in pixels. */
  readonly widths: readonly number[];
  /** Also cut to 1200 x 630 for link previews. */
  readonly share: boolean;
  /** Name in place of the file's, when one file makes several pictures. */
  readonly as?: string;
  /** Also written as SVG: for pictures that pages show on their own ground, such as empty states. */
  readonly vector?: boolean;
  /** Stands on the page's own ground: no background, no light laid over it. */
  readonly cutout?: boolean;
  readonly draw: () => Svg;
}

const usual = { width: 1200, height: 800, widths: [480, 720, 960], share: false };

/** Fills in the usual size. */
export function scene(own: Pick<Scene, 'alt' | 'draw'> & Partial<Scene>): Scene {
  return { ...usual, ...own };
}
