import { indigo, leaf, marigold, rose, sand, teal, terracotta } from '../../palette.ts';
import { buildingHeroes } from '../../parts/heroes/building.ts';
import { deskHeroes } from '../../parts/heroes/desks.ts';
import { foodHeroes } from '../../parts/heroes/food.ts';
import { fundHeroes } from '../../parts/heroes/funds.ts';
import { guestHeroes } from '../../parts/heroes/guests.ts';
import { roomHeroes } from '../../parts/heroes/rooms.ts';
import { stageHeroes } from '../../parts/heroes/stage.ts';
import { venueHeroes } from '../../parts/heroes/venues.ts';
import { voiceHeroes } from '../../parts/heroes/voices.ts';
import { wardrobeHeroes } from '../../parts/heroes/wardrobe.ts';
import { trade } from '../../vendor.ts';

/** One picture for each category a business may choose. */
export default [
  trade('venue', 'A tent on a lawn laid for a party', 'cusped', 'golden', teal, venueHeroes.tent, 'marigold'),
  trade('catering', 'Two steaming cooking pots and laddoos', 'ogee', 'noon', terracotta, foodHeroes.handi),
  trade(
    'decoration',
    'An arch of flowers with a bouquet',
    'cusped',
    'rose',
    rose,
    guestHeroes.flowers,
    'rose',
  ),
  trade('music', 'A guitar and a pair of tabla', 'round', 'dusk', indigo, stageHeroes.instruments),
  trade('dj', 'Two loudspeakers and a mixing desk', 'window', 'night', indigo, stageHeroes.speakers),
  trade('photography', 'A camera below a row of prints', 'round', 'morning', teal, guestHeroes.camera),
  trade('fashion', 'Two lehengas on dress forms', 'window', 'rose', rose, wardrobeHeroes.lehengas),
  trade('choreography', 'Two dancers with raised arms', 'cusped', 'golden', marigold, stageHeroes.dancers),
  trade(
    'car-rentals',
    'A wedding car with garlands',
    'ogee',
    'dusk',
    teal,
    guestHeroes.weddingCar,
    'marigold',
  ),
  trade('gifts', 'Ribboned gift boxes', 'awning', 'rose', teal, guestHeroes.presents),
  trade(
    'crew',
    'A waiter with a tray and a technician in a helmet',
    'round',
    'noon',
    marigold,
    guestHeroes.crewPeople,
  ),
  trade(
    'civil-construction',
    'A concrete frame with brick walls and scaffolding',
    'window',
    'morning',
    terracotta,
    buildingHeroes.frame,
  ),
  trade(
    'architecture',
    'A model house standing on its drawing',
    'ogee',
    'morning',
    sand,
    buildingHeroes.plan,
  ),
  trade('interiors', 'A sofa, a lamp and a framed picture', 'round', 'golden', leaf, roomHeroes.livingRoom),
  trade(
    'electrical',
    'A glowing bulb with switches and a spanner',
    'window',
    'night',
    teal,
    roomHeroes.electric,
  ),
  trade('plumbing', 'Copper pipes, a tap and a bucket', 'window', 'morning', sand, roomHeroes.tapWork),
  trade(
    'painting',
    'Open paint tins with a roller and a brush',
    'round',
    'rose',
    terracotta,
    roomHeroes.paint,
  ),
  trade(
    'renovation',
    'A house half old, half restored',
    'cusped',
    'morning',
    terracotta,
    buildingHeroes.oldNew,
  ),
  trade(
    'investment',
    'A sapling with a coin among stacks of coins',
    'ogee',
    'golden',
    leaf,
    fundHeroes.sapling,
  ),
  trade('legal', 'Law books and a balance', 'ogee', 'noon', indigo, deskHeroes.lawBooks),
  trade(
    'accounting',
    'A cloth-bound account book and a calculator',
    'round',
    'noon',
    leaf,
    deskHeroes.ledger,
  ),
  trade('consulting', 'Two people talking over chai', 'cusped', 'morning', teal, deskHeroes.chaiTalk),
  trade('strategy', 'Three chess pieces on a board', 'ogee', 'dusk', indigo, deskHeroes.chess),
  trade(
    'marketing',
    'A megaphone sending out hearts and flowers',
    'round',
    'noon',
    rose,
    voiceHeroes.megaphone,
  ),
  trade('retail', 'Rolls of bright cloth', 'awning', 'noon', terracotta, wardrobeHeroes.rolls),
];
