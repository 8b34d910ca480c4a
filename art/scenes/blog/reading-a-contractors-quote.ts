import { indigo, ivory, marigold, sand, sindoor, teal } from '../../palette.ts';
import { at, clip, down, fade, join, lift, line, rect, times, turn } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { magnifier, pencil } from '../../parts/desk.ts';
import { centred } from '../../parts/lettering.ts';
import { brick } from '../../parts/materials.ts';
import { ledgerSheet } from '../../parts/papers.ts';
import { hardHat, rule } from '../../parts/tools.ts';

/** The line that is easy to miss. */
export default scene({
  alt: "A contractor's quotation on a blueprint with a magnifying glass over one line, a safety helmet, a pencil and a folding rule beside it.",
  share: true,
  draw: () =>
    join(
      rect(0, 0, 1200, 800, down(teal[3], teal[4])),
      fade(
        0.34,
        line(
          times(16, (i) => `M${i * 80} 0V800`).join('') + times(11, (i) => `M0 ${i * 80}H1200`).join(''),
          teal[1],
          1.2,
        ),
      ),
      fade(
        0.75,
        line('M80 120H420V360H250V520H80ZM250 360V120M80 300H170M210 300H250M330 360V300', teal[1], 5),
        line('M80 560H420M80 550V570M420 550V570M460 120V520M450 120H470M450 520H470', teal[1], 2.5),
        line('M120 120A50 50 0 0 0 170 170M170 120V170', teal[1], 3),
      ),
      turn(4, 640, 420, at(430, 70, 1, ledgerSheet(450, 640, 11, indigo[3], 6))),
      at(
        836,
        452,
        1,
        magnifier(
          118,
          clip(
            'M-112 0A112 112 0 0 1 112 0A112 112 0 0 1 -112 0Z',
            rect(-120, -120, 240, 240, ivory[0]),
            rect(-110, -34, 220, 66, marigold[0]),
            rect(-92, -12, 96, 22, sand[4], 5),
            centred('₹ ?', 62, -16, 32, sindoor[2], 6),
            rect(-92, 56, 120, 16, sand[2], 5),
            rect(-92, -84, 150, 16, sand[2], 5),
          ),
        ),
      ),
      at(210, 720, 1, hardHat(270)),
      turn(-64, 1080, 250, at(980, 240, 1.2, pencil(230))),
      at(930, 700, 1.2, rule(230)),
      at(360, 754, 1, lift(1, brick(92))),
      at(250, 0, 1, ''),
    ),
});
