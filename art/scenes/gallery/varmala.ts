import { ivory, leaf, marigold, rose, sindoor } from '../../palette.ts';
import { at, down, ellipse, glow, join, lift, path, rect, times } from '../../paper.ts';
import { scene } from '../../scene.ts';
import {
  ivoryHead,
  mala,
  marigoldHead,
  petals,
  redHead,
  roseHead,
  saffronHead,
} from '../../parts/flowers.ts';
import { lehenga } from '../../parts/people/lehenga.ts';
import { man } from '../../parts/people/man.ts';
import { bouquet } from '../../parts/tables.ts';

/** The exchange. */
export default scene({
  alt: 'The varmala: bride and groom holding garlands out to each other on a round stage before an arch of flowers, petals falling.',
  draw: () =>
    join(
      rect(0, 0, 1200, 800, down('#f2b7ad', '#fbe3d6')),
      glow(600, 330, 480, ivory[0], 0.95),
      lift(2, path('M290 700V360A310 310 0 0 1 910 360V700H850V360A250 250 0 0 0 350 360V700Z', leaf[3])),
      times(31, (i) => {
        const a = Math.PI + (i / 30) * Math.PI;
        return [
          [roseHead, ivoryHead, marigoldHead][i % 3]!(
            600 + Math.cos(a) * 300,
            360 + Math.sin(a) * 300,
            0.9,
            i * 33,
          ),
          [ivoryHead, roseHead][i % 2]!(600 + Math.cos(a) * 264, 360 + Math.sin(a) * 264, 0.7, i * 21),
        ];
      }),
      times(9, (i) => [
        roseHead(300, 400 + i * 36, 0.86, i * 20),
        ivoryHead(334, 416 + i * 36, 0.7, i * 20),
        ivoryHead(900, 400 + i * 36, 0.86, i * 20),
        roseHead(866, 416 + i * 36, 0.7, i * 20),
      ]),
      lift(3, ellipse(600, 742, 470, 80, rose[3])),
      ellipse(600, 728, 456, 74, rose[2]),
      ellipse(600, 724, 400, 60, ivory[0]),
      at(
        440,
        740,
        1.5,
        lehenga({ main: sindoor[2], veil: true, dupatta: marigold[1], right: [24, 106], left: [12, 8] }),
      ),
      at(
        766,
        742,
        1.54,
        man({
          main: ivory[0],
          coat: marigold[2],
          wrap: rose[3],
          plume: true,
          left: [24, 106],
          right: [8, 20],
          stole: rose[2],
        }),
      ),
      mala(576, 452, 56, 150, [redHead, ivoryHead]),
      mala(634, 452, 56, 150, [marigoldHead, saffronHead]),
      petals('varmala', 1200, 640, 44, [rose[2], rose[3], marigold[1]]),
      at(120, 770, 1.4, bouquet(1.4, marigold[3])),
      at(1080, 770, 1.4, bouquet(1.4, marigold[3])),
    ),
});
