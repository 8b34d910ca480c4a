import { indigo, ivory, leaf, marigold, rose, sand, shade, teal, terracotta } from '../../palette.ts';
import { at, clip, down, fade, glow, join, lift, path, poly, rect, times } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { pillar } from '../../parts/arches.ts';
import { curtain, shamiana } from '../../parts/fabric.ts';
import { garland } from '../../parts/flowers.ts';
import { hedge, palm } from '../../parts/greens.ts';
import { chandelier } from '../../parts/hall.ts';
import { stringLights } from '../../parts/lights.ts';
import { tree } from '../../parts/plants.ts';
import { bouquet, chair, roundTable } from '../../parts/tables.ts';
import { cloud, sun } from '../../parts/weather.ts';

const farm = () =>
  join(
    rect(0, 0, 1200, 800, down('#9fcfc6', '#f8ecd0')),
    sun(170, 150, 64, '#fff3cf'),
    at(420, 150, 1, cloud(190, ivory[0])),
    fade(0.6, path('M-20 470C160 400 420 430 760 460V560H-20Z', leaf[1])),
    path('M-20 500C200 460 420 490 760 480V820H-20Z', leaf[2]),
    lift(
      2,
      poly([90, 500, 90, 390, 330, 390, 330, 500], ivory[1]),
      poly([64, 396, 130, 312, 300, 312, 356, 396], terracotta[2]),
      poly([210, 312, 300, 312, 356, 396, 220, 396], terracotta[3]),
    ),
    times(3, (i) => rect(116 + i * 72, 420, 42, 80, i === 1 ? teal[3] : teal[1], 2)),
    at(40, 520, 1, tree('farm', 260)),
    hedge('farm', -20, 560, 420, 60, leaf[3]),
    shamiana(330, 470, 340, 120, ivory[0], marigold[1], 34),
    times(3, (i) => rect(352 + i * 150, 476, 8, 130, sand[3])),
    lift(3, path('M-20 600C200 580 420 610 800 590V820H-20Z', leaf[3])),
    at(200, 650, 1.05, chair(120)),
    at(330, 650, 1.05, chair(120)),
    at(262, 640, 1.1, roundTable(200)),
    at(262, 634, 0.9, bouquet(1)),
    at(90, 790, 1.3, palm(110)),
    stringLights(-20, 250, 330, 360, 30),
  );

const hall = () =>
  join(
    rect(0, 0, 1200, 800, down(indigo[4], rose[4])),
    glow(920, 240, 420, marigold[1], 0.75),
    times(5, (i) => pillar(560 + i * 150, 190, 620, 40, '#b98a7a')),
    rect(480, 150, 740, 44, '#8d5a5a'),
    rect(480, 186, 740, 14, shade('#8d5a5a', 0.3)),
    curtain(580, 200, 150, 400, -1, rose[3]),
    curtain(1050, 200, 170, 400, 1, rose[3]),
    lift(2, rect(740, 500, 330, 100, rose[4], 4), rect(720, 586, 370, 24, shade(rose[4], 0.25), 3)),
    lift(
      1,
      path('M820 500V420Q822 400 842 400H968Q988 400 990 420V500Z', ivory[2]),
      rect(804, 456, 202, 44, ivory[3], 12),
    ),
    garland(740, 230, 905, 230, 36, 0.5),
    garland(905, 230, 1070, 230, 36, 0.5),
    lift(2, path('M480 612H1220V820H480Z', down('#6b3346', '#35173a'))),
    fade(0.25, path('M780 612H1030L1180 820H660Z', marigold[1])),
    at(905, 0, 1.25, chandelier(170)),
    at(760, 700, 1.05, chair(120)),
    at(900, 700, 1.05, chair(120)),
    at(832, 690, 1.1, roundTable(200, ivory[1], marigold[2])),
    at(832, 684, 0.9, bouquet(1, rose[3])),
    at(1090, 700, 1.05, chair(120)),
    at(1160, 690, 1.1, roundTable(200, ivory[1], marigold[2])),
  );

/** Two answers to one question, cut along a diagonal. */
export default scene({
  alt: 'Two wedding venues side by side: a farmhouse lawn with a tent by day, and a pillared banquet hall with a chandelier by night.',
  share: true,
  draw: () =>
    join(
      farm(),
      lift(4, path('M664 -40L520 840H1260V-40Z', indigo[4])),
      clip('M664 -40L520 840H1260V-40Z', hall()),
      path('M664 -40L520 840H532L676 -40Z', marigold[1]),
    ),
});
