import { indigo, marigold, rose, sand, skin, teal } from '../../palette.ts';
import { at, join, line, type Svg, turn } from '../../paper.ts';
import { dhol, guitar, tabla } from '../instruments.ts';
import { lehenga } from '../people/lehenga.ts';
import { sari } from '../people/sari.ts';
import { djDesk, musicNote, speaker } from '../sound.ts';

/** Sound and dance. Each stands on 0,0, at most 420 wide and 420 high. */
export const stageHeroes = {
  speakers: (): Svg =>
    join(
      at(-140, 0, 1, speaker(140, 330, indigo[4], teal[2])),
      at(140, 0, 1, speaker(140, 330, indigo[4], teal[2])),
      at(0, -150, 0.8, djDesk(240, 180)),
      at(-60, -330, 1, musicNote(60, marigold[2])),
      at(70, -360, 1, musicNote(50, rose[2])),
    ),
  dhol: (): Svg =>
    join(
      at(0, -110, 1.6, dhol(220)),
      line('M-160 -230L40 -140M170 -240L60 -150', sand[3], 11),
      at(-110, -290, 1, musicNote(56, marigold[2])),
      at(120, -320, 1, musicNote(48, rose[2])),
    ),
  deck: (): Svg =>
    join(
      at(
        0,
        0,
        1.05,
        sari({ main: rose[3], trim: indigo[3], left: [24, 60], right: [140, 172], skin: skin[2] }),
      ),
      at(0, -150, 1, djDesk(380, 150)),
      at(-170, -280, 1, musicNote(56, marigold[1])),
      at(170, -300, 1, musicNote(56, teal[1])),
    ),
  dancers: (): Svg =>
    join(
      at(
        -110,
        0,
        1.1,
        lehenga({ main: marigold[2], trim: rose[3], dupatta: rose[1], left: [150, 120], right: [70, 140] }),
      ),
      at(
        110,
        0,
        1.14,
        lehenga({
          main: rose[3],
          trim: teal[3],
          dupatta: marigold[1],
          left: [60, 150],
          right: [150, 120],
          skin: skin[2],
        }),
      ),
    ),
  instruments: (): Svg =>
    join(
      turn(10, 120, 0, at(130, 0, 1, guitar(380))),
      at(-90, 0, 1.5, tabla(150)),
      at(-60, -330, 1, musicNote(60, marigold[2])),
    ),
} as const;
