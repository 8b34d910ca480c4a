/** @file The albums of the demonstration: drawn scenes by occasion. A test checks that each is drawn. */
import type { SceneIn } from '#content/types.ts';

type Album = {
  readonly heading: string;
  readonly sentence: string;
  readonly photos: readonly {
    readonly id: SceneIn<'gallery'>;
    readonly caption: string;
    readonly alt: string;
  }[];
};

/** The albums, in the order in which a celebration happens. */
export const albumSeeds: readonly Album[] = [
  {
    heading: 'Before the wedding',
    sentence: 'The days at home: turmeric, henna, and the first songs.',
    photos: [
      {
        id: 'haldi',
        caption: 'Haldi in the morning',
        alt: 'A haldi morning: the bride seated under yellow drapes and marigold strings, brass bowls of turmeric and petals around her, two women beside.',
      },
      {
        id: 'mehndi',
        caption: 'Mehndi in the afternoon',
        alt: "A mehndi afternoon: a bride's hennaed hands in front, green drapes, henna cones and women seated on low cushions.",
      },
      {
        id: 'sangeet',
        caption: 'Sangeet night',
        alt: "A sangeet night: a lit stage with a musician's seat, dancing guests in bright skirts and kurtas, and lanterns overhead.",
      },
    ],
  },
  {
    heading: 'The wedding',
    sentence: 'From the first beat of the dhol to the last handful of rice.',
    photos: [
      {
        id: 'baraat',
        caption: 'The baraat arrives',
        alt: 'A baraat at dusk: the groom stands in an open car hung with marigolds under a fringed umbrella, a dhol player and dancing family between light poles.',
      },
      {
        id: 'varmala',
        caption: 'Varmala',
        alt: 'The varmala: bride and groom holding garlands out to each other on a round stage before an arch of flowers, petals falling.',
      },
      {
        id: 'mandap-by-day',
        caption: 'A mandap by day',
        alt: 'A mandap on a lawn by day: bamboo posts, ivory drapes and jasmine, low seats round the fire altar and trees beyond.',
      },
      {
        id: 'mandap-by-night',
        caption: 'A mandap by night',
        alt: 'A glowing mandap at night reflected in water, hung with crimson flowers and rows of lamps, under trees wrapped in lights.',
      },
      {
        id: 'pheras',
        caption: 'The pheras',
        alt: 'The pheras at night: bride and groom seated by the sacred fire under a mandap of white drapes and marigolds, lamps in front.',
      },
      {
        id: 'vidaai',
        caption: 'Vidaai',
        alt: 'The vidaai at dawn: a decorated palanquin waits outside the house, the bride at the door throws rice over her shoulder, family behind.',
      },
    ],
  },
  {
    heading: 'At home',
    sentence: 'Smaller days that are remembered as long.',
    photos: [
      {
        id: 'griha-pravesh',
        caption: 'Griha pravesh',
        alt: 'A griha pravesh: the door of a new house hung with mango leaves, a kalash on each side and rice on the step, clay lamps and a rangoli before it.',
      },
      {
        id: 'naming-ceremony',
        caption: 'A naming ceremony',
        alt: 'A naming ceremony: a flower-hung cradle under a canopy of paper stars, with brass lamps, sweets and small toys.',
      },
      {
        id: 'birthday',
        caption: 'A birthday',
        alt: 'A birthday table with a three-tier cake, candles, balloons, bunting, gift boxes and bowls of sweets.',
      },
    ],
  },
  {
    heading: 'Evenings',
    sentence: 'For a couple, a neighbourhood, a team, a first product.',
    photos: [
      {
        id: 'reception',
        caption: 'Reception',
        alt: 'A reception stage with a sofa under a chandelier, the couple greeting a family, tall flower stands on both sides.',
      },
      {
        id: 'anniversary',
        caption: 'Twenty-five years',
        alt: "A silver anniversary dinner at a small terrace table: two chairs, roses, candlelight and the town's domes behind.",
      },
      {
        id: 'dance-floor',
        caption: 'The dance floor',
        alt: 'A checkered dance floor under a mirror ball with coloured beams and pairs of dancers in evening dress.',
      },
      {
        id: 'diwali-mela',
        caption: 'Diwali mela',
        alt: 'A Diwali fair at night: rows of lit stalls, star lanterns, a giant wheel and families with sparklers among clay lamps.',
      },
      {
        id: 'corporate-dinner',
        caption: 'A company dinner',
        alt: 'A company dinner in a pillared hall: round tables with white cloths, a lit stage with a lectern and a screen showing a rising chart.',
      },
      {
        id: 'product-launch',
        caption: 'A product launch',
        alt: 'A product launch: a teal cloth slides off a box on a lit round stand, confetti in the air, guests watching in front.',
      },
    ],
  },
  {
    heading: 'Details',
    sentence: 'What guests see first, and what they take home in their phones.',
    photos: [
      {
        id: 'floral-gate',
        caption: 'The floral gate',
        alt: 'A tall floral gate of roses, marigolds and leaves at the head of a carpeted path with lamps, guests arriving.',
      },
      {
        id: 'lamp-lit-path',
        caption: 'A lamp-lit path',
        alt: 'A garden path at night lined with clay lamps and lanterns in trees, leading to a small glowing pavilion.',
      },
      {
        id: 'stage',
        caption: 'The stage',
        alt: 'An empty wedding stage: a carved sofa, tall flower columns, hanging crystal strings and a patterned backdrop in rose and ivory.',
      },
      {
        id: 'table-setting',
        caption: 'A place at the table',
        alt: 'A place setting from above: a brass charger, ivory plate, folded napkin with a marigold, cutlery, glass and a menu card on a teal cloth.',
      },
      {
        id: 'buffet',
        caption: 'The buffet',
        alt: 'A long buffet seen along its length: serving dishes with rolled lids, a tower of plates, a fruit carving and hanging copper lamps.',
      },
      {
        id: 'stall',
        caption: 'A stall at the fair',
        alt: 'A festival stall with a scalloped canopy selling painted lamps, candles and garlands, the stallholder behind the table.',
      },
    ],
  },
];
