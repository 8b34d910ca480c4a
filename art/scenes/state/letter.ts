import { indigo, ivory, marigold, rose, sand, sindoor, teal } from '../../palette.ts';
import { at, down, glow, lift, rect, turn } from '../../paper.ts';
import { stateScene } from '../../state-scene.ts';
import { pen } from '../../parts/desk.ts';
import { marigoldHead, petals } from '../../parts/flowers.ts';
import { envelope, sheet } from '../../parts/papers.ts';

/** Something has come by post. */
export default stateScene({
  alt: 'A sealed letter on a writing desk with two marigolds and a pen.',
  rim: teal[0],
  disc: () => [
    rect(140, 40, 520, 520, down(teal[2], teal[3])),
    glow(330, 200, 240, teal[1], 0.5),
    at(140, 60, 1, petals('post', 500, 460, 14, [marigold[1], marigold[2], rose[1]])),
  ],
  front: () => [
    turn(8, 420, 250, at(300, 130, 1, sheet(250, 250, 5, ivory[1], sand[2], indigo[2]))),
    turn(-7, 400, 330, at(250, 232, 1, envelope(300, ivory[2], sindoor[2]))),
    lift(1, marigoldHead(548, 420, 1.5), marigoldHead(588, 392, 1)),
    turn(38, 240, 250, at(190, 300, 1, pen(170, marigold[2]))),
  ],
});
