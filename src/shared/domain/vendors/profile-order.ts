/** @file What a vendor's page leads with, by trade: documented data. The page draws its parts in this order. */
import type { ProductSelection, VendorCategory } from './vendor-categories.ts';

/** The parts of a vendor's page whose order depends on its trade. Contact, hours and the rest stand at the same place on each page. */
export const profileParts = ['about', 'facts', 'work', 'services', 'packages', 'reviews'] as const;
export type ProfilePart = (typeof profileParts)[number];

/** The shape of a page. */
export type ProfileShape = {
  readonly parts: readonly ProfilePart[];
  /** Whether families book it by the day, so that the page says on which days it is free. */
  readonly byDay: boolean;
};

/** The shapes, named by what a family asks first. */
const shapes = {
  /** What a plate costs, and what is on it. */
  offer: { byDay: true, parts: ['packages', 'facts', 'services', 'about', 'work', 'reviews'] },
  /** Whether it fits the guests. */
  place: { byDay: true, parts: ['facts', 'packages', 'services', 'work', 'about', 'reviews'] },
  /** How it looks. */
  looks: { byDay: true, parts: ['work', 'packages', 'facts', 'services', 'about', 'reviews'] },
  /** Who comes. */
  person: { byDay: true, parts: ['about', 'packages', 'facts', 'services', 'work', 'reviews'] },
  /** What was built before, for which price. */
  building: { byDay: false, parts: ['work', 'facts', 'services', 'packages', 'about', 'reviews'] },
  /** A repair at home. */
  repair: { byDay: false, parts: ['facts', 'services', 'packages', 'about', 'work', 'reviews'] },
  /** Advice by the matter. */
  advice: { byDay: false, parts: ['services', 'about', 'facts', 'packages', 'work', 'reviews'] },
  /** Goods over a counter. */
  shop: { byDay: false, parts: ['services', 'facts', 'work', 'about', 'packages', 'reviews'] },
} as const satisfies Record<string, ProfileShape>;

/**
 * The shape of each trade, and of a vendor that has chosen no category yet.
 * @where What does a vendor's page lead with?
 */
const shapeOf: Readonly<Record<VendorCategory | ProductSelection, keyof typeof shapes>> = {
  venue: 'place',
  catering: 'offer',
  decoration: 'looks',
  music: 'person',
  dj: 'offer',
  photography: 'looks',
  videography: 'looks',
  makeup: 'looks',
  priest: 'person',
  planner: 'person',
  fashion: 'shop',
  jewellery: 'shop',
  choreography: 'person',
  'car-rentals': 'offer',
  gifts: 'shop',
  crew: 'offer',
  'civil-construction': 'building',
  architecture: 'building',
  interiors: 'building',
  electrical: 'repair',
  plumbing: 'repair',
  painting: 'repair',
  renovation: 'building',
  investment: 'advice',
  legal: 'advice',
  accounting: 'advice',
  consulting: 'advice',
  strategy: 'advice',
  marketing: 'advice',
  retail: 'shop',
  Entertainment: 'offer',
  Construction: 'building',
  Freelancer: 'person',
};

/** Returns the shape of a vendor's page: that of its first category, else of its registration; one for events where neither is known. */
export function profileShape({
  category,
  productSelection,
}: {
  category: string | null;
  productSelection: string | null;
}): ProfileShape {
  const named = [category, productSelection].find((one) => one !== null && Object.hasOwn(shapeOf, one));
  return shapes[shapeOf[(named ?? 'Entertainment') as keyof typeof shapeOf]];
}
