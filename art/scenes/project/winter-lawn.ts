import { ivory, marigold, rose, sand, teal } from '../../palette.ts';
import { at, down, fade, glow, join, lift, path, rect, times } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { round } from '../../parts/arches.ts';
import { shamiana } from '../../parts/fabric.ts';
import { stars, stringLights } from '../../parts/lights.ts';
import { man } from '../../parts/people/man.ts';
import { tree } from '../../parts/plants.ts';
import { bouquet, chair, longTable } from '../../parts/tables.ts';
import { mist } from '../../parts/weather.ts';

/** Canvas sides, gas heaters, shawls on the chairs. */
export default scene({
  alt: 'A winter wedding lawn with canvas-walled tents, standing heaters and long tables under low lights in light fog.',
  draw: () =>
    join(
      rect(0, 0, 1200, 800, down('#34406b', '#c7a596')),
      stars(1200, 140, 12),
      mist(1200, 330, 130, '#d6d2d2', 0.5),
      fade(
        0.7,
        at(
          70,
          560,
          1.2,
          tree('wl1', 340, ['#8aa0a8', '#738b95', '#5d7682', '#4b636f', '#3b515c'], '#3b4652'),
        ),
        at(
          1130,
          560,
          1.2,
          tree('wl2', 340, ['#8aa0a8', '#738b95', '#5d7682', '#4b636f', '#3b515c'], '#3b4652'),
        ),
      ),
      rect(0, 550, 1200, 260, down('#5c7468', '#33463f')),
      shamiana(180, 330, 420, 150, ivory[1], rose[2], 40),
      shamiana(620, 330, 420, 150, ivory[1], marigold[1], 40),
      [200, 640].map((x) =>
        join(
          rect(x, 350, 380, 220, '#f0dcbf', 0, 'opacity=".85"'),
          glow(x + 190, 460, 210, marigold[1], 0.6),
          times(4, (i) => rect(x + i * 124, 350, 8, 222, sand[3])),
          times(3, (i) => path(round(x + 24 + i * 124, 400, 84, 160), '#ffdf9e', 'opacity=".8"')),
        ),
      ),
      stringLights(-20, 260, 620, 330, 40, 38, '#1b1b42'),
      stringLights(600, 330, 1220, 260, 40, 38, '#1b1b42'),
      [150, 610, 1060].map((x) =>
        at(
          x,
          690,
          1,
          join(
            rect(-5, -190, 10, 180, '#8a9194'),
            rect(-26, -14, 52, 14, '#6f777a', 4),
            lift(1, path('M-50 -190H50L30 -214H-30Z', '#b6bcbd')),
            rect(-18, -188, 36, 40, marigold[2], 5),
            glow(0, -170, 90, marigold[2], 0.9),
          ),
        ),
      ),
      [
        [340, 660],
        [860, 660],
      ].map(([x, y]) =>
        at(
          x! - 160,
          y!,
          1,
          join(
            longTable(320, 110, ivory[0], teal[2], 7),
            at(70, -4, 0.6, bouquet(1)),
            at(160, -4, 0.6, bouquet(1)),
            at(250, -4, 0.6, bouquet(1)),
          ),
        ),
      ),
      times(6, (i) => at(210 + i * 52, 790, 1, chair(110, sand[3], [rose[3], teal[2]][i % 2]!))),
      times(6, (i) => at(730 + i * 52, 790, 1, chair(110, sand[3], [rose[3], marigold[2]][i % 2]!))),
      at(610, 770, 0.8, man({ main: ivory[1], coat: '#5b3a28', stole: rose[3] })),
      mist(1200, 700, 90, '#e6e2df', 0.35),
    ),
});
