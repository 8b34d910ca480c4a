import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Understood } from '#contract/directory.ts';
import { localities } from '#content/localities.ts';
import { streetWords } from '#content/street-words.ts';
import { readMeaning } from '#domain/finding/search-meaning.ts';
import { createLexicon } from './lexicon.ts';
import { understand } from './understand.ts';

const lexicon = createLexicon();
/** Sunday, 22 November 2026, 11:30 in Delhi. */
const sunday = new Date('2026-11-22T06:00:00Z');
const read = (typed: string, now = sunday) => understand(typed, lexicon, now);

describe('the meaning of a sentence', () => {
  it.each([
    ['caterer in rajouri garden', { category: ['catering'], area: 'Rajouri Garden' }],
    ['dj near me', { category: ['dj'], near: true }],
    ['within 5 km dj', { category: ['dj'], near: true }],
    [
      'banquet hall 500 guests noida under 1500',
      { category: ['venue'], region: 'Noida', guests: 500, price: 1500, with: ['venueType:banquet'] },
    ],
    ['halwai rajouri garden sunday', { category: ['catering'], area: 'Rajouri Garden', on: '2026-11-22' }],
    ['photographer 14 feb', { category: ['photography'], on: '2027-02-14' }],
    ['14 फ़रवरी फोटोग्राफर', { category: ['photography'], on: '2027-02-14' }],
    ['Jain caterer', { category: ['catering'], with: ['food:jain'] }],
    ['jain pandit', { category: ['priest'], with: ['ritual:jain'] }],
    ['plumber dwarka', { category: ['plumbing'], area: 'Dwarka' }],
    ['gurugram venue', { category: ['venue'], region: 'Gurgaon' }],
    ['हलवाई', { category: ['catering'] }],
    ['halvaai', { category: ['catering'] }],
    ['I need a CA for GST', { category: ['accounting'], with: ['advice:gst'] }],
    ['फोटोग्राफर राजौरी गार्डन', { category: ['photography'], area: 'Rajouri Garden' }],
    ['110027 tent', { category: ['decoration'], area: '110027' }],
    ['110017 tent', { category: ['decoration'], area: '110017' }],
    ['110070 tent', { category: ['decoration'], area: 'Vasant Kunj' }],
    ['tent south delhi', { category: ['decoration'], area: 'South Delhi' }],
    ['rajiv chowk photographer', { category: ['photography'], area: 'Connaught Place' }],
    ['sector 62 noida caterer', { category: ['catering'], area: 'Sector 62', region: 'Noida' }],
    ['sector 12 dwarka electrician', { category: ['electrical'], area: 'Dwarka' }],
    ['open now plumber in gk 1', { category: ['plumbing'], area: 'Greater Kailash-1', open: 'today' }],
    ['sarojini market', { market: 'sarojini-nagar' }],
    ['mujhe shaadi ke liye halwai chahiye', { category: ['catering'] }],
    ['venue for 200-300 guests', { category: ['venue'], guests: 300 }],
    ['birthday party', { category: ['venue', 'catering', 'decoration'] }],
    ['dj for birthday party', { category: ['dj'] }],
    ['shop in khan market', { category: ['retail'], area: 'Khan Market' }],
    ['photographer for my shop', { category: ['photography'] }],
    ['₹850 a plate veg caterer', { category: ['catering'], price: 850, with: ['food:veg'] }],
  ])('%j', (typed, expected) => {
    const { own: _, ...understood } = read(typed);
    expect(understood).toEqual({ ...expected, words: [] });
  });

  it.each([
    ['biryani', 'catering', 'biriyani', 'बिरयानी'],
    ['biriyaani', 'catering', 'biryani', 'बिरयानी'],
    ['बिरयानी', 'catering', 'biryani', 'biriyani'],
    ['sherwani', 'fashion', 'शेरवानी'],
    ['dhol wala', 'music', 'dhol', 'ढोल'],
    ['modular kitchen', 'interiors', 'kitchen'],
    ['sofa', 'interiors', 'upholstery'],
    ['pagdi', 'fashion', 'safa'],
  ])('%j is a work of %s, which vendors call by other names', (typed, category, ...names) => {
    const { own = [], category: trades } = read(`${typed} rajouri garden`);
    expect(trades).toEqual([category]);
    expect(own).toHaveLength(1);
    expect(own[0]!.split('|')).toEqual(expect.arrayContaining([typed, ...names]));
    expect(own[0]!.split('|').length).toBeLessThanOrEqual(12);
  });

  it('takes the name of a trade for no work of it', () =>
    expect(read('caterer rajouri garden')).not.toHaveProperty('own'));

  it.each([
    ['under 1500', 1500],
    ['below ₹2,000', 2000],
    ['1.5 lakh', 150_000],
    ['upto 2lakh', 200_000],
    ['under 2 lakhs', 200_000],
    ['below 1.5 lac', 150_000],
    ['max 3 lacs', 300_000],
    ['under 20k', 20_000],
    ['1.2 crore', 12_000_000],
    ['2 crores tak', 20_000_000],
    ['डेढ़ नहीं 2 लाख तक', 200_000],
    ['1500 ke andar', 1500],
    ['१५०० के अंदर', 1500],
    ['rs. 500/-', 500],
    ['50 hazar tak', 50_000],
    ['1000 to 1200 rs per plate', 1200],
    ['1,50,000 rupees', 150_000],
    ['under 999999999', undefined],
    ['under 0', undefined],
    ['1500', undefined],
  ])('%j is a price of %s', (typed, price) => expect(read(typed).price).toBe(price));

  it.each([
    ['500 guests', 500],
    ['for 300 people', 300],
    ['500 pax', 500],
    ['500pax', 500],
    ['२०० लोग', 200],
    ['200 mehmaan', 200],
    ['capacity 1000', 1000],
    ['under 400 guests', 400],
    ['99999 guests', undefined],
    ['0 guests', undefined],
  ])('%j is %s guests', (typed, guests) => {
    expect(read(typed).guests).toBe(guests);
    expect(read(typed).price).toBeUndefined();
  });

  it.each([
    ['today', undefined],
    ['sunday', '2026-11-22'],
    ['monday', '2026-11-23'],
    ['saturday', '2026-11-28'],
    ['रविवार को', '2026-11-22'],
    ['tomorrow', '2026-11-23'],
    ['kal', '2026-11-23'],
    ['22 november', '2026-11-22'],
    ['21 november', '2027-11-21'],
    ['nov 21 2020', '2027-11-21'],
    ['14th of february 2028', '2028-02-14'],
    ['14/2/2027', '2027-02-14'],
    ['2027-02-14', '2027-02-14'],
    ['29 feb', '2028-02-29'],
    ['31 feb', undefined],
    ['32 jan', undefined],
    ['next sunday', '2026-11-29'],
    ['agle ravivar', '2026-11-29'],
    ['अगले रविवार', '2026-11-29'],
    ['this sunday', '2026-11-22'],
    ['next saturday', '2026-11-28'],
  ])('%j is the day %s', (typed, on) => expect(read(typed).on).toBe(on));

  it.each([
    ['dj 31 february', [{ kind: 'no-day', words: '31 february' }]],
    ['31/2/2027 dj', [{ kind: 'no-day', words: '31 feb 2027' }]],
    ['32 jan', [{ kind: 'no-day', words: '32 jan' }]],
    ['३१ फरवरी', [{ kind: 'no-day', words: '31 फरवरी' }]],
    ['dj 14 feb 2020', [{ kind: 'past-day', words: '14 feb 2020' }]],
    ['2026-11-21', [{ kind: 'past-day', words: '21 nov 2026' }]],
    ['2026-11-22', undefined],
    ['21 nov', undefined],
    ['29 feb 2027', [{ kind: 'no-day', words: '29 feb 2027' }]],
    ['venue -50 guests', [{ kind: 'minus', words: '-50' }]],
    ['under -₹500', [{ kind: 'minus', words: '-₹500' }]],
    ['200-300 guests', undefined],
    ['200 -300 guests', undefined],
    ['pre-wedding', undefined],
  ])('%j is doubtful: %j', (typed, doubts) => expect(read(typed).doubts).toEqual(doubts));

  it.each([
    ['dj 5 hours', { category: ['dj'] }],
    ['dj 2 ghante ke liye', { category: ['dj'] }],
    ['dj for 30 minutes', { category: ['dj'] }],
    ['photographer per hour', { category: ['photography'] }],
    ['painter 1000 sq ft', { category: ['painting'] }],
    ['painter under 15 per sqft', { category: ['painting'], price: 15 }],
    ['2bhk interior', { category: ['interiors'] }],
    ['डीजे 2 घंटे', { category: ['dj'] }],
    ['plumber 24 hours', { category: ['plumbing'], with: ['work:emergency'] }],
    ['parde', { category: ['interiors'] }],
    ['pagdi', { category: ['fashion'] }],
    ['safa baraat', { category: ['fashion'] }],
    ['chuda', { category: ['fashion'] }],
    ['gumasta', { category: ['legal'] }],
    ['vadhyar', { category: ['priest'], with: ['languages:tamil'] }],
    ['makan banane ka kharcha', { category: ['civil-construction'] }],
    ['ghar ki planning', { category: ['architecture'] }],
    ['planning', { category: ['strategy'] }],
    ['instagram ads', { category: ['marketing'], with: ['promotion:social'] }],
    ['dukan ka board', { category: ['marketing'] }],
    ['दुकान का बोर्ड', { category: ['marketing'] }],
    ['sofa ki repairing', { category: ['interiors'] }],
    ['मकान बनाने का खर्च', { category: ['civil-construction'] }],
    ['पर्दे', { category: ['interiors'] }],
    ['पगड़ी', { category: ['fashion'] }],
  ])('words of the street: %j', (typed, expected) => {
    const { own: _, ...understood } = read(typed);
    expect(understood).toEqual({ ...expected, words: [] });
  });

  it('plans a wedding without a strategist', () => {
    for (const typed of ['shaadi ki planning', 'wedding planning', 'शादी की प्लानिंग'])
      expect(read(typed)).not.toHaveProperty('category');
  });

  it('goes by the calendar of Delhi', () => {
    expect(read('sunday', new Date('2026-11-21T18:29:00Z')).on).toBe('2026-11-22');
    expect(read('sunday', new Date('2026-11-22T18:29:00Z')).on).toBe('2026-11-22');
    expect(read('sunday', new Date('2026-11-22T18:31:00Z')).on).toBe('2026-11-29');
    expect(read('tomorrow', new Date('2026-12-31T18:31:00Z')).on).toBe('2027-01-02');
  });

  it('leaves what it does not know as it was typed', () => {
    expect(read('amaltas farm')).toEqual({ words: ['amaltas', 'farm'] });
    expect(read('100% cotton_house').words).toEqual(['100%', 'cotton_house']);
    expect(read('jain electricals')).toEqual({ category: ['electrical'], words: ['jain'] });
    expect(read('शादी')).toEqual({ words: ['शादी'] });
    expect(read('ring ceremony')).toEqual({ words: ['engagement'] });
    expect(read('')).toEqual({ words: [] });
    expect(read('the best')).toEqual({ words: [] });
  });

  it.each([
    ['caterer without non veg', { category: ['catering'], not: { with: ['food:nonveg'] } }],
    ['caterer bina nonveg', { category: ['catering'], not: { with: ['food:nonveg'] } }],
    ['caterer nonveg ke bina', { category: ['catering'], not: { with: ['food:nonveg'] } }],
    ['non veg nahi chahiye caterer', { category: ['catering'], not: { with: ['food:nonveg'] } }],
    ['बिना मांसाहारी कैटरर', { category: ['catering'], not: { with: ['food:nonveg'] } }],
    ['कैटरर मांसाहारी नहीं चाहिए', { category: ['catering'], not: { with: ['food:nonveg'] } }],
    ['कैटरर मांसाहारी के बिना', { category: ['catering'], not: { with: ['food:nonveg'] } }],
    ['no non veg', { category: ['venue', 'catering'], not: { with: ['food:nonveg'] } }],
    ['pure veg caterer', { category: ['catering'], with: ['food:veg'], not: { with: ['food:nonveg'] } }],
    [
      'shudh shakahari halwai',
      { category: ['catering'], with: ['food:veg'], not: { with: ['food:nonveg'] } },
    ],
    ['non veg caterer', { category: ['catering'], with: ['food:nonveg'] }],
    [
      'hall indoor not outdoor',
      { category: ['venue'], with: ['setting:indoor'], not: { with: ['setting:outdoor'] } },
    ],
    ['caterer not in noida', { category: ['catering'], not: { region: ['Noida'] } }],
    ['noida chhod kar dj', { category: ['dj'], not: { region: ['Noida'] } }],
    ['dj noida ko chhodkar', { category: ['dj'], not: { region: ['Noida'] } }],
    ['नोएडा को छोड़कर डीजे', { category: ['dj'], not: { region: ['Noida'] } }],
    ['dj except noida and gurgaon', { category: ['dj'], not: { region: ['Noida', 'Gurgaon'] } }],
    ['dj other than noida', { category: ['dj'], not: { region: ['Noida'] } }],
    ['photographer except rajouri garden', { category: ['photography'], not: { area: ['Rajouri Garden'] } }],
    ['delhi but not dwarka plumber', { category: ['plumbing'], region: 'Delhi', not: { area: ['Dwarka'] } }],
    ['venue without catering', { category: ['venue'], not: { category: ['catering'] } }],
    ['dj nahi band chahiye', { category: ['music'], not: { category: ['dj'] } }],
    ['caterer without biryani', { category: ['catering'], not: { words: ['biryani'] } }],
    ['gifts without plastic', { category: ['gifts'], not: { words: ['plastic'] } }],
    ['photographer no drone', { category: ['photography'], not: { with: ['photoStyle:drone'] } }],
    ['no onion no garlic caterer', { category: ['catering'], with: ['food:jain'] }],
    ['bina pyaz lahsun khana', { category: ['catering'], with: ['food:jain'] }],
    ['dj no 1', { category: ['dj'], words: [] }],
    ['caterer not', { category: ['catering'] }],
    ['caterer not caterer', { category: ['catering'] }],
    ['caterer not above 500 rs', { category: ['catering'], price: 500 }],
  ])('excludes: %j', (typed, expected) => {
    const { own: _, ...understood } = read(typed);
    expect(understood).toEqual({ words: [], ...expected });
  });

  it('takes the words of the staff before its own', () => {
    const taught = createLexicon([
      ['halwai', 'category:venue'],
      ['tent wala', 'category:decoration'],
      ['xyz', 'flowers'],
      ['bad', 'category:nothing'],
    ]);
    expect(understand('halwai xyz bad', taught, sunday)).toEqual({
      category: ['venue'],
      words: ['flowers', 'bad'],
    });
  });
});

describe('the committed tables', () => {
  it('mean something in each row, and nothing twice', () => {
    expect(streetWords.filter(([meaning]) => readMeaning(meaning) === null)).toEqual([]);
    const words = streetWords.flatMap(([meaning, list]) =>
      list.split(', ').map((word) => `${meaning} ${word}`),
    );
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
  });

  it('have at least 120 localities, each somewhere in Delhi-NCR and with PINs', () => {
    expect(localities.length).toBeGreaterThanOrEqual(120);
    for (const { latitude, longitude, pins } of localities) {
      expect(Math.abs(latitude - 28.6)).toBeLessThan(0.35);
      expect(Math.abs(longitude - 77.2)).toBeLessThan(0.35);
      expect(pins.every((pin) => /^(11|12|20)\d{4}$/.test(pin))).toBe(true);
    }
  });

  it('read each locality by its name and its other names', () => {
    const unread = localities
      .filter(({ name }) => !name.startsWith('Sector'))
      .filter(({ name, part }) => read(`dj ${name}`).area !== name && part !== name);
    expect(unread.map(({ name }) => name)).toEqual([]);
  });
});

describe('any typed text', () => {
  const bits = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc.constantFrom(
      '14 feb',
      '\u202e',
      '\u200b',
      '₹',
      'under',
      '500',
      'guests',
      "';--",
      '(.*)+$',
      'हलवाई',
      'sector',
      '१४',
      'rs',
      'to',

      'near me',
      '110027',
      '__proto__',
      'constructor',
      '1e9',
      '-1',
      'लाख',
      'ke andar',
      '\0',
      '\ud800',
      'a'.repeat(80),
    ),
  );
  it('is answered in the shape of the contract, with bounded words, and never with a day that is over', () => {
    fc.assert(
      fc.property(fc.array(bits, { maxLength: 40 }), fc.constantFrom(' ', '', '-'), (parts, between) => {
        const understood = read(parts.join(between));
        expect(Understood.parse(understood)).toEqual(understood);
        expect(understood.words.length).toBeLessThanOrEqual(6);
        expect(understood.on ?? '9').toSatisfy((day: string) => day >= '2026-11-22');
      }),
      { numRuns: 500 },
    );
  });
});
