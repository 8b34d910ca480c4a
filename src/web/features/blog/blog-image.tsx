import type { BlogCard } from '#contract/blogs.ts';
import { focusPoint } from '#ui/focus-point.ts';
import { inColumns, Picture, sceneOf } from '#ui/picture.tsx';

type Props = {
  blog: Pick<BlogCard, 'image' | 'imageAlt' | 'picture'>;
  priority?: boolean;
  sizes?: string;
  className?: string;
};

/** The blog's picture, or the default one. Scenes and library pictures come in the best size; others unchanged. */
export function BlogImage({ blog, priority, sizes, className }: Props) {
  const { image, imageAlt: alt, picture } = blog;
  const scene = image ? sceneOf(image) : 'default/blog';
  if (scene)
    return <Picture name={scene} alt={alt} priority={priority} sizes={sizes} className={className} />;
  return (
    <picture className="contents">
      {picture?.sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes ?? inColumns} />
      ))}
      <img
        src={image!}
        alt={alt}
        width={picture?.width ?? 1200}
        height={picture?.height ?? 800}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        className={`h-auto w-full bg-paper-deep object-cover ${className ?? ''}`}
        {...(picture && focusPoint(picture))}
      />
    </picture>
  );
}
