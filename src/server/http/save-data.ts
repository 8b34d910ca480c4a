/** @file The smallest file of each drawn picture, for devices that ask to save data. */
import { globSync } from 'node:fs';

const sized = /^(.+)-(\d+)\.(avif|webp)$/;

/** By the path of every larger file below `dir`: the path of the smallest that shows the same in the same format. */
export function lighterPictures(dir: string): ReadonlyMap<string, string> {
  const families = Map.groupBy(
    globSync('art/**/*.{avif,webp}', { cwd: dir }).flatMap((path) => {
      const [, name, width, format] = sized.exec(path) ?? [];
      return name ? [{ path: `/${path}`, family: `${name}.${format}`, width: Number(width) }] : [];
    }),
    ({ family }) => family,
  );
  return new Map(
    [...families.values()].flatMap((files) => {
      const [smallest, ...larger] = files.toSorted((a, b) => a.width - b.width);
      return larger.map(({ path }) => [path, smallest!.path] as const);
    }),
  );
}
