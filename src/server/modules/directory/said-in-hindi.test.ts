import { afterAll, beforeEach, expect, it } from 'vitest';
import { showHours } from '#domain/vendors/opening-hours.ts';
import { showDistance } from '#domain/finding/places.ts';
import { showDays, weekdayName, dayNamed } from '#domain/vendors/show-days.ts';
import { factTokenWords, type PriceCue } from '#domain/vendors/vendor-facts.ts';
import { readCatalogs } from '#platform/words/catalogs.ts';
import { speakWith } from '#words/t.ts';
import { nounFor } from '#content/category-nouns.ts';
import { kindLabel } from '#content/directory-choices.ts';
import { dayWords, placeName, regionName } from '#content/directory-conditions.ts';
import { foundSentence } from '#content/directory-sentence.ts';
import { marketAnswers } from '#content/market-answers.ts';
import { projectLine } from '#content/project-words.ts';
import { placeWords, type PlaceData } from '#content/place-words.ts';
import { cardFacts, factLines, priceLines } from '#content/vendor-fact-words.ts';

const catalogs = readCatalogs();
beforeEach(() => speakWith({ locale: () => 'hi', catalogs }));
afterAll(() => speakWith({ locale: () => 'en', catalogs: {} }));

const told = { marketName: (id: string) => id, factName: (token: string) => factTokenWords(token).label };
const none = { total: 0, capped: false, relaxed: [] };

it('days, hours and distances', () => {
  expect([weekdayName('tue'), dayNamed('Tuesday'), dayNamed('every full moon')]).toEqual([
    'मंगलवार',
    'मंगलवार',
    'every full moon',
  ]);
  expect([showDays(['mon', 'tue', 'wed']), showDays(['sat', 'mon'])]).toEqual(['सोम से बुध', 'सोम, शनि']);
  expect(['11:00-19:30', '06:00-13:00', '21:00-02:00', '00:00-23:59'].map(showHours)).toEqual([
    'सुबह 11 से शाम 7:30 बजे तक',
    'सुबह 6 से दोपहर 1 बजे तक',
    'रात 9 से रात 2 बजे तक',
    'पूरे दिन',
  ]);
  expect([showDistance(0.35), showDistance(2.44)]).toEqual(['350 मी', '2.4 किमी']);
  expect(dayWords('2026-12-06')).toBe('रविवार, 6\u00a0दिसंबर');
});

it('trades and places, those that nobody knows as they stand', () => {
  expect([nounFor('catering', 1), nounFor(undefined, 5)]).toEqual(['कैटरर', 'विक्रेता']);
  expect([kindLabel('photography'), kindLabel('Construction'), kindLabel('unknown')]).toEqual([
    'फ़ोटोग्राफ़ी',
    'नए: घर निर्माण',
    'unknown',
  ]);
  expect([placeName('Rajouri Garden'), placeName('Gone Nagar'), regionName('Noida')]).toEqual([
    'राजौरी गार्डन',
    'Gone Nagar',
    'नोएडा',
  ]);
});

it('exclusions', () => {
  const asked = { category: 'catering', without: 'food:nonveg,region:Noida' };
  expect(foundSentence({ ...none, total: 8 }, { asked, ...told })).toBe(
    '8 कैटरर (इसके बिना: मांसाहारी; नोएडा से बाहर के)',
  );
});

it('a line about work that was done', () => {
  expect(projectLine({ category: 'decoration', area: 'Dwarka', month: '2026-02' })).toBe(
    'सजावट · द्वारका · फ़र॰ 2026',
  );
});

it('the results of a search', () => {
  const asked = { category: 'catering', area: 'Rajouri Garden' };
  const found = { ...none, total: 1234 };
  expect(foundSentence(found, { asked, ...told })).toBe('राजौरी गार्डन में 1,234 कैटरर');
  const more = { ...asked, with: 'food:jain', guests: '1500', on: '2026-12-06' };
  expect(foundSentence(none, { asked: more, ...told })).toBe(
    'राजौरी गार्डन में ऐसा कोई कैटरर (जैन) नहीं मिला जो 1,500 मेहमान सँभाल सके और रविवार, 6\u00a0दिसंबर को खुला और ख़ाली हो।',
  );
  expect(foundSentence(none, { asked, ...told })).toBe('राजौरी गार्डन में अभी कोई कैटरर दर्ज नहीं है।');
});

const cue: PriceCue = {
  category: 'catering',
  unit: 'plate-veg',
  from: 850,
  to: 1200,
  taxIncluded: false,
  asOf: '2026-11',
};

it('facts and prices', () => {
  const facts = { capacity: { from: 200, to: 500 }, food: ['veg', 'jain'], years: 12 } as const;
  const given = { ...facts, food: [...facts.food] };
  expect(factLines(['catering'], given).map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'खाना: शाकाहारी, जैन',
    'मेहमान: 200 से 500 मेहमान',
    'कारोबार में: 12 साल',
  ]);
  expect(cardFacts(['retail'], { years: 12, languages: ['hindi', 'urdu'] })).toEqual([
    'हिन्दी, उर्दू बोलते हैं',
    '12 साल का अनुभव',
  ]);
  const hall: PriceCue = { ...cue, category: 'venue', unit: 'event', from: 150_000, to: 200_000 };
  expect(priceLines(['catering', 'venue'], [cue, hall])).toEqual([
    'हलवाई और कैटरिंग: प्रति प्लेट (शाकाहारी) ₹850-1,200, टैक्स अलग, नव॰ 2026',
    'समारोह स्थल: प्रति समारोह ₹1.5-2 लाख, टैक्स अलग, नव॰ 2026',
  ]);
});

it('a list that has an address of its own', () => {
  const place: PlaceData = {
    category: 'catering',
    area: 'Saket',
    count: 8,
    based: 8,
    price: { unit: 'a plate (veg)', vendors: 6, from: 450, to: 900 },
    capacity: { from: 50, to: 1500 },
    typical: [],
    areas: [],
    categories: [],
    posts: [],
  };
  const { title, description, facts } = placeWords(place);
  expect(title).toBe('साकेत में कैटरर');
  expect(description).toMatch(/^साकेत में 8 कैटरर, दाम प्रति प्लेट \(शाकाहारी\) ₹450 से ₹900। /);
  expect(facts).toContainEqual({ name: 'मेहमान', words: '50 से 1,500' });
  expect(placeWords({ ...place, count: 0, price: null }).description).toMatch(
    /^साकेत में अभी कोई कैटरर दर्ज नहीं है। /,
  );
});

it('the help about a market', () => {
  const market = {
    name: 'Khan Market',
    route: '/khan',
    closedOn: 'Sunday',
    bestHours: null,
    metro: null,
    known: [],
    checkedOn: '2026-11-15',
  };
  const [answer] = marketAnswers(market as never);
  expect(answer).toMatchObject({
    title: 'Khan Market किस दिन बंद रहता है?',
    text: 'रविवार को। 15\u00a0नव॰ 2026 को जाँचा गया।',
    quote: 'रविवार को बंद',
  });
});
