import { indigo, ivory, marigold, rose, sand, sindoor, teal } from '../../palette.ts';
import { at, clip, down, glow, join, lift, path, rect, turn } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { pen } from '../../parts/desk.ts';
import { marigoldHead, petals, scallop } from '../../parts/flowers.ts';
import { envelope, sheet } from '../../parts/papers.ts';

/** Something has come by post. */
export default scene({
  alt: 'A sealed letter on a writing desk with two marigolds and a pen.',
  width: 800,
  height: 600,
  widths: [400, 800],
  vector: true,
  cutout: true,
  draw: () =>
    join(
      path(scallop(270, 18, 0.05), teal[0], 'transform="translate(400 300)"'),
      clip(
        'M400 46A250 250 0 0 1 400 546A250 250 0 0 1 400 46Z',
        rect(140, 40, 520, 520, down(teal[2], teal[3])),
        glow(330, 200, 240, teal[1], 0.5),
        at(140, 60, 1, petals('post', 500, 460, 14, [marigold[1], marigold[2], rose[1]])),
      ),
      turn(8, 420, 250, at(300, 130, 1, sheet(250, 250, 5, ivory[1], sand[2], indigo[2]))),
      turn(-7, 400, 330, at(250, 232, 1, envelope(300, ivory[2], sindoor[2]))),
      lift(1, marigoldHead(548, 420, 1.5), marigoldHead(588, 392, 1)),
      turn(38, 240, 250, at(190, 300, 1, pen(170, marigold[2]))),
    ),
});
