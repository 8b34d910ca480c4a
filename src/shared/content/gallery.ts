/** @file The events gallery: drawn scenes by occasion. Their files are `/art/gallery/<id>-…`; a test checks that each is there. */

/** A picture of the gallery. `id` also names it in its address. */
export type GalleryPhoto = { readonly id: string; readonly caption: string; readonly alt: string };

/** Pictures of one kind of occasion. */
export type GalleryAlbum = {
  readonly id: string;
  readonly heading: string;
  readonly sentence: string;
  readonly photos: readonly GalleryPhoto[];
};

/** The words of the gallery page. */
export const galleryPage = {
  title: 'Gallery',
  metaDescription:
    'Weddings, festivals and family days in Delhi, drawn by hand: haldi, baraat, pheras, griha pravesh, Diwali melas and the details in between.',
  intro:
    'Celebrations of this city, one picture at a time. Tap a picture to see it large; tell us which one looks like yours.',
  note: 'Every picture here is an illustration drawn for this site. Photographs appear on the vendors’ own pages.',
} as const;

/** The albums, in the order in which a celebration happens. */
export const galleryAlbums: readonly GalleryAlbum[] = [
  {
    id: 'before',
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
        alt: "A mehndi afternoon: a bride's hennaed hands in front, green drapes, low cushions and women seated with henna cones.",
      },
      {
        id: 'sangeet',
        caption: 'Sangeet night',
        alt: "A sangeet night: a lit stage with a musician's seat, dancing guests in bright skirts and kurtas, and lanterns overhead.",
      },
    ],
  },
  {
    id: 'wedding',
    heading: 'The wedding',
    sentence: 'From the white mare to the last handful of rice.',
    photos: [
      {
        id: 'baraat',
        caption: 'The baraat arrives',
        alt: 'A baraat at dusk: the groom on a white mare under a fringed umbrella, dhol players and dancing family with light poles.',
      },
      {
        id: 'varmala',
        caption: 'Varmala',
        alt: 'The varmala: bride and groom holding rose garlands towards each other on a round stage before an arch of flowers, petals falling.',
      },
      {
        id: 'pheras',
        caption: 'The pheras',
        alt: 'The pheras at night: bride and groom seated by the sacred fire under a mandap of white drapes and marigolds, a priest opposite.',
      },
      {
        id: 'vidaai',
        caption: 'Vidaai',
        alt: 'The vidaai at dawn: a decorated palanquin waits outside the house, the bride at the door throws rice over her shoulder, family behind.',
      },
    ],
  },
  {
    id: 'home',
    heading: 'At home',
    sentence: 'Smaller days that are remembered as long.',
    photos: [
      {
        id: 'griha-pravesh',
        caption: 'Griha pravesh',
        alt: 'A griha pravesh: the door of a new house hung with mango leaves, a kalash and rice on the step, rangoli and red footprints leading in.',
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
    id: 'evenings',
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
    ],
  },
];

/** All pictures in the order of the albums. */
export const galleryPhotos: readonly GalleryPhoto[] = galleryAlbums.flatMap(({ photos }) => photos);
