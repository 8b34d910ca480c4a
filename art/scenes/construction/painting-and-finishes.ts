import { ivory, leaf, marigold, rose, sand, skin, teal, terracotta } from '../../palette.ts';
import { at, down, ellipse, glow, join, lift, line, path, rect, times, turn } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { potted } from '../../parts/greens.ts';
import { brush, tin } from '../../parts/paint-tools.ts';
import { worker } from '../../parts/people/worker.ts';

/** Half the wall done. */
export default scene({
  alt: 'A painter on a ladder rolling teal paint over an ivory wall, with colour cards, tins and a brush on the floor.',
  draw: () =>
    join(
      rect(0, 0, 1200, 800, ivory[2]),
      path('M-20 -20H760C740 120 780 240 750 360C776 470 740 560 756 660H-20Z', teal[2]),
      times(5, (i) => rect(748 + (i % 2) * 6, 40 + i * 120, 56 + (i % 3) * 26, 66, teal[2], 8)),
      glow(200, 140, 420, '#eafaf0', 0.35),
      lift(1, path('M90 120H330V430H90Z', ivory[0]), path('M106 136H314V414H106Z', '#cfe6e6')),
      line('M210 136V414M106 275H314', ivory[0], 9),
      lift(1, rect(74, 424, 272, 20, ivory[0], 3)),
      at(160, 424, 0.8, potted(64)),
      at(260, 424, 0.7, potted(54, leaf, marigold[2])),
      lift(2, rect(-20, 650, 1240, 24, ivory[0]), rect(-20, 672, 1240, 150, down(sand[2], sand[3]))),
      lift(1, path('M420 700H1140L1190 790H360Z', ivory[1])),
      [
        [560, 752, 26],
        [700, 740, 14],
        [900, 768, 20],
        [1040, 744, 12],
      ].map(([x, y, r]) => ellipse(x!, y!, r! * 1.6, r! * 0.5, teal[2])),
      lift(2, line('M560 740L640 300M760 740L680 300', sand[4], 13)),
      times(6, (i) => line(`M${580 + i * 13} ${680 - i * 66}H${740 - i * 10}`, sand[3], 10)),
      at(
        656,
        560,
        1.2,
        worker({
          main: ivory[0],
          vest: marigold[2],
          trim: '#5d6b85',
          back: true,
          right: [150, 160],
          left: [30, 10],
          skin: skin[2],
          hat: ivory[1],
        }),
      ),
      line('M730 208L790 120', marigold[3], 8),
      turn(
        -14,
        800,
        110,
        at(800, 90, 1, lift(2, rect(-74, -22, 148, 44, teal[1], 10), rect(-74, 2, 148, 20, teal[3], 8))),
      ),
      at(900, 752, 1.1, tin(120, teal[2])),
      at(1050, 760, 1, tin(92, rose[2])),
      at(460, 756, 1, tin(92, marigold[1])),
      turn(70, 820, 770, at(800, 770, 1, brush(54, teal[2]))),
      turn(
        6,
        1020,
        300,
        lift(
          2,
          times(5, (i) =>
            rect(930, 210 + i * 50, 180, 44, [teal[1], leaf[1], rose[1], marigold[1], terracotta[1]][i]!, 4),
          ),
        ),
      ),
      lift(1, rect(996, 196, 44, 20, sand[1], 2)),
    ),
});
