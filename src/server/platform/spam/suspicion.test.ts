import { describe, expect, it } from 'vitest';
import { FormContext } from '#contract/enquiries.ts';
import { decisionsMin, learnFrom, wordsOf, type Decided } from './learned-words.ts';
import { suspicionOf } from './suspicion.ts';

const minFormMs = 1500;
const judged = (text: string, form: object = {}, more: object = {}) =>
  suspicionOf({ form: FormContext.parse(form), minFormMs, text, ...more });
const family =
  'We plan a wedding for 250 guests in Chhatarpur on 14 February. Like this: https://pin.it/abc and https://www.instagram.com/p/xyz';

describe('the signs of a form', () => {
  it.each([
    ['a draft that came back and was sent at once', { elapsedMs: '220', acted: '1' }],
    ['a form that was full at load', { elapsedMs: '1300', acted: '1' }],
    ['a browser that does not say whether somebody was there', { elapsedMs: '3' }],
    ['a page without scripts', {}],
    ['nobody touched the page, and it took its time', { elapsedMs: '1500', acted: '0' }],
  ])('%s is a person', (_, form) => expect(judged(family, form)).toBeNull());

  it.each([
    [{ elapsedMs: '1499', acted: '0' }, 'sent too fast, and nobody had touched the page'],
    [{ honeypot: 'x', elapsedMs: '9000', acted: '1' }, 'honeypot filled'],
    [{ honeypot: '\u200b' }, 'honeypot filled'],
  ])('%j is none', (form, reason) => expect(judged(family, form)).toBe(reason));

  it('is fast with a second sign', () => {
    const text = 'Best SEO for your shop';
    expect(judged(text, { elapsedMs: '9000', acted: '1' })).toBeNull();
    expect(judged(text, { elapsedMs: '300', acted: '1' })).toBe('words of advertising: seo; sent fast');
  });
});

describe('the signs of a text', () => {
  it.each([
    [
      'Crypto gains now! https://bit.ly/a https://bit.ly/b https://bit.ly/c VIAGRA',
      ['3 links', 'shortened link', 'crypto', 'viagra'],
    ],
    [
      'Our SEO ranks you: http://a.example http://b.example www.c.example http://d.example',
      ['4 links', 'seo'],
    ],
    ['Buy сrурtо сoins', ['letters of two alphabets in one word']],
    ['C\u200brypto and vi\u00adagra', ['viagra, crypto']],
    ['Ｃｒｙｐｔｏ casino', ['crypto, casino']],
  ])('%s', (text, reasons) => {
    const said = judged(text);
    for (const reason of reasons) expect(said).toContain(reason);
  });

  it.each([
    family,
    'We need SEO and marketing for our new shop in Khan Market',
    'शादी के लिए सजावट चाहिए, 250 मेहमान',
    'Three looks that we like: pin.it/a, pin.it/b, pin.it/c',
    'A casino night as theme of our sangeet',
    'My mail is asha.k@gmail.com or asha@family.in, my brother has ravi@x.com and meena@x.com',
    '',
  ])('nothing is said against: %s', (text) => expect(judged(text)).toBeNull());

  it('the same words from many want a second sign', () => {
    expect(judged('Best SEO', {}, { sameText: 2 })).toBeNull();
    expect(judged('Best SEO', {}, { sameText: 3 })).toBe(
      'words of advertising: seo; the same text from 3 others within a week',
    );
    expect(judged(family, {}, { sameText: 9 })).toBeNull();
  });
});

describe('the decisions of the staff', () => {
  const decisions = (count: number): Decided[] =>
    Array.from({ length: count }, (_, at) => [
      { text: `Solar panels offer ${at}: cheap rooftop subsidy, reply now`, isSpam: true },
      { text: `Wedding decoration for ${at} guests with marigold and a stage`, isSpam: false },
    ]).flat();

  it('says nothing before ten decisions of either kind', () => {
    expect(learnFrom(decisions(decisionsMin - 1))).toBeNull();
    expect(learnFrom(decisions(40).filter(({ isSpam }) => isSpam))).toBeNull();
    expect(learnFrom(decisions(decisionsMin))).not.toBeNull();
  });

  it('sets aside what reads like what was discarded, with the words that say so', () => {
    const learned = learnFrom(decisions(20))!;
    const read = (text: string) => judged(text, {}, { learned: learned.read(text) });
    expect(read('Rooftop solar subsidy, cheap offer')).toMatch(
      /^reads like what you have discarded: .*(?:solar|rooftop|subsidy)/,
    );
    expect(read('Marigold decoration and a stage for our wedding guests')).toBeNull();
    expect(read('Something of which nobody has heard')).toBeNull();
    expect(read('')).toBeNull();
  });

  it('lets through what was always released, though it shows one strong sign', () => {
    const crypto = 'Our crypto casino opens: decoration with marigold and a stage for guests, please';
    const learned = learnFrom(
      decisions(40).map((one) => ({ ...one, text: one.isSpam ? one.text : `${one.text} ${crypto}` })),
    )!;
    expect(judged(crypto)).not.toBeNull();
    expect(judged(crypto, {}, { learned: learned.read(crypto) })).toBeNull();
  });

  it('reads words of every script, hosts of links and no numbers', () => {
    expect(wordsOf('शादी 250 https://www.Example.com/x?y=1 a\u200bb')).toEqual(['शादी', 'example.com', 'ab']);
  });
});
