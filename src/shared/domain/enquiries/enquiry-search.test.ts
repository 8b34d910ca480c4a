import { describe, expect, it } from 'vitest';
import { nearWord, searchReference } from './enquiry-search.ts';

const finds = (typed: string, text: string) => {
  const near = nearWord(typed);
  return near !== null && new RegExp(near, 'su').test(text);
};

describe('a word with one wrong letter', () => {
  it.each([
    ['kavuta', 'a wrong letter'],
    ['kavta', 'a missing letter'],
    ['kavvita', 'an additional letter'],
    ['kavtia', 'exchanged neighbours'],
    ['kavite', 'a wrong last letter'],
    ['kavitaa', 'an additional last letter'],
  ])('%s finds kavita: %s', (typed) => {
    expect(finds(typed, 'agn-1 kavita menon')).toBe(true);
    expect(finds(typed, 'kavita menon')).toBe(true);
    expect(finds(typed, '["kavita menon"]')).toBe(true);
  });

  it('is found in words that go on, and in Hindi', () => {
    expect(finds('guetss', 'lawn for guests')).toBe(true);
    expect(finds('weding', 'weddings')).toBe(true);
    expect(finds('मडंप', 'एक मंडप')).toBe(false);
    expect(finds('मडंपम', 'मंडपम')).toBe(true);
  });

  it.each([
    ['kovuta', 'kavita', 'two wrong letters'],
    ['gavita', 'kavita', 'a wrong first letter'],
    ['kavta', 'skavita', 'inside a word'],
    ['asah', 'asha', 'a short word'],
    ['98765', '98766', 'digits'],
    ['a.b*c', 'a.bxc', 'signs of a pattern'],
  ])('%s does not find %s: %s', (typed, text) => expect(finds(typed, text)).toBe(false));
});

it('reads a reference without dashes, with blanks, in any case, with or without its first part', () => {
  for (const typed of ['agn7k3f9q', 'AGN 7K3F 9Q', 'AGN–7K3F–9Q', 'agn-7k3f-9q'])
    expect(searchReference(typed), typed).toBe('agn-7k3f-9q');
  expect(searchReference('7K3F9q')).toBe('7k3f-9q');
  for (const typed of ['7k3f9', '7k3f9u', '98765 43210', 'lawn for 300', ''])
    expect(searchReference(typed), typed).toBeNull();
});
