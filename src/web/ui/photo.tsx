import type { FocusedPicture } from '#contract/focused-picture.ts';
import { focusPoint } from './focus-point.ts';

type Props = {
  /** With its focus point where it has one. */
  picture: FocusedPicture;
  /** Its rendered width, for the browser's choice of file. */
  sizes: string;
  /** True for the one picture that the first screen waits for. */
  priority?: boolean;
  /** Shape and corners of the frame. */
  className?: string;
  /** `contain` shows the whole picture, `cover` fills the frame. */
  fit?: 'cover' | 'contain';
};

/**
 * An uploaded picture in the smallest sufficient file, over a tiny blurred one until it loads. The blurred one is an image of its own,
 * since the page's policy allows no style attribute.
 */
export function Photo({ picture, sizes, priority = false, className = '', fit = 'cover' }: Props) {
  const { src, width, height, alt, blur, sources } = picture;
  const shape = fit === 'cover' ? 'object-cover' : 'object-contain';
  return (
    <span className={`relative block overflow-hidden bg-paper-deep ${className}`}>
      {blur && fit === 'cover' && (
        <img
          src={blur}
          alt=""
          aria-hidden
          width={width}
          height={height}
          className={`absolute inset-0 size-full scale-110 blur-lg ${shape}`}
        />
      )}
      <picture className="contents">
        {sources.map(({ type, srcset }) => (
          <source key={type} type={type} srcSet={srcset} sizes={sizes} />
        ))}
        <img
          src={src}
          alt={alt}
          width={width}
          height={height}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding={priority ? 'sync' : 'async'}
          className={`relative size-full ${shape}`}
          {...(picture.focusX !== undefined && fit === 'cover' && focusPoint(picture))}
        />
      </picture>
    </span>
  );
}
