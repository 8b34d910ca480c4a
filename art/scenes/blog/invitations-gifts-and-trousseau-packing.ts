import { indigo, ivory, leaf, marigold, rose, sindoor, teal, terracotta } from '../../palette.ts';
import { at, down, glow, join, lift, path, rect, times, turn } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { box, cusped, pierced } from '../../parts/arches.ts';
import { foldedCloth } from '../../parts/fabric.ts';
import { marigoldHead, roseHead, strand } from '../../parts/flowers.ts';
import { bangles, giftBox, invitation, jutti, trunk } from '../../parts/gifts.ts';

/** The trunk that goes with her. */
export default scene({
  alt: 'An open wedding trunk full of folded saris, with ribboned gift boxes, invitation cards, bangles and embroidered shoes around it.',
  share: true,
  draw: () =>
    join(
      rect(0, 0, 1200, 800, down('#f4cdbd', '#fae6d2')),
      glow(480, 260, 420, ivory[0], 0.9),
      lift(2, pierced(box(-30, -30, 1260, 660), [cusped(210, 40, 780, 640, 4)], rose[2])),
      lift(
        1,
        path(cusped(180, 8, 840, 680, 4) + cusped(210, 40, 780, 650, 4), marigold[1], 'fill-rule="evenodd"'),
      ),
      strand(110, -10, 300, 0.6),
      strand(1090, -10, 300, 0.6),
      lift(3, rect(-20, 610, 1240, 220, down(teal[2], teal[3]))),
      rect(-20, 610, 1240, 16, marigold[1]),
      at(
        590,
        690,
        1,
        trunk(
          420,
          190,
          join(
            times(3, (i) =>
              at(
                -190,
                -196 - i * 34,
                1,
                lift(
                  1,
                  foldedCloth(
                    180,
                    38,
                    [rose[3], marigold[2], indigo[2]][i]!,
                    [marigold[1], rose[3], marigold[1]][i]!,
                  ),
                ),
              ),
            ),
            times(4, (i) =>
              at(
                4,
                -196 - i * 34,
                1,
                lift(1, foldedCloth(184, 38, [teal[1], sindoor[2], leaf[2], ivory[1]][i]!, marigold[1])),
              ),
            ),
            lift(1, path('M-150 -196C-140 -150 -120 -120 -80 -112L-20 -130L-10 -196Z', rose[2])),
          ),
        ),
      ),
      at(250, 700, 1, giftBox(170, 130, rose[3], marigold[1])),
      at(236, 562, 1, giftBox(112, 84, ivory[1], teal[2])),
      at(370, 738, 1, giftBox(100, 74, marigold[2], rose[4])),
      turn(-8, 930, 560, at(850, 470, 1, invitation(150, 210, teal[3], ivory[0]))),
      turn(9, 1010, 570, at(950, 500, 1, invitation(150, 210, terracotta[3], rose[0]))),
      at(
        850,
        744,
        1,
        bangles(90, [sindoor[2], marigold[1], teal[2], marigold[2], rose[2], marigold[1], sindoor[2]]),
      ),
      at(1016, 770, 1.2, jutti(100, sindoor[3])),
      at(1128, 748, 1.1, jutti(100, sindoor[3])),
      lift(
        1,
        times(7, (i) => (i % 2 ? marigoldHead : roseHead)(440 + i * 44, 750 + (i % 3) * 12, 0.6, i * 40)),
      ),
    ),
});
