import { ink, ivory, marigold, rose, sand, teal } from '../../palette.ts';
import { at, clip, down, glow, lift, path, rect } from '../../paper.ts';
import { stateScene } from '../../state-scene.ts';
import { box, ogee } from '../../parts/arches.ts';
import { doubleDoor, hangingKey, padlock } from '../../parts/doors.ts';
import { toran } from '../../parts/flowers.ts';
import { potted } from '../../parts/greens.ts';
import { lantern } from '../../parts/lanterns.ts';

/** The door is there, and so is the key. */
export default stateScene({
  alt: 'A carved wooden door under an arch with a brass lock, its key on a hook beside a lit lantern.',
  rim: rose[1],
  disc: () => [
    rect(140, 40, 520, 520, down(rose[0], rose[1])),
    glow(560, 210, 170, ivory[0], 0.8),
    lift(3, rect(140, 486, 520, 80, down(sand[2], sand[3]))),
  ],
  front: () => [
    lift(3, path(ogee(262, 78, 276, 412), ivory[2])),
    path(ogee(284, 108, 232, 382), teal[3]),
    clip(ogee(294, 120, 212, 370), at(294, 120, 1, doubleDoor(212, 370, teal))),
    toran(290, 232, 510, 12, 0.8),
    lift(2, path(box(250, 482, 300, 14), sand[1]), rect(236, 494, 328, 16, sand[2], 3)),
    at(400, 320, 0.95, padlock),
    rect(566, 292, 10, 10, ink[1], 3),
    at(571, 300, 1.1, hangingKey),
    at(570, 130, 1.25, lantern(marigold[3], 20)),
    at(216, 508, 1.05, potted(74)),
  ],
});
