/** @file Variables with nearly the name of a setting: a typing error would have no effect, and nobody would see it. */
import { distance } from '../search/typo.ts';
import { settings } from './settings.ts';

export type Misspelt = { given: string; meant: string };

const names = Object.keys(settings.shape);
/** Names shorter than this are near with one wrong letter, longer ones with two: `PORTS`, `DATBASE_ULR`. */
const longName = 8;

/** Returns the variables that look like settings with a typing error, each with the setting that may be meant. */
export function misspeltSettings(env: NodeJS.ProcessEnv): Misspelt[] {
  return Object.keys(env)
    .filter((given) => !names.includes(given))
    .flatMap((given) => {
      const most = given.length < longName ? 1 : 2;
      const [nearest] = names
        .map((meant) => ({ given, meant, apart: distance(given.toUpperCase(), meant, false) }))
        .filter(({ apart }) => apart <= most)
        .toSorted((a, b) => a.apart - b.apart);
      return nearest ? [{ given, meant: nearest.meant }] : [];
    });
}
