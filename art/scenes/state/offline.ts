import { indigo, ink, marigold } from '../../palette.ts';
import { at, down, fade, line, rect } from '../../paper.ts';
import { stateScene } from '../../state-scene.ts';
import { farTown } from '../../parts/far-town.ts';
import { diya, moon, stars } from '../../parts/lights.ts';
import { pole } from '../../parts/wires.ts';

/** The wire is down, the lamp still burns. */
export default stateScene({
  alt: 'Two electricity poles with a broken wire between them and a clay lamp burning in front.',
  rim: indigo[0],
  disc: () => [
    rect(100, 20, 620, 560, down(indigo[2], '#c98a84')),
    stars(800, 260, 26),
    moon(520, 150, 30),
    fade(0.7, farTown(100, 440, 620, indigo[3], 'both')),
    rect(100, 430, 620, 170, indigo[3]),
  ],
  front: () => [
    at(240, 470, 0.84, pole(330, ink[2])),
    at(580, 470, 0.84, pole(330, ink[2])),
    line('M246 206C300 260 330 260 346 300C352 320 336 330 340 350', ink[2], 4),
    line('M574 206C520 250 500 250 480 282C470 300 486 312 476 332', ink[2], 4),
    line('M340 350l-8 12M340 350l10 10M476 332l-10 10M476 332l8 12', marigold[1], 4),
    at(404, 520, 2.2, diya),
  ],
});
