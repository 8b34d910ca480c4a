// Written by art/build.ts; do not edit.

/** A drawn picture: files are /art/<name>-<width>.avif and .webp; the share card is /art/<name>-share.jpg. */
export interface Picture {
  readonly alt: string;
  /** Shape of the drawing; the widths are the pixel widths on disk. */
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
  /** Colour to show until the picture is there. */
  readonly tone: string;
  readonly share?: boolean;
}

// prettier-ignore
const drawn = {
  'default/blog': { alt: 'A writing desk at an arched window: an open notebook, a pen, a glass of chai and marigolds, the town in morning light outside.', width: 1200, height: 800, widths: [480, 960], tone: '#8a9d89', share: true },
  'default/share': { alt: 'Through a teal arch: a lit courtyard at dusk with a garlanded haveli and tables being laid.', width: 1200, height: 630, widths: [480], tone: '#697167', share: true },
  'default/vendor-banner': { alt: 'A sunlit veranda of cusped arches with a lattice rail, hanging lanterns and potted plants.', width: 1600, height: 520, widths: [800, 1600], tone: '#ddbe98' },
  'default/vendor': { alt: 'A clay lamp burning in a cusped niche of a lattice wall.', width: 800, height: 800, widths: [240, 480], tone: '#73836d' },
  'home/banner-tall': { alt: 'A courtyard at dusk under string lights: a garlanded haveli, a small lit shop and a house frame going up.', width: 800, height: 900, widths: [480, 800], tone: '#836162' },
  'home/banner': { alt: 'A courtyard at dusk: a garlanded haveli with a stage and tables being laid, a lit shop with its shutter half up, and a house frame with scaffolding behind.', width: 1600, height: 640, widths: [960, 1600], tone: '#856368', share: true },
  'home/need-business': { alt: 'A small corner shop on its opening day: striped awning, mango-leaf garland, full shelves and the owner at the door.', width: 1200, height: 800, widths: [480, 960], tone: '#baa380' },
  'home/need-construction': { alt: 'A house being built on a clear morning: concrete frame, brick walls, bamboo scaffold and two workers in helmets.', width: 1200, height: 800, widths: [480, 960], tone: '#b8b297' },
  'home/need-events': { alt: 'Through a garlanded arch: a couple under a marigold mandap at sunset, lamps along the floor.', width: 1200, height: 800, widths: [480, 960], tone: '#968d76' },
} as const satisfies Record<string, Picture>;

export type PictureName = keyof typeof drawn;

/** Every drawn picture by name. */
export const pictures: Readonly<Record<PictureName, Picture>> = drawn;
