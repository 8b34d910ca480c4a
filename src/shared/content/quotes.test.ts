import { describe, expect, it } from 'vitest';
import { paths } from '#facts/paths.ts';
import { enquiryKinds } from '#domain/enquiries/enquiry-kinds.ts';
import { categoryTiles } from './category-tiles.ts';
import { needs } from './needs.ts';
import { pictures } from './pictures.generated.ts';
import { quoteIds } from './quotes.ts';
import { bookingWords } from './booking-words.ts';
import { overviewWords } from './overview-words.ts';
import { wordsAt } from './words-at.ts';
import { serviceCategories } from './service-categories.ts';
import { services } from './services.ts';
import type { ServicePage } from './types.ts';

const pages: readonly ServicePage[] = Object.values(services);

describe('the quotes', () => {
  it('each lead to vendors of a category', () => {
    const known = Object.keys(serviceCategories);
    for (const ids of Object.values(quoteIds)) expect(known).toEqual(expect.arrayContaining([...ids]));
  });

  it('name kinds that carry the card as vendorId and vendorName', () => {
    for (const page of pages.filter((one) => 'quotes' in one))
      expect(enquiryKinds[page.enquiry].fields.map(({ name }) => name)).toEqual(
        expect.arrayContaining(['vendorId', 'vendorName']),
      );
  });

  it('leave out crew and the two start-up services that have pages', () => {
    expect(services.eventManagement.quotes.map(({ name }) => name)).toEqual([
      'Entertainment',
      'Venue',
      'Catering',
      'Decorations',
      'Invites & Gifts',
    ]);
    expect(services.constructionVendors.quotes).toHaveLength(6);
    expect(services.businessStartup.quotes.map(({ heading }) => heading)).toEqual([
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

describe('the service pages', () => {
  const shared = { ...bookingWords, ...overviewWords };
  it.each(Object.keys(shared))(
    '%s finds its own words, however the router lets it be written',
    async (path) => {
      const own = path === paths.wedding ? paths.weddingVendors : path;
      const coded = `/%${path.charCodeAt(1).toString(16)}${path.slice(2)}`;
      for (const written of [path.toUpperCase(), `${path}/`, `${path}//`, coded]) {
        const found = await wordsAt<ServicePage>(shared, written);
        expect(found, written).toBe(pages.find(({ route }) => route === own));
      }
    },
  );

  it('have no words at an address that is none of theirs', () => {
    expect(() => wordsAt(bookingWords, '/elsewhere')).toThrow('/elsewhere');
  });

  it.each([
    ['Entertainment', ['/entertainment', '/weddingvendors']],
    ['Freelancer', ['/crew', '/entertainment', '/weddingvendors']],
    ['Construction', ['/construction', '/constructionvendors']],
  ] as const)('show those who registered for %s on the first day', (selection, expected) => {
    const showing = pages.filter(({ vendors }) => vendors?.kinds.includes(selection));
    expect(showing.map(({ route }) => route).toSorted()).toEqual(expected);
  });

  it('know every need of the category tiles, in its spelling', () => {
    expect(Object.keys(needs)).toEqual(categoryTiles.map(({ need }) => need));
  });

  it('describe their picture as it is drawn', () => {
    for (const { picture, pictureAlt } of pages)
      expect(`${pictureAlt}.`).toBe(pictures[picture].alt.replaceAll("'", '’'));
  });
});
