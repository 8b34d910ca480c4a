import { indigo, ivory, leaf, marigold, rose, skin, teal } from '../../palette.ts';
import { at, down, glow, join, lift, mirror, path, poly, rect, times, turn } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { cusped } from '../../parts/arches.ts';
import { curtain } from '../../parts/fabric.ts';
import { garland, ivoryHead, marigoldHead } from '../../parts/flowers.ts';
import { hennaHand } from '../../parts/henna.ts';
import { paperLantern } from '../../parts/lanterns.ts';
import { sitter } from '../../parts/seated.ts';

/** Cones, cushions, afternoon. */
export default scene({
  alt: "A mehndi afternoon: a bride's hennaed hands in front, green drapes, henna cones and women seated on low cushions.",
  draw: () =>
    join(
      rect(0, 0, 1200, 800, down('#a9bf7c', '#e9edc9')),
      lift(2, path(`${cusped(150, 20, 900, 760, 4)}`, leaf[0])),
      glow(600, 300, 380, ivory[0], 0.8),
      curtain(-20, -10, 260, 640, -1, leaf[3]),
      mirror(600, curtain(-20, -10, 260, 640, -1, leaf[3])),
      garland(200, 0, 600, 0, 90, 0.5, [ivoryHead, marigoldHead]),
      garland(600, 0, 1000, 0, 90, 0.5, [ivoryHead, marigoldHead]),
      times(4, (i) =>
        at(
          330 + i * 180,
          40,
          0.9,
          paperLantern([rose[2], marigold[2], teal[2], rose[3]][i]!, ivory[0], 20 + (i % 2) * 30),
        ),
      ),
      lift(2, path('M-20 560Q600 520 1220 560V820H-20Z', down(rose[2], rose[3]))),
      [
        [96, marigold[2]],
        [262, teal[2]],
        [938, indigo[2]],
        [1104, marigold[2]],
      ].map(([x, f]) => lift(1, rect(Number(x) - 70, 480, 140, 90, String(f), 22))),
      at(180, 622, 1.25, sitter({ main: rose[3], lap: teal[2], woman: true, skin: skin[1] })),
      at(
        600,
        600,
        1.36,
        sitter({
          main: teal[3],
          lap: marigold[2],
          woman: true,
          skin: skin[0],
          stole: marigold[1],
          hands: [60, -46],
        }),
      ),
      at(1020, 622, 1.25, sitter({ main: indigo[2], lap: rose[2], woman: true, skin: skin[2], turn: -1 })),
      lift(3, path('M-20 700Q600 640 1220 700V820H-20Z', leaf[4])),
      turn(-12, 440, 800, at(446, 806, 1.15, hennaHand(skin[0], '#6d2a1a', rose[3]))),
      mirror(600, turn(-12, 440, 800, at(446, 806, 1.15, hennaHand(skin[0], '#6d2a1a', rose[3])))),
      [
        [600, 730],
        [560, 750],
        [640, 752],
      ].map(([x, y], i) =>
        turn(
          [-20, 30, -60][i]!,
          x!,
          y!,
          lift(
            1,
            poly([x! - 8, y! - 34, x! + 8, y! - 34, x!, y! + 26], leaf[2]),
            rect(x! - 9, y! - 40, 18, 9, marigold[1], 3),
          ),
        ),
      ),
    ),
});
