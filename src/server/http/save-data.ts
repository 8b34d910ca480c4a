/** @file Finds the smallest file of each drawn picture, for the `Save-Data` header. */
import { globSync } from 'node:fs';

const sized = /^(.+)-(\d+)\.(avif|webp)$/;

/** Returns, by the path of every larger file below `dir`, the path of the smallest one of the same picture and format. */
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
