import { describe, expect, it } from 'vitest';
import { paths } from '#facts/paths.ts';
import { enquiryKinds } from '#contract/enquiry-kinds.ts';
import { vendorCategoryNames } from '#contract/vendor-categories.ts';
import { bookingAt, bookingPages, plainBookings } from './booking-pages.ts';
import { categoryTiles } from './cards.ts';
import { needs } from './needs.ts';
import { pageVendors } from './page-vendors.ts';
import { pictures } from './pictures.generated.ts';
import { quoteIds, quotePages } from './quotes.ts';
import { services } from './services.ts';

describe('the quotes', () => {
  it('name kinds that carry the card as vendorId and vendorName', () => {
    for (const { kind } of Object.values(quotePages))
      expect(enquiryKinds[kind].fields.map(({ name }) => name)).toEqual(
        expect.arrayContaining(['vendorId', 'vendorName']),
      );
  });

  it('leave out crew and the two start-up services that have pages', () => {
    expect(quotePages.event.subjects.map(({ name }) => name)).toEqual([
      'Entertainment',
      'Venue',
      'Catering',
      'Decorations',
      'Invites & Gifts',
    ]);
    expect(quotePages.construction.subjects).toHaveLength(6);
    expect(quotePages.startup.subjects.map(({ name }) => quotePages.startup.headingOf(name))).toEqual([
      'Contact Us For legal & Compliance',
      'Contact Us For Strategy and Planning',
      'Contact Us For Consulting',
      'Contact Us For Accounting',
    ]);
  });

  it('open at known addresses, with ids that need no escape', () => {
    const known = new Set<string>(Object.values(paths));
    for (const [path, ids] of Object.entries(quoteIds)) {
      expect(known.has(path)).toBe(true);
      expect(ids.length).toBeGreaterThan(0);
      for (const id of ids) expect(id).toMatch(/^[a-z-]+$/);
    }
  });
});

describe('the booking pages', () => {
  it('are found by their address in any case', () => {
    for (const entry of plainBookings) {
      const { route } = services[entry.name];
      expect(bookingAt(route)).toBe(entry);
      expect(bookingAt(route.toUpperCase())).toBe(entry);
    }
    expect(bookingAt('/elsewhere')).toBe(bookingPages.catering);
  });

  it('list vendors of categories that exist', () => {
    const named = Object.values(pageVendors).flatMap((entry) => entry?.categories ?? []);
    expect(named.filter((category) => !vendorCategoryNames.includes(category))).toEqual([]);
  });

  it('know every need of the category tiles, in its spelling', () => {
    expect(Object.keys(needs)).toEqual(categoryTiles.map(({ name }) => name));
  });

  it('describe their picture as it is drawn', () => {
    for (const { picture, pictureAlt } of Object.values(services))
      expect(`${pictureAlt}.`).toBe(pictures[picture].alt.replaceAll("'", '’'));
  });
});
