import { describe, expect, it } from 'vitest';
import { catalogFiles } from '#platform/words/catalogs.ts';
import { defaultLocale, listedLocales, unlistedLocales } from '#words/locales.ts';
import { saidIn, sayingFiles, type Said } from '../../scripts/words/said.ts';
import { judgeCatalog } from './catalogs.ts';

const { said, computed } = saidIn(sayingFiles());
type Catalog = Parameters<typeof judgeCatalog>[1];
/** Returns everything that prevents a language from being listed. */
function faultsOf(all: readonly Said[], catalog: Catalog): string[] {
  const { faults, missing } = judgeCatalog(all, catalog);
  return [...faults, ...missing];
}

describe('the sentences for people', () => {
  it('is written out where it is said, so that a catalogue can hold it', () => {
    expect(said.length).toBeGreaterThan(200);
    expect(computed).toEqual([]);
  });

  it.each(listedLocales.filter((locale) => locale !== defaultLocale))(
    'is in the catalogue of %s, once, with the same parts, and nothing else is',
    (locale) => expect(faultsOf(said, catalogFiles(locale))).toEqual([]),
  );

  it.each(unlistedLocales)(
    'may be missing in the catalogue of %s, which is in progress; what is there is held to the same',
    (locale) => expect(judgeCatalog(said, catalogFiles(locale)).faults).toEqual([]),
  );
});

describe('the law finds', () => {
  const english = (...sentences: string[]) =>
    sentences.map((sentence) => ({ sentence, at: 'a.ts:1', pattern: sentence.includes('{') }));

  it.each<[string, string[], Record<string, Record<string, string>>, RegExp]>([
    ['what is missing', ['Call us'], { 'a.json': {} }, /a\.ts:1: "Call us" is in no file/],
    ['what nobody says', [], { 'a.json': { Gone: 'गया' } }, /nobody says "Gone"/],
    ['what stands twice', ['A'], { 'a.json': { A: 'अ' }, 'b.json': { A: 'आ' } }, /stands in a\.json, too/],
    ['what is empty', ['A'], { 'a.json': { A: ' ' } }, /has no words/],
    ['a value that is lost', ['Call {name}'], { 'a.json': { 'Call {name}': 'कॉल' } }, /needs \{name\}/],
    ['a value of another name', ['{n}'], { 'a.json': { '{n}': '{m}' } }, /needs \{n\}, not \{m\}/],
    ['a mark that is lost', ['<b>A</b>'], { 'a.json': { '<b>A</b>': 'अ' } }, /needs <\/b> <b>/],
    ['a pattern that is none', ['{n}'], { 'a.json': { '{n}': '{n' } }, /cannot be read/],
  ])('%s', (_, sentences, catalog, fault) => {
    expect(faultsOf(english(...sentences), catalog).join('\n')).toMatch(fault);
  });

  it('in a language in progress what is wrong, and not what is missing', () => {
    const { faults, missing } = judgeCatalog(english('A', 'Call {name}'), {
      'a.json': { 'Call {name}': 'ਫ਼ੋਨ', Gone: 'ਗਿਆ' },
    });
    expect(faults).toHaveLength(2);
    expect(missing).toEqual(['a.ts:1: "A" is in no file of the language']);
  });

  it('nothing where all is well, whatever the order', () => {
    const said = english('{count, plural, one {# vendor} other {# vendors}} in <b>{area}</b>');
    const hindi = '<b>{area}</b> में {count, plural, one {# विक्रेता} other {# विक्रेता}}';
    expect(faultsOf(said, { 'a.json': { [said[0]!.sentence]: hindi } })).toEqual([]);
  });

  it.each<[string, string, RegExp]>([
    ['is lost', 'लिखें', /needs \{email\}/],
    ['has another name', '{mail} पर लिखें', /needs \{email\}, not \{mail\}/],
    ['nobody puts in', '{email} या {phone} पर', /needs \{email\}, not \{email\} \{phone\}/],
  ])('a token of a sentence without values that %s', (_, words, fault) => {
    const said = [{ sentence: 'Write to {email}', at: 'a.ts:1', pattern: false }];
    expect(faultsOf(said, { 'a.json': { 'Write to {email}': words } }).join('\n')).toMatch(fault);
    expect(faultsOf(said, { 'a.json': { 'Write to {email}': '{email} पर लिखें' } })).toEqual([]);
  });

  it('a sentence that is put together', () => {
    const source = "import { t } from '#words/t.ts';\nt(name);\nt(`a ${b}`);\nt('a' + b);";
    expect(saidIn({ 'a.ts': source }).computed).toHaveLength(3);
  });
});
