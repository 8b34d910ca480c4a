/** @file Steps to a complete vendor page, most useful first. */
import { gallerySlots } from '#domain/vendors/vendor-categories.ts';
import type { PublicVendor } from '#contract/vendors.ts';
import { editProfilePath } from '#facts/paths.ts';
import { t } from '#words/t.ts';
import { fieldHints, partHints } from './workshop-hints.ts';

type Rule = {
  /** Its share of a complete page, in percent. */
  weight: number;
  /** Its anchor in the editor. */
  anchor: string;
  /** Description of the task. */
  todo: string;
  /** Benefit for the vendor. */
  why: string;
  done: (vendor: PublicVendor) => boolean;
};

/** All steps, most useful first. The registration completes name, address, phone and two links. */
const rules: readonly Rule[] = [
  {
    weight: 12,
    anchor: 'categories',
    todo: t('Choose your categories'),
    why: partHints.categories,
    done: ({ categories }) => categories.length > 0,
  },
  {
    weight: 8,
    anchor: 'categories',
    todo: t('Say in which part of town you are'),
    why: fieldHints.area,
    done: ({ area }) => Boolean(area),
  },
  {
    weight: 12,
    anchor: 'media',
    todo: t('Add a first photo of your work'),
    why: partHints.media,
    // Without it, page and cards use the first picture of a project.
    done: ({ pictures, leading }) =>
      gallerySlots.some((slot) => pictures[slot]) || Boolean(leading && !pictures.backgroundpicture),
  },
  {
    weight: 15,
    anchor: 'names',
    todo: t('Say who you are and how you are reached'),
    why: partHints.names,
    done: ({ companyName, address, phone }) => Boolean(companyName && address && phone),
  },
  {
    weight: 8,
    anchor: 'facts',
    todo: t('Say from what price you work'),
    why: fieldHints.price,
    done: ({ priceLines }) => priceLines.length > 0,
  },
  {
    weight: 5,
    anchor: 'hours',
    todo: t('Add opening hours'),
    why: partHints.hours,
    done: ({ openingHours }) => Boolean(openingHours),
  },
  {
    weight: 6,
    anchor: 'facts',
    todo: t('Give the facts people choose by'),
    why: partHints.facts,
    done: ({ factLines }) => factLines.length > 0,
  },
  {
    weight: 6,
    anchor: 'about',
    todo: t('Write a few sentences about your work'),
    why: partHints.about,
    done: ({ description }) => Boolean(description),
  },
  {
    weight: 4,
    anchor: 'picture',
    todo: t('Add a profile picture'),
    why: t('A face or a sign that people recognise when they come to you.'),
    done: ({ pictures }) => Boolean(pictures.profilepicture),
  },
  {
    weight: 5,
    anchor: 'services',
    todo: t('Add your services'),
    why: partHints.services,
    done: ({ services }) => services.length > 0,
  },
  {
    weight: 3,
    anchor: 'media',
    todo: t('Fill all four photos'),
    why: t('Four of them stand side by side on your page, and open large.'),
    done: ({ pictures }) => gallerySlots.every((slot) => pictures[slot]),
  },
  {
    weight: 2,
    anchor: 'pin',
    todo: t('Put your pin on the map'),
    why: partHints.pin,
    done: ({ latitude }) => latitude !== null,
  },
  {
    weight: 2,
    anchor: 'areas',
    todo: t('Say which areas you serve'),
    why: partHints.areas,
    done: ({ areasServed }) => areasServed.length > 0,
  },
  {
    weight: 1,
    anchor: 'banner',
    todo: t('Add a banner'),
    why: t('A wide picture of your own at the head of your page.'),
    done: ({ pictures }) => Boolean(pictures.backgroundpicture),
  },
  {
    weight: 10,
    anchor: 'links',
    todo: t('Link your Instagram or Facebook page'),
    why: partHints.links,
    done: ({ instagram, facebook }) => Boolean(instagram || facebook),
  },
  {
    weight: 1,
    anchor: 'links',
    todo: t('Link a LinkedIn page, a YouTube channel or a website'),
    why: partHints.links,
    done: ({ linkedin, youtube, website }) => Boolean(linkedin || youtube || website),
  },
];

/** One step, and whether it is done. */
export type Step = Omit<Rule, 'done'> & { done: boolean };

/**
 * Returns all steps, most useful first.
 * @where What does a vendor's profile still lack?
 */
export const completenessSteps = (vendor: PublicVendor): Step[] =>
  rules.map(({ done, ...rule }) => ({ ...rule, done: done(vendor) }));

/** Returns the address for completing a step. */
export const stepPath = (vendorId: string, { anchor }: Step): string =>
  `${editProfilePath(vendorId)}#${anchor}`;

/** Returns the completeness of a page, in percent. */
export const percentDone = (steps: readonly Step[]): number =>
  steps.reduce((sum, { done, weight }) => sum + (done ? weight : 0), 0);
