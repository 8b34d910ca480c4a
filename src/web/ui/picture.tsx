import type { SceneName } from '#content/types.ts';

type Props = {
  /** A drawn scene, by its name in the manifest, such as `blog/choosing-bricks`. */
  name: SceneName;
  /** Its description; empty when the text beside it says the same. */
  alt: string;
  /** Its rendered width, for the browser's choice of file; by default as in a grid of one, two or three columns. */
  sizes?: string;
  /** True for the one picture that the first screen waits for. */
  priority?: boolean;
  className?: string;
  /** Shape of the drawing, where it differs from the common one. */
  shape?: Shape;
};
/** Proportions, and the pixel widths on disk. */
type Shape = { width: number; height: number; widths: readonly number[] };

const common: Shape = { width: 1200, height: 800, widths: [480, 720, 960] };
/** Width of a picture in a grid of one, two or three columns. */
export const inColumns = '(min-width: 76rem) 23rem, (min-width: 64rem) 30vw, (min-width: 40rem) 45vw, 92vw';
const fileOf = (name: string, width: number, type: string) => `/art/${name}-${width}.${type}`;
const setOf = (name: string, widths: Shape['widths'], type: string) =>
  widths.map((width) => `${fileOf(name, width, type)} ${width}w`).join(', ');

/** A drawn scene in the smallest sufficient file: AVIF where the browser supports it, WebP otherwise. Reserves its space while loading. */
export function Picture({
  name,
  alt,
  sizes = inColumns,
  priority = false,
  className = '',
  shape = common,
}: Props) {
  const { width, height, widths } = shape;
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={setOf(name, widths, 'avif')} sizes={sizes} />
      <img
        src={fileOf(name, widths.at(-1)!, 'webp')}
        srcSet={setOf(name, widths, 'webp')}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? 'sync' : 'async'}
        className={`h-auto w-full bg-paper-deep object-cover ${className}`}
      />
    </picture>
  );
}

/** Returns the scene of a path such as `/art/name-960.webp`, or null for another path. */
export const sceneOf = (path: string | null): SceneName | null =>
  // Such stored paths come from the manifest.
  (/^\/art\/(.+)-960\.webp$/.exec(path ?? '')?.[1] ?? null) as SceneName | null;
