import { marigold, rose } from '../../palette.ts';
import { at, down, fade, glow, join, lift, path, rect } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { box, cusped, ogee, pierced } from '../../parts/arches.ts';
import { farTown } from '../../parts/far-town.ts';
import { strand, toran } from '../../parts/flowers.ts';
import { upperStorey, walls } from '../../parts/haveli.ts';
import { vintageCar } from '../../parts/houses.ts';
import { smallDiya, stars, stringLights } from '../../parts/lights.ts';
import { tree } from '../../parts/plants.ts';

/** The groom's car at the gate. */
export default scene({
  alt: 'A vintage-styled wedding car garlanded with marigolds and roses waiting at an arched haveli gate at dusk.',
  draw: () =>
    join(
      rect(0, 0, 1200, 800, down('#51386b', '#f0a877')),
      stars(1200, 160, 14),
      glow(600, 470, 460, marigold[1], 0.7),
      fade(0.5, farTown(-20, 560, 1240, '#7c486b', 'old')),
      at(
        300,
        620,
        1,
        join(
          upperStorey(0, -430, 600, 110, 6, walls.dusk),
          lift(
            2,
            pierced(
              box(0, -330, 600, 330),
              [cusped(150, -290, 300, 300, 4), ogee(40, -200, 70, 120), ogee(490, -200, 70, 120)],
              walls.dusk.wall,
            ),
          ),
          path(
            `${cusped(138, -306, 324, 310, 4)}${cusped(150, -290, 300, 296, 4)}`,
            walls.dusk.trim,
            'fill-rule="evenodd"',
          ),
          path(ogee(40, -200, 70, 120) + ogee(490, -200, 70, 120), marigold[1]),
        ),
      ),
      toran(450, 336, 750, 8, 1),
      [310, 890].map((x) => strand(x, 300, 240, 0.6)),
      stringLights(-20, 180, 300, 250, 30),
      stringLights(900, 250, 1220, 180, 30),
      at(90, 640, 1.2, tree('car1', 340)),
      at(1120, 640, 1.2, tree('car2', 320)),
      lift(2, path('M-20 616H1220V820H-20Z', down('#8a5160', '#4c2c47'))),
      fade(0.5, path('M470 618H730L860 820H340Z', rose[3])),
      at(600, 740, 1, vintageCar(640)),
      smallDiya(120, 770, 1.2),
      smallDiya(190, 784, 1.2),
      smallDiya(1010, 784, 1.2),
      smallDiya(1080, 770, 1.2),
    ),
});
