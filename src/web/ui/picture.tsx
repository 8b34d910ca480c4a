type Props = {
  /** A drawn scene, by name. */
  name: string;
  /** What is seen; empty when the words beside it say the same. */
  alt: string;
  /** How wide it is shown, for the browser's choice of file. */
  sizes?: string;
  /** True for the one picture that the first screen waits for. */
  priority?: boolean;
  className?: string;
};

const widths = [480, 960];
const shape = { width: 1200, height: 800 };
const fileOf = (name: string, width: number, type: string) => `/art/${name}-${width}.${type}`;
const setOf = (name: string, type: string) => widths.map((width) => `${fileOf(name, width, type)} ${width}w`).join(', ');

/** A drawn scene in the smallest file that does: AVIF where the browser knows it, WebP otherwise. Keeps its place while loading. */
export function Picture({ name, alt, sizes = '(min-width: 48rem) 33vw, 92vw', priority = false, className = '' }: Props) {
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={setOf(name, 'avif')} sizes={sizes} />
      <img
        src={fileOf(name, 960, 'webp')}
        srcSet={setOf(name, 'webp')}
        sizes={sizes}
        alt={alt}
        {...shape}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? 'sync' : 'async'}
        className={`h-auto w-full bg-paper-deep object-cover ${className}`}
      />
    </picture>
  );
}

/** The scene behind a path such as `/art/name-960.webp`, or null when the path leads elsewhere. */
export const sceneOf = (path: string | null): string | null => /^\/art\/(.+)-960\.webp$/.exec(path ?? '')?.[1] ?? null;
