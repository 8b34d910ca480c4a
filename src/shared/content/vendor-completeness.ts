/** @file What a page still lacks, most useful first. */
import { gallerySlots } from '#contract/vendor-categories.ts';
import type { PublicVendor } from '#contract/vendors.ts';

/** One thing that makes a page complete: where in the editor it is, and what to do about it. */
export type Step = { anchor: string; todo: string; done: boolean };

/** All steps, in the order in which they help. */
export const completenessSteps = (vendor: PublicVendor): Step[] => [
  { anchor: 'picture', todo: 'Add a profile picture', done: Boolean(vendor.pictures.profilepicture) },
  { anchor: 'about', todo: 'Write a few sentences about your work', done: Boolean(vendor.description) },
  { anchor: 'services', todo: 'Add your services', done: vendor.services.length > 0 },
  {
    anchor: 'media',
    todo: 'Fill all four photos',
    done: gallerySlots.every((slot) => vendor.pictures[slot]),
  },
  { anchor: 'categories', todo: 'Choose your categories', done: vendor.categories.length > 0 },
  { anchor: 'categories', todo: 'Say in which part of town you are', done: Boolean(vendor.area) },
  { anchor: 'facts', todo: 'Give the facts people choose by', done: vendor.factLines.length > 0 },
  { anchor: 'facts', todo: 'Say from what price you work', done: vendor.priceLines.length > 0 },
  { anchor: 'pin', todo: 'Put your pin on the map', done: vendor.latitude !== null },
  { anchor: 'hours', todo: 'Add opening hours', done: Boolean(vendor.openingHours) },
  { anchor: 'areas', todo: 'Say which areas you serve', done: vendor.areasServed.length > 0 },
  { anchor: 'banner', todo: 'Add a banner', done: Boolean(vendor.pictures.backgroundpicture) },
  {
    anchor: 'links',
    todo: 'Link a LinkedIn page, a YouTube channel or a website',
    done: Boolean(vendor.linkedin || vendor.youtube || vendor.website),
  },
];
