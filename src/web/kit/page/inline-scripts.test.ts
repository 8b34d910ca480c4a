import { createContext, runInContext } from 'node:vm';
import { expect, it } from 'vitest';
import { holdFieldsScript } from '#facts/served-fields.ts';
import { standInScript } from '#ui/stand-in.ts';
import { earlyFontsScript } from './early-fonts.ts';
import { exactHeightsScript } from './exact-heights.ts';

const scripts = { earlyFontsScript, exactHeightsScript, holdFieldsScript, standInScript };

/** Returns the global names that a script adds. */
function namesOf(script: string): string[] {
  const window = createContext({
    addEventListener: () => {},
    document: { querySelectorAll: () => [], activeElement: null },
    history: { state: null },
    location: { hash: '' },
  });
  const names = () => runInContext('Object.getOwnPropertyNames(globalThis)', window) as string[];
  const before = names();
  runInContext(script, window);
  return names().filter((name) => !before.includes(name));
}

it('the scripts in the HTML share the window, and no name in it', () => {
  const names = Object.values(scripts).flatMap(namesOf);
  expect(names).toEqual(expect.arrayContaining(['exact', 'fieldsServed']));
  expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
});
