import { clip, join, path, type Bits } from './paper.ts';
import { scallop } from './parts/flowers.ts';
import { scene, type Scene } from './scene.ts';

type StateScene = {
  alt: string;
  /** Of the scalloped disc that everything stands on. */
  rim: string;
  /** Height of its middle. */
  middle?: number;
  /** What fills the disc and ends at its edge. */
  disc?: () => Bits[];
  /** What stands before it. */
  front: () => Bits[];
};

/** A drawing for a state: it stands on the page's own ground, so it ends in a disc and not in a frame. */
export const stateScene = ({ alt, rim, middle = 300, disc, front }: StateScene): Scene =>
  scene({
    alt,
    width: 800,
    height: 600,
    widths: [400, 800],
    vector: true,
    cutout: true,
    draw: () =>
      join(
        path(scallop(270, 18, 0.05), rim, `transform="translate(400 ${middle})"`),
        disc && clip('M400 46A250 250 0 0 1 400 546A250 250 0 0 1 400 46Z', ...disc()),
        ...front(),
      ),
  });
