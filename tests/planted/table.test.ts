import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { areas } from './areas.ts';
import { plant, type PlantedFault } from './fault.ts';

const faults: readonly PlantedFault[] = Object.values(areas).flat();
const root = resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(resolve(root, file), 'utf8');
const filesOf = ({ caughtBy }: PlantedFault) =>
  caughtBy.flatMap((one) => ('journey' in one ? [one.journey] : 'files' in one ? one.files : []));

describe('the planted faults', () => {
  it('are at least sixty, some in each area, each with a name of its own', () => {
    expect(faults.length).toBeGreaterThanOrEqual(60);
    expect(Object.entries(areas).filter(([, { length }]) => length < 2)).toEqual([]);
    const names = [...faults.map(({ name }) => name), ...Object.keys(areas)];
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it.each(faults)('$name changes one place of its file', (fault) => {
    const changed = plant(read(fault.file), fault);
    expect(changed).not.toBeNull();
    expect(changed).not.toBe(read(fault.file));
  });

  it.each(faults)('$name is caught by tests that are there', (fault) => {
    expect(fault.caughtBy.length).toBeGreaterThan(0);
    for (const file of filesOf(fault)) expect(read(file)).not.toBe('');
    for (const one of fault.caughtBy)
      if ('journey' in one) expect(read(one.journey)).toContain(one.grep.replaceAll("'", "\\'"));
  });
});

describe('a fault', () => {
  it.each([
    ['is not there', 'a b'],
    ['is there twice', 'x x'],
  ])('whose text %s is stale', (_, source) => {
    expect(plant(source, { from: 'x', to: 'y' })).toBeNull();
  });

  it('is written as it stands, whatever its signs', () => {
    expect(plant('a x b', { from: 'x', to: "$& $' $1" })).toBe("a $& $' $1 b");
  });
});
