import { ivory, marigold, rose, sand, teal, terracotta } from '../../palette.ts';
import { at, clip, lift, line, path, rect, times } from '../../paper.ts';
import { stateScene } from '../../state-scene.ts';
import { magnifier } from '../../parts/desk.ts';
import { pin } from '../../parts/map.ts';

/** Looked everywhere. */
export default stateScene({
  alt: 'A magnifying glass over an empty stretch of a paper street map.',
  rim: ivory[2],
  middle: 310,
  front: () => [
    clip(
      'M400 60A250 250 0 0 1 400 560A250 250 0 0 1 400 60Z',
      rect(100, 40, 620, 540, sand[1]),
      times(6, (j) =>
        times(7, (i) =>
          rect(
            110 + i * 92,
            50 + j * 92,
            78,
            78,
            [sand[2], ivory[1], terracotta[0], sand[2]][(i * 3 + j) % 4]!,
            8,
          ),
        ),
      ),
      line('M60 330C220 290 400 380 740 320', ivory[0], 26),
      line('M300 20C340 200 300 400 380 620', ivory[0], 22),
    ),
    lift(
      1,
      path(
        'M400 60A250 250 0 0 1 400 560A250 250 0 0 1 400 60ZM400 44A266 266 0 0 0 400 576A266 266 0 0 0 400 44Z',
        teal[1],
        'fill-rule="evenodd"',
      ),
    ),
    at(240, 250, 0.9, pin(70, rose[2])),
    at(560, 430, 0.8, pin(70, marigold[2])),
    at(400, 290, 1, magnifier(118)),
    line('M372 300Q400 282 428 300', sand[3], 6),
  ],
});
