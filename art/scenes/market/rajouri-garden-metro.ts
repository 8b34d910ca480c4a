import { indigo, ivory, marigold, rose, skin, teal, terracotta } from '../../palette.ts';
import { at, down, fade, join, lift, line, path, rect, times } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { facade } from '../../parts/facade.ts';
import { farTown } from '../../parts/far-town.ts';
import { centred } from '../../parts/lettering.ts';
import { metro } from '../../parts/metro.ts';
import { man } from '../../parts/people/man.ts';
import { sari } from '../../parts/people/sari.ts';
import { autoRickshaw, scooter } from '../../parts/vehicles.ts';
import { sun } from '../../parts/weather.ts';

/** The interchange at the morning rush. */
export default scene({
  alt: 'Two metro lines crossing at different heights above Rajouri Garden with a station roof, stairs and commuters below.',
  draw: () =>
    join(
      rect(0, 0, 1200, 800, down('#8fc0c6', '#fbe6c4')),
      sun(220, 150, 70, '#fff3cf'),
      fade(0.5, farTown(-20, 600, 1240, teal[1], 'new')),
      facade(20, 680, 230, 300, 3, 3, terracotta, 'rm1'),
      facade(960, 680, 230, 340, 3, 3, rose, 'rm2', 'round'),
      [160, 1040].map((x) => rect(x - 18, 330, 36, 370, '#c3b6a2')),
      lift(2, rect(-20, 300, 1240, 40, '#d5c9b6'), rect(-20, 330, 1240, 12, '#b0a38f')),
      at(-40, 300, 1, metro(640, indigo[2])),
      [330, 600, 870].map((x) =>
        lift(
          2,
          path(`M${x - 26} 720V500L${x - 70} 460H${x + 70}L${x + 26} 500V720Z`, '#d3c6b2'),
          path(`M${x + 6} 720V470H${x + 54}L${x + 26} 500V720Z`, '#b4a792'),
        ),
      ),
      lift(3, rect(-20, 420, 1240, 48, '#e0d4c1'), rect(-20, 458, 1240, 14, '#b9ac98')),
      lift(
        3,
        path('M330 420V330Q600 230 870 330V420Z', teal[3]),
        path('M354 404V340Q600 252 846 340V404Z', teal[1]),
      ),
      at(380, 420, 1, metro(760, rose[3])),
      lift(2, path('M310 336Q600 216 890 336L880 356Q600 240 320 356Z', ivory[0])),
      lift(1, rect(500, 360, 200, 44, teal[4], 6)),
      centred('RAJOURI', 600, 370, 24, marigold[1], 4.5),
      lift(3, path('M-20 690Q600 670 1220 690V820H-20Z', down('#8b7f78', '#5f564f'))),
      lift(2, path('M640 690L760 480H840L760 690Z', '#cfc2ae')),
      times(9, (i) => line(`M${654 + i * 13} ${676 - i * 22}H${762 + i * 8}`, '#a89a85', 3)),
      at(250, 760, 1, autoRickshaw(200)),
      at(480, 760, 0.84, sari({ main: teal[2], trim: rose[3], flowers: true })),
      at(550, 764, 0.86, man({ main: ivory[0], coat: indigo[2] })),
      at(900, 764, 0.86, man({ main: marigold[2], back: true, skin: skin[3] })),
      at(980, 764, 0.84, sari({ main: rose[3], back: true, flowers: true })),
      at(1090, 770, 0.9, scooter(160, marigold[2])),
    ),
});
