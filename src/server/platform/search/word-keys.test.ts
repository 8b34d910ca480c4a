import { describe, expect, it } from 'vitest';
import { searchKey } from '#platform/db/search-key.ts';
import { romanise } from './romanise.ts';
import { rootOf, soundOf, soundsOf, spellingOf } from './word-keys.ts';

describe('words that are one', () => {
  it.each([
    ['caterer', 'catering'],
    ['caterers', 'catering'],
    ['photographer', 'photography'],
    ['photographers', 'photography'],
    ['plumber', 'plumbing'],
    ['decorator', 'decoration'],
    ['choreographer', 'choreography'],
    ['painters', 'painting'],
  ])('%s and %s have one root', (a, b) => expect(rootOf(a)).toBe(rootOf(b)));

  it.each([
    ['shaadi', 'shadi'],
    ['halwai', 'halvaai'],
    ['mehndi', 'mehndee'],
    ['fotografer', 'photographer'],
    ['khana', 'kana'],
    ['pooja', 'puja'],
    ['mithai', 'mitthai'],
  ])('%s and %s have one spelling', (a, b) => expect(spellingOf(a)).toBe(spellingOf(b)));

  it.each([
    ['हलवाई', 'halwai', 'halvai'],
    ['शादी', 'shaadi', 'shadi'],
    ['राजौरी', 'rajouri', 'rajauri'],
    ['गार्डन', 'garden', 'gardan'],
    ['फ़ोटोग्राफर', 'photographer', 'photographar'],
    ['अमलतास', 'amaltas', 'amaltas'],
  ])('%s sounds like %s and is written %s', (hindi, latin, romanised) => {
    expect(romanise(searchKey(hindi))).toBe(romanised);
    expect(soundOf(hindi)).toBe(soundOf(latin));
  });

  it('keeps apart what is different', () => {
    expect(rootOf('venue')).not.toBe(rootOf('vendor'));
    expect(spellingOf('tent')).not.toBe(spellingOf('tint'));
    expect(soundOf('halwai')).not.toBe(soundOf('bijli'));
  });
});

describe('the sounds of a text', () => {
  it('are each there once, without numbers and single letters', () => {
    expect(soundsOf('amaltas अमलतास farm 110027 a')).toEqual(['AMLTS', 'FRM']);
    expect(soundsOf('')).toEqual([]);
    expect(soundsOf('👍 🙂 ٣٤٥')).toEqual([]);
    expect(soundsOf('zzqqzz dj cctv')).toEqual([]);
  });
  it('are bounded', () => {
    const many = Array.from({ length: 5000 }, (_, at) => at.toString(26).replace(/\d/g, 'xyz')).join(' ');
    expect(soundsOf(many).length).toBeLessThanOrEqual(400);
  });
});
