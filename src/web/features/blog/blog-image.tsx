import type { BlogCard } from '#contract/blogs.ts';
import { Picture, sceneOf } from '#ui/picture.tsx';

type Props = {
  blog: Pick<BlogCard, 'image' | 'imageAlt'>;
  priority?: boolean;
  sizes?: string;
  className?: string;
};

/** The blog's picture, or the default one. The site's own scenes come in the best size; anything else as it is. */
export function BlogImage({ blog, priority, sizes, className }: Props) {
  const scene = blog.image ? sceneOf(blog.image) : 'default/blog';
  if (scene)
    return (
      <Picture name={scene} alt={blog.imageAlt} priority={priority} sizes={sizes} className={className} />
    );
  return (
    <img
      src={blog.image!}
      alt={blog.imageAlt}
      width="1200"
      height="800"
      loading={priority ? 'eager' : 'lazy'}
      className={`h-auto w-full object-cover ${className ?? ''}`}
    />
  );
}
