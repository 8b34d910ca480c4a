import { paths } from '#facts/paths.ts';
import type { Visit } from './visit.ts';

const kb = 1024;

/** What a first visit may cost on a cheap phone over slow 4G: bytes over the wire, shift without unit. */
const limits = { markup: 60 * kb, script: 120 * kb, picture: 300 * kb, font: 60 * kb, shift: 0.01 } as const;

/** A little over the goal still: one page's form opens with it, the other is a long form. To shrink; they may not grow. */
const heavier: Readonly<Record<string, number>> = {
  [paths.marketing]: 121 * kb,
  [paths.register]: 121 * kb,
};

const allowed = (name: Limit, path: string): number =>
  name === 'script' ? (heavier[path] ?? limits.script) : limits[name];

type Limit = keyof typeof limits;
const names = Object.keys(limits) as Limit[];
const isBytes = (name: Limit) => name !== 'shift';

function shown(name: Limit, value: number): string {
  return isBytes(name) ? `${(value / kb).toFixed(1)} kB` : value.toFixed(3);
}

/** A sentence for each limit that the visit broke. */
export function broken(visit: Visit): string[] {
  if (visit.status !== 200) return [`${visit.path}: answered ${visit.status}`];
  const over = names
    .filter((name) => visit[name] > allowed(name, visit.path))
    .map(
      (name) =>
        `${visit.path}: ${name} ${shown(name, visit[name])}, allowed ${shown(name, allowed(name, visit.path))}`,
    );
  return [...over, ...visit.strangers.map((url) => `${visit.path}: asked another origin, ${url}`)];
}

/** The heaviest page of each kind, so that a reader sees how much room is left. */
export function heaviest(visits: readonly Visit[]): string[] {
  return names.flatMap((name) => {
    const worst = visits.toSorted((a, b) => b[name] - a[name])[0];
    return worst
      ? [`${name}: at most ${shown(name, worst[name])} of ${shown(name, limits[name])} (${worst.path})`]
      : [];
  });
}
