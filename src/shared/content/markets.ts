/**
 * @file The six markets with facts for planning a visit. The pages show them, and the markets table is seeded from them; a market's
 * vendors come from the API.
 */
import { paths } from '#facts/paths.ts';
import { t } from '#words/t.ts';
import type { MarketId } from '#domain/vendors/vendor-categories.ts';
import type { SceneIn } from './types.ts';

/** A metro station with its line and the walk from it. */
export type MetroStation = { readonly name: string; readonly line: string; readonly walk: string };

/** A picture of a gallery: the name of its drawing, its title and its description. */
export type GalleryPicture = {
  readonly picture: SceneIn<'market'>;
  readonly title: string;
  readonly alt: string;
};

/** A market. */
export type MarketContent = {
  readonly slug: MarketId;
  readonly name: string;
  /** The market's own page. */
  readonly route: string;
  /** Degrees, WGS 84; good to about a hundred metres. */
  readonly center: { readonly latitude: number; readonly longitude: number };
  readonly pin: string;
  readonly closedOn: 'Sunday' | 'Monday' | 'Tuesday' | 'Wednesday';
  readonly metro: readonly MetroStation[];
  readonly whatToBuy: readonly string[];
  readonly bestHours: string;
  readonly howToGetThere: string;
  /** The day on which closing day, stations and hours were checked. */
  readonly checkedOn: string;
  readonly description: string;
  /** Names no day and no station, as the staff changes those. */
  readonly metaDescription: string;
  /** Empty where the page has no gallery. */
  readonly gallery: readonly GalleryPicture[];
};

const checkedOn = '2026-11-15';

/** The six markets in the order of the specification's cards. */
export const markets: readonly MarketContent[] = [
  {
    slug: 'm-block-market',
    name: t('M Block Market (Greater Kailash-1)'),
    route: paths.mBlock,
    center: { latitude: 28.5496, longitude: 77.2346 },
    pin: '110048',
    closedOn: 'Tuesday',
    metro: [
      {
        name: 'Kailash Colony',
        line: 'Violet Line',
        walk: 'about 15 minutes on foot or a short rickshaw ride',
      },
      {
        name: 'Greater Kailash',
        line: 'Magenta Line',
        walk: 'about 15 minutes on foot or a short rickshaw ride',
      },
    ],
    whatToBuy: [
      'Ready kurtas and festive wear',
      'Silver and costume jewellery',
      'Shoes and bags',
      'Home linen and lamps',
      'Imported groceries and cheese',
      'Chaat, kathi rolls and ice cream',
    ],
    bestHours: 'Weekdays from 11.30 am to 2 pm; evenings from 5 to 8 are lively and parking is hard',
    howToGetThere:
      'From Kailash Colony or Greater Kailash station take an e-rickshaw to the main gate. By car, use the multi-level parking before you try the lanes.',
    checkedOn,
    description: t(
      'A ring of shops around a small park in South Delhi. Families come for festive clothes, stay for chaat, and meet half the neighbourhood on the way.',
    ),
    metaDescription: t(
      'M Block Market, GK-1: the weekly closing day, nearest metro, what to buy, best hours, the list of vendors, a map and pictures.',
    ),
    gallery: [
      {
        picture: 'm-block-entrance',
        title: t('The entrance'),
        alt: t('An open archway with a signboard and flower boxes, and shops glimpsed beyond'),
      },
      {
        picture: 'm-block-clothing-shops',
        title: t('Clothing shops'),
        alt: t(
          'Lit windows with a lehenga, a sherwani and saris on dress forms, and a rail of kurtas on the pavement',
        ),
      },
      {
        picture: 'm-block-street-food',
        title: t('Street food'),
        alt: t(
          'A counter with steaming momo baskets, gol gappe, a tawa of tikkis and glasses of chai under a striped awning',
        ),
      },
      {
        picture: 'm-block-artisan-stores',
        title: t('Artisan stores'),
        alt: t(
          'Shelves of blue pottery, brass lamps, block-printed cloth and hanging puppets around a carved doorway',
        ),
      },
      {
        picture: 'm-block-night-view',
        title: t('Night view'),
        alt: t(
          'Lit shop windows and cafés around the square at night, with strings of lights and reflections on wet paving',
        ),
      },
    ],
  },
  {
    slug: 'lajpat-nagar',
    name: t('Lajpat Nagar'),
    route: paths.lajpatNagar,
    center: { latitude: 28.5703, longitude: 77.2427 },
    pin: '110024',
    closedOn: 'Monday',
    metro: [
      {
        name: 'Lajpat Nagar',
        line: 'Violet and Pink Lines',
        walk: 'about 10 minutes on foot to Central Market',
      },
    ],
    whatToBuy: [
      'Fabric, lace and matching',
      'Ready suits and kurtis',
      'Curtains, cushions and bed linen',
      'Bangles and juttis',
      'Mehendi by the hand',
      'Momos, chaat and kulfi',
    ],
    bestHours: 'From 11 am to 2 pm on weekdays; Saturday evening is for those who like a crowd',
    howToGetThere:
      'Walk or take an e-rickshaw from Lajpat Nagar station to Central Market. Parking is scarce and full by noon.',
    checkedOn,
    description: t(
      'Central Market grew out of the shops of families who came after Partition. For a wedding it is the place where blouse, lace, bangles and mehendi are done in one round.',
    ),
    metaDescription: t(
      'Lajpat Nagar Central Market: the weekly closing day, nearest metro, what to buy, best hours, how to get there, vendors and a map.',
    ),
    gallery: [],
  },
  {
    slug: 'khan-market',
    name: t('Khan Market'),
    route: paths.khanMarket,
    center: { latitude: 28.6003, longitude: 77.227 },
    pin: '110003',
    closedOn: 'Sunday',
    metro: [{ name: 'Khan Market', line: 'Violet Line', walk: 'about 5 minutes on foot' }],
    whatToBuy: [
      'Books and stationery',
      'Spectacles',
      'Tea, bread and cheese',
      'Clothes by Indian designers',
      'Medicines and cosmetics',
      'Kebabs, cakes and coffee upstairs',
    ],
    bestHours: 'From 11 am to 1 pm for quiet shopping; restaurants stay open late and mostly on Sunday too',
    howToGetThere:
      'Khan Market station on the Violet Line is across the road. By car, use the paid parking in front; the middle lane is for walking.',
    checkedOn,
    description: t(
      'A U of two-storey shops from 1951, once for families from the Frontier. Books below, kitchens above, and a middle lane where everybody is met sooner or later.',
    ),
    metaDescription: t(
      'Khan Market, New Delhi: the weekly closing day, nearest metro, what to buy, best hours, how to get there, vendors and a map.',
    ),
    gallery: [
      {
        picture: 'khan-market-bookshop',
        title: t('Books to the ceiling'),
        alt: t(
          'A bookshop with shelves to the ceiling, a ladder, a reading chair and a lamp beside piles of books',
        ),
      },
      {
        picture: 'khan-market-middle-lane',
        title: t('The middle lane'),
        alt: t('A narrow lane with awnings, hanging plants, a shoe mender’s seat and a couple strolling'),
      },
      {
        picture: 'khan-market-cafe',
        title: t('Coffee upstairs'),
        alt: t(
          'A first-floor café table by an arched window with two coffees, a slice of cake and treetops outside',
        ),
      },
      {
        picture: 'khan-market-evening',
        title: t('When the shops close'),
        alt: t('Lit bookshop windows, café lights on the first floor and a car waiting under the trees'),
      },
    ],
  },
  {
    slug: 'sarojini-nagar',
    name: t('Sarojini Nagar'),
    route: paths.sarojiniNagar,
    center: { latitude: 28.5772, longitude: 77.1966 },
    pin: '110023',
    closedOn: 'Monday',
    metro: [{ name: 'Sarojini Nagar', line: 'Pink Line', walk: 'about 5 minutes on foot' }],
    whatToBuy: [
      'Export-surplus tops and dresses',
      'Jackets and sweaters in winter',
      'Bags, belts and shoes',
      'Earrings by the card',
      'Curtains and cushion covers in Babu Market',
      'Vegetables and fruit in the Subzi Mandi lane',
    ],
    bestHours: 'Tuesday to Friday from 10.30 am to 1 pm; new stock often comes on Tuesday',
    howToGetThere:
      'Take the Pink Line to Sarojini Nagar and follow the crowd. There is a multi-level parking on the edge; rickshaws do not enter the lanes.',
    checkedOn,
    description: t(
      'The city’s school of bargaining. Heaps of surplus fashion on tables, permanent shops behind them, and a young crowd that knows the first price is only a greeting.',
    ),
    metaDescription: t(
      'Sarojini Nagar Market: the weekly closing day, nearest metro, what to buy, best hours, how to get there, and pictures.',
    ),
    gallery: [
      {
        picture: 'sarojini-nagar-lanes',
        title: t('The long lane'),
        alt: t(
          'A narrow lane roofed with coloured tarpaulins, clothes hanging on both sides and shoppers walking through',
        ),
      },
      {
        picture: 'sarojini-nagar-shoes',
        title: t('Juttis in every colour'),
        alt: t('Rows of embroidered juttis and sandals laid out on the steps of a stall'),
      },
      {
        picture: 'sarojini-nagar-earrings',
        title: t('Earrings by the card'),
        alt: t('Display boards crowded with jhumkas, bangles and strings of beads, with price cards'),
      },
      {
        picture: 'sarojini-nagar-winter',
        title: t('Jackets in winter'),
        alt: t('Rails of coats and woollen shawls, a steaming tea kettle and shoppers in scarves'),
      },
    ],
  },
  {
    slug: 'rajouri-garden',
    name: t('Rajouri Garden'),
    route: paths.rajouriGarden,
    center: { latitude: 28.6453, longitude: 77.1203 },
    pin: '110027',
    closedOn: 'Wednesday',
    metro: [
      {
        name: 'Rajouri Garden',
        line: 'Blue and Pink Lines',
        walk: 'about 10 minutes on foot to the Main Market',
      },
    ],
    whatToBuy: [
      'Bridal lehengas and suits',
      'Sherwanis and safas',
      'Gold and kundan jewellery',
      'Phulkari dupattas',
      'Sweets and dry-fruit boxes',
      'Chole bhature and kulfi',
    ],
    bestHours: 'From noon to 3 pm for bridal shops; after 6 pm for food and families',
    howToGetThere:
      'Rajouri Garden is where the Blue and the Pink Line cross. Walk or take an e-rickshaw to the Main Market; malls with parking stand along the main road.',
    checkedOn,
    description: t(
      'West Delhi’s wedding market, proudly Punjabi. Lehengas upstairs, jewellers at the corner, and food that is a reason of its own.',
    ),
    metaDescription: t(
      'Rajouri Garden Market: the weekly closing day, nearest metro, what to buy, best hours, how to get there, and pictures.',
    ),
    gallery: [
      {
        picture: 'rajouri-garden-bridal-windows',
        title: t('Lehengas in the window'),
        alt: t('A showroom window with four lehengas under warm spotlights and a family looking in'),
      },
      {
        picture: 'rajouri-garden-chole-bhature',
        title: t('Chole bhature on Sunday'),
        alt: t(
          'A steel tray with two puffed bhature, chole, pickled onion, green chilli and a glass of lassi',
        ),
      },
      {
        picture: 'rajouri-garden-metro',
        title: t('Where two lines cross'),
        alt: t('Two metro lines crossing at different heights above a station roof, with commuters below'),
      },
      {
        picture: 'rajouri-garden-evening',
        title: t('Main Market in the evening'),
        alt: t('Glowing shop signs, a line of cars and an elevated train with lit windows'),
      },
    ],
  },
  {
    slug: 'chandni-chowk',
    name: t('Chandni Chowk'),
    route: paths.chandniChowk,
    center: { latitude: 28.6562, longitude: 77.2302 },
    pin: '110006',
    closedOn: 'Sunday',
    metro: [
      { name: 'Chandni Chowk', line: 'Yellow Line', walk: 'about 5 minutes on foot' },
      { name: 'Lal Quila', line: 'Violet Line', walk: 'about 10 minutes on foot, from the Red Fort side' },
    ],
    whatToBuy: [
      'Bridal wear and sarees in the katras',
      'Silver in Dariba Kalan',
      'Lace, gota and borders in Kinari Bazar',
      'Wedding cards in Chawri Bazar',
      'Spices and dry fruit in Khari Baoli',
      'Lamps and wire in Bhagirath Palace',
    ],
    bestHours: 'From 11 am to 1 pm, before the lanes fill; food lanes are best before noon or after 6 pm',
    howToGetThere:
      'Come by metro. The main street is for walkers and cycle rickshaws during the day, and cars are not let in. Agree the rickshaw fare before you sit.',
    checkedOn,
    description: t(
      'The old street between the Red Fort and Fatehpuri, with a lane for every trade. Half the weddings of North India begin here with a list and a strong uncle to carry bags.',
    ),
    metaDescription: t(
      'Chandni Chowk, Old Delhi: the weekly closing day, nearest metro, which lane for what, best hours, vendors and a map.',
    ),
    gallery: [],
  },
];

/** The text around the gallery of M Block Market. */
export const mBlockGallery = {
  heading: t('Exploring M Block Market'),
  subtitle: t('A walk around the ring, from the gate to the last lit window'),
  closing: t('Come for one thing, leave with three, and have the chaat in between.'),
} as const;
