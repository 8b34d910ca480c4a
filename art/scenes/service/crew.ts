import { indigo, ink, ivory, marigold, rose, sand, skin, teal, terracotta } from '../../palette.ts';
import { at, circle, down, ellipse, fade, join, lift, line, path, rect, times, turn } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { bunting } from '../../parts/fabric.ts';
import { arcade } from '../../parts/haveli.ts';
import { lehenga } from '../../parts/people/lehenga.ts';
import { man } from '../../parts/people/man.ts';
import { sari } from '../../parts/people/sari.ts';
import { worker } from '../../parts/people/worker.ts';
import { camera } from '../../parts/studio.ts';
import { goblet } from '../../parts/tables.ts';

/** The people one does not notice on the night, and should. */
export default scene({
  alt: 'A row of event crew ready for work: an usher with a tray, a coordinator with a clipboard, a photographer, a technician in a helmet and a host in a lehenga.',
  share: true,
  draw: () =>
    join(
      rect(0, 0, 1200, 800, down(marigold[1], marigold[0])),
      circle(600, 420, 400, marigold[1]),
      circle(600, 430, 310, '#fbd27c'),
      circle(600, 440, 220, marigold[0]),
      fade(0.5, arcade(60, 200, 1080, 520, 5, { wall: '#f6be55', inside: '#fbd98f', trim: '#f3b23f' })),
      bunting(-20, 40, 600, 70, 50, [teal[2], rose[2], ivory[0], terracotta[2]], 34),
      bunting(600, 70, 1220, 40, 50, [teal[2], rose[2], ivory[0], terracotta[2]], 34),
      lift(2, path('M-20 680Q600 640 1220 680V820H-20Z', down(terracotta[1], terracotta[2]))),
      at(
        150,
        742,
        1.42,
        man({ main: ivory[0], coat: ink[2], trim: ink[2], left: [10, 4], right: [36, 128], skin: skin[2] }),
      ),
      at(
        258,
        462,
        1.1,
        join(
          lift(1, ellipse(0, 0, 54, 9, '#bdb5a5')),
          at(-24, -2, 0.9, goblet()),
          at(4, -2, 0.9, goblet(teal[1], rose[2])),
          at(30, -2, 0.9, goblet()),
        ),
      ),
      at(
        380,
        752,
        1.4,
        sari({
          main: teal[2],
          trim: indigo[3],
          left: [14, 20],
          right: [24, -66],
          skin: skin[1],
          flowers: true,
        }),
      ),
      turn(
        -8,
        372,
        540,
        lift(
          1,
          rect(340, 492, 72, 94, sand[4], 5),
          rect(347, 502, 58, 78, ivory[0], 2),
          rect(360, 486, 32, 13, ink[1], 4),
        ),
        times(4, (i) => rect(354, 516 + i * 14, 42 - (i % 2) * 12, 6, teal[2], 3)),
      ),
      at(
        606,
        746,
        1.46,
        man({ main: indigo[2], trim: indigo[4], left: [22, -72], right: [22, -72], skin: skin[3] }),
      ),
      line('M582 404Q584 470 570 482M630 404Q628 470 642 482', ink[3], 5),
      at(606, 506, 1, camera(84)),
      at(
        826,
        752,
        1.42,
        worker({
          main: ivory[2],
          vest: teal[2],
          trim: ink[1],
          right: [16, 30],
          left: [12, 6],
          skin: skin[1],
          hat: marigold[2],
        }),
      ),
      lift(
        1,
        `<g fill="none" stroke="${ink[2]}" stroke-width="8"><circle cx="912" cy="590" r="34"/><circle cx="912" cy="590" r="22"/></g>`,
      ),
      at(
        1048,
        746,
        1.42,
        lehenga({
          main: rose[3],
          trim: marigold[3],
          dupatta: marigold[1],
          left: [26, 146],
          right: [12, 4],
          skin: skin[2],
        }),
      ),
      lift(4, path('M-20 790Q600 760 1220 790V820H-20Z', terracotta[3])),
    ),
});
